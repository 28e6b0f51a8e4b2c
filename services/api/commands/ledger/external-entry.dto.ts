import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import {
  ChoiceField,
  DayField,
  FlagField,
  IdField,
  InstantField,
  NumberField,
  TextField,
} from '../fields.js';

/** Stock that arrives from outside of the network. */
export class ExternalEntryBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @NumberField('How much arrives.', { required: true, unit: 'packages', minimum: 1, example: 20 })
  quantite: number | null = null;

  @TextField('Batch number.', { required: true, example: 'FX4402' })
  lot: string | null = null;

  @DayField('Expiry; for a month-type product any day of the month. Not in the past.', { required: true })
  peremption: string | null = null;

  @InstantField('When the goods were received. Default: now.')
  reception: string | null = null;

  @FlagField('The reception is compliant. Where it is not, a comment is required.', true)
  conforme: boolean | null = null;

  @TextField('Why the reception is not compliant.', { example: 'Un carton ouvert' })
  commentaire: string | null = null;

  @ChoiceField(
    'Present: the entry is a transfer, in this thermal state. Only for products with `stabilite28`.',
    TRANSFER_TYPES,
  )
  transfertType: TransferType | null = null;

  @InstantField('When the goods left the freezer; required with MOINS_20 and DECONGELE.')
  transfertDate: string | null = null;
}
