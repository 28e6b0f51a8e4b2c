import type { StockEntered } from '../../../domain/ledger/events.js';
import { TRANSFER_TYPES, type TransferType } from '../../../domain/ledger/vocabulary.js';
import { businessDay } from '../../../domain/shared/calendar.js';
import {
  ChoiceField,
  DayField,
  FlagField,
  IdField,
  InstantField,
  NumberField,
  TextField,
} from '../../http/fields/body-fields.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';

/** Stock that arrives from outside of the network. */
export class ExternalEntryBody {
  @IdField('Product.', { required: true })
  idProduit: string | null = null;

  @NumberField('How much arrives.', { required: true, unit: 'packages', min: 1, example: 20 })
  quantite: number | null = null;

  @TextField('Batch number.', { required: true, example: 'FX4402' })
  lot: string | null = null;

  @DayField('Expiry; for a month-type product any day of the month. Not in the past.', { required: true })
  peremption: string | null = null;

  @InstantField('When the goods were received; not in the future. Default: now.')
  reception: string | null = null;

  @FlagField('The reception is compliant. Where it is not, a comment is required.', true)
  conforme: boolean | null = null;

  @TextField('Why the reception is not compliant, or any other comment.', { example: 'Un carton ouvert' })
  commentaire: string | null = null;

  @ChoiceField(
    'Present: the entry is a transfer, in this thermal state. Only for products with `stabilite28`.',
    TRANSFER_TYPES,
  )
  transfertType: TransferType | null = null;

  @InstantField('When the goods left the freezer; required with MOINS_20 and DECONGELE; not in the future.')
  transfertDate: string | null = null;
}

const NAMES = {
  productId: 'idProduit',
  quantity: 'quantite',
  lot: 'lot',
  expiry: 'peremption',
  receivedAt: 'reception',
  compliant: 'conforme',
  comment: 'commentaire',
  transferType: 'transfertType',
  transferredAt: 'transfertDate',
} as const;

export function enterStock(body: ExternalEntryBody, facts: CommandFacts) {
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: {
      type: 'EnterStock',
      context: facts.decision,
      operationId: idOf(facts, 'operation'),
      batchId: idOf(facts, 'batch'),
      centre: { type: facts.centre.type, parentHoldsStock: parentHoldsStock(facts) },
      ...fieldsOf(body, NAMES),
      expiry: businessDay(body.peremption, facts.decision.timeZone),
    },
    context: facts.context,
    refused: refusedAs(NAMES),
    answer: ({ events }): Created => ({ id: (events[0] as StockEntered).data.lines[0]!.batchId }),
  });
}

/** A referent above the centre that could serve it. */
const parentHoldsStock = ({ centre, directory }: CommandFacts): boolean =>
  centre.parentIds.some((id) => {
    const parent = directory.centre(id);
    return parent?.type === 'REFERENT' && parent.holdsStock;
  });
