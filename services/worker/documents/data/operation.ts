import { deliveryNoteLineTable } from '../../../../projections/delivery-note/tables.js';
import {
  OPERATION_COLUMNS,
  type OperationRecord,
  operationTable,
} from '../../../../projections/operation/table.js';
import type { Queries } from '../../../../projections/past.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import type { OperationValues } from '../../../documents/fields/catalogue.js';
import type { OperationKind } from '../../../domain/ledger/vocabulary.js';
import { enumerationWord } from '../../../words/catalogue.js';
import type { Edition } from './edition.js';
import { type BatchRecord, lineValues, totalsOf } from './lines.js';
import type { SourcedDocument } from './preparation.js';
import { ReferenceRecords } from './reference.js';
import { SourceMissing } from './refusals.js';

/** The external reference is that of the line by which the batch arrived, if it arrived by one. */
const FIND = `SELECT ${OPERATION_COLUMNS}, o.thawed, coalesce(s.returned, false) AS returned, l.external_reference
  FROM ${live(operationTable)} o
  LEFT JOIN ${live(stockTable)} s ON s.id = o.batch_id
  LEFT JOIN ${live(deliveryNoteLineTable)} l ON l.id = s.note_line_id
  WHERE o.id = $1 AND o.kind = $2`;

/**
 * What the document of one operation says.
 *
 * @throws SourceMissing where there is no record of that kind with this id
 */
export async function operationDocument(
  readModels: Queries,
  kind: OperationKind,
  id: string,
  edition: Edition,
): Promise<SourcedDocument> {
  const { rows } = await readModels.query<OperationRecord & BatchRecord>(FIND, [id, kind]);
  const record = rows[0];
  if (!record) throw new SourceMissing(`${kind} ${id}`);
  const reference = new ReferenceRecords(readModels);
  const { formats } = edition;
  const [products, parties, declaredBy] = await Promise.all([
    reference.products([record.product_id]),
    reference.parties([record.centre_id, record.from_centre_id, record.point_id]),
    reference.userName(record.user_id),
  ]);
  const shared: OperationValues = {
    ...edition.values,
    ...totalsOf([record], products, formats),
    numeroBl: record.note_number ?? '',
    emetteur: parties.get(record.centre_id) ?? null,
    date: formats.day(record.occurred_at),
    heure: formats.time(record.occurred_at),
    declarePar: declaredBy,
    commentaire: record.comment ?? '',
    lignes: [lineValues(record, 0, products.get(record.product_id), formats)],
  };
  const centreId = record.centre_id;
  if (kind === 'scrapping') {
    const cause = await reference.label('SCRAPPING_CAUSE', record.cause ?? '', formats.language);
    return { centreId, values: { ...shared, cause } };
  }
  if (kind === 'return') {
    const centreRetour = (record.from_centre_id && parties.get(record.from_centre_id)) || null;
    return { centreId, values: { ...shared, centreRetour } };
  }
  return {
    centreId,
    values: {
      ...shared,
      interne: record.point_id === null,
      point: (record.point_id && parties.get(record.point_id)) || null,
      conditionnement: enumerationWord('packaging', record.packaging ?? '', formats.language),
      seringues: record.syringes === null ? '' : formats.number(record.syringes),
    },
  };
}
