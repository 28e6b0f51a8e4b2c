import {
  COUNT_COLUMNS,
  COUNT_LINE_COLUMNS,
  COUNT_LINE_ORDER,
  COUNT_LINES,
  COUNTS,
  type CountLineRecord,
  type CountRecord,
} from '../../../../projections/count/search.js';
import { asOf, type Queries } from '../../../../projections/past.js';
import type { CountSheetLine, CountSheetValues } from '../../../documents/printed.js';
import { enumerationWord } from '../../../words/catalogue.js';
import type { Edition } from './edition.js';
import { type BatchRecord, lineValues, totalsOf } from './lines.js';
import { type ProductRecord, ReferenceRecords } from './reference.js';
import { SourceMissing } from './refusals.js';

/**
 * What the sheet of a count says: of an open one, what is there to be counted; of one that has ended, how it ended.
 *
 * @param showsExpected the expected quantities of batches that are not counted are on the sheet
 * @throws SourceMissing where there is no such count
 */
export async function countSheet(
  readModels: Queries,
  id: string,
  showsExpected: boolean,
  edition: Edition,
): Promise<CountSheetValues> {
  const found = await readModels.query<CountRecord>(
    `SELECT ${COUNT_COLUMNS} FROM ${COUNTS} WHERE c.id = $1`,
    [id],
  );
  const [count] = found.rows;
  if (!count) throw new SourceMissing(`count ${id}`);
  const text = `SELECT ${COUNT_LINE_COLUMNS} ${COUNT_LINES} ORDER BY ${COUNT_LINE_ORDER}`;
  const { rows } = await readModels.query<CountLineRecord>(
    count.ended_position === null ? text : asOf(text, BigInt(count.ended_position)),
    [id],
  );
  const reference = new ReferenceRecords(readModels);
  const { formats } = edition;
  const [products, parties, openedBy] = await Promise.all([
    reference.products([
      ...rows.map(({ product_id }) => product_id),
      ...(count.product_id === null ? [] : [count.product_id]),
    ]),
    reference.parties([count.centre_id]),
    reference.userName(count.opened_by),
  ]);
  return {
    ...edition.values,
    ...totalsOf(rows.map(batchOf), products, formats),
    numeroBl: count.number,
    emetteur: parties.get(count.centre_id) ?? null,
    date: formats.day(count.opened_at),
    heure: formats.time(count.opened_at),
    ouvertPar: openedBy,
    produitCompte:
      count.product_id === null ? '' : (products.get(count.product_id)?.commercial_name ?? count.product_id),
    statut: enumerationWord('countStatus', count.status, formats.language),
    montreAttendu: showsExpected || rows.some(({ counted }) => counted !== null),
    lignes: rows.map((line, index) =>
      sheetLine(line, index, products.get(line.product_id), showsExpected, edition),
    ),
  };
}

function sheetLine(
  line: CountLineRecord,
  index: number,
  product: ProductRecord | undefined,
  showsExpected: boolean,
  { formats }: Edition,
): CountSheetLine {
  const { counted, expected } = line;
  const difference = counted === null ? null : counted - expected;
  return {
    ...lineValues(batchOf(line), index, product, formats),
    attendu: showsExpected || counted !== null ? formats.number(expected) : '',
    compte: counted === null ? '' : formats.number(counted),
    difference: difference === null ? '' : `${difference > 0 ? '+' : ''}${formats.number(difference)}`,
  };
}

const batchOf = (line: CountLineRecord): BatchRecord => ({
  ...line,
  quantity: line.expected,
  exit_at: null,
  external_reference: null,
});
