import { businessDay } from '../../../domain/shared/calendar.js';
import * as shows from '../../http/fields/answer-fields.js';
import { DayField, IdField, NumberField, TextField } from '../../http/fields/body-fields.js';
import { StockRow } from '../../queries/stock/stock-row.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';
import { OFFLINE_NAME, OfflineInstantField } from '../offline.js';
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

/** A vaccination centre also edits offline. */
export class VaccinationStockEditBody extends StockEditBody {
  @OfflineInstantField()
  dateOperation: string | null = null;
}

/** Its answer. */
export class VaccinationStockRow extends StockRow {
  @shows.flag('The edit was made offline (`dateOperation`) and sent later.', { example: false })
  offline!: boolean;
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
      offline: facts.offline,
      expiry: businessDay(body.peremption, facts.decision.timeZone),
    },
    context: facts.context,
    refused: refusedAs({ ...NAMES, ...OFFLINE_NAME }),
    answer: async ({ position }): Promise<StockRow | VaccinationStockRow> => {
      const row = await written.stockRow(position, body.idStock!);
      return facts.centre.type === 'VACCINATION' ? { ...row, offline: facts.offline !== null } : row;
    },
  });
}
