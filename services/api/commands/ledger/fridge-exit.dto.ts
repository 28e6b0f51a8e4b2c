import {
  EXIT_DESTINATIONS,
  type ExitDestination,
  PACKAGINGS,
  type Packaging,
} from '../../../domain/ledger/vocabulary.js';
import { ChoiceField, IdField, NumberField, TextField } from '../fields.js';

export class FridgeExitBody {
  @IdField('Received delivery-note line: the stock unit of a vaccination centre.', { required: true })
  idLigneBl: string | null = null;

  @NumberField(
    'How much is taken. In syringe mode it may be left out: so many packages as the syringes open.',
    { unit: 'packages', minimum: 1, example: 2 },
  )
  quantite: number | null = null;

  @NumberField('Drawn syringes; required in syringe mode.', { unit: 'syringes', minimum: 1, example: 12 })
  seringue: number | null = null;

  @ChoiceField('Entry mode: vials or syringes.', PACKAGINGS, { default: 'FLACON' })
  typeConditionnement: Packaging | null = null;

  @ChoiceField('Where it goes.', EXIT_DESTINATIONS, { default: 'INTERNE' })
  sortieType: ExitDestination | null = null;

  @IdField('Vaccination point below the centre; required with VACCINATION_POINT.')
  idPoint: string | null = null;

  @TextField('Comment.', { example: 'Séance du matin' })
  commentaire: string | null = null;
}
