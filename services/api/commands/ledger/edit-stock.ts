import { businessDay } from '../../../domain/shared/calendar.js';
import { DayField, IdField, NumberField, TextField } from '../../http/fields/command-fields.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';
import type { WrittenRecords } from '../written-records.js';

export class StockEditBody {
  @IdField('Stock batch; at a vaccination centre the received delivery-note line.', { required: true })
  idStock: string | null = null;

  @NumberField('What is added, or taken where negative; never 0. This or `peremption` is required.', {
    unit: 'packages',
    example: -2,
  })
  quantite: number | null = null;

  @DayField('New expiry; for a month-type product any day of the month. Not in the past.')
  peremption: string | null = null;

  @TextField('Why.', { required: true, example: 'Inventaire du mois' })
  commentaire: string | null = null;
}

const NAMES = {
  batchId: 'idStock',
  quantity: 'quantite',
  expiry: 'peremption',
  comment: 'commentaire',
} as const;

export function editStock(body: StockEditBody, facts: CommandFacts, written: WrittenRecords) {
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: {
      type: 'EditStock',
      context: facts.decision,
      operationId: idOf(facts, 'edit'),
      ...fieldsOf(body, NAMES),
      expiry: businessDay(body.peremption, facts.decision.timeZone),
    },
    context: facts.context,
    refused: refusedAs(NAMES),
    answer: ({ position }) => written.stockRow(position, body.idStock!),
  });
}
