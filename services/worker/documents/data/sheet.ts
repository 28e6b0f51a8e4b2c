/** What the sheets of a scrapping, a return and a fridge exit say. */
import type { Pool } from 'pg';
import type { SheetValues } from '../../../documents/fields/catalogue.js';
import type { DocumentSubject } from '../../../jobs/job-kinds.js';
import type { Edition } from './edition.js';
import { type BatchRecord, lineValues, totalsOf } from './lines.js';
import type { SourcedDocument } from './preparation.js';
import { ReferenceRecords } from './reference.js';
import { SourceMissing } from './refusals.js';

type SheetKind = Exclude<DocumentSubject['of'], 'preparations' | 'template'>;

interface SheetRecord extends BatchRecord {
  readonly centre_id: string;
  readonly occurred_at: Date;
  readonly user_id: string;
  readonly comment: string | null;
  readonly note_number: string | null;
  /** Scrapping. */
  readonly cause: string | null;
  /** Return. */
  readonly from_centre_id: string | null;
  /** Fridge exit. */
  readonly point_id: string | null;
  readonly packaging: string | null;
  readonly syringes: number | null;
}

const COLUMNS = `centre_id, occurred_at, user_id, comment, note_number, product_id, lot, expiry::text AS expiry, thawed,
  coalesce((SELECT s.returned FROM read_model.stock s WHERE s.id = batch_id), false) AS returned,
  transfer_type, usage_limit, quantity, NULL AS external_reference`;

const SHEETS: Readonly<Record<SheetKind, string>> = {
  scrapping: `SELECT ${COLUMNS}, NULL AS exit_at, cause FROM read_model.scrapping WHERE id = $1`,
  return: `SELECT ${COLUMNS}, exit_at, from_centre_id FROM read_model.product_return WHERE id = $1`,
  'fridge-exit': `SELECT ${COLUMNS}, NULL AS exit_at, point_id, packaging, syringes
    FROM read_model.fridge_exit WHERE id = $1`,
};

export async function sheetDocument(
  pool: Pool,
  kind: SheetKind,
  id: string,
  edition: Edition,
): Promise<SourcedDocument> {
  const { rows } = await pool.query<SheetRecord>(SHEETS[kind], [id]);
  const record = rows[0];
  if (!record) throw new SourceMissing(`${kind} ${id}`);
  const reference = new ReferenceRecords(pool);
  const { formats } = edition;
  const [products, places, declaredBy] = await Promise.all([
    reference.products([record.product_id]),
    reference.places([record.centre_id, record.from_centre_id ?? null, record.point_id ?? null]),
    reference.userName(record.user_id),
  ]);
  const sheet: SheetValues = {
    ...edition.values,
    ...totalsOf([record], products, formats),
    numeroBl: record.note_number ?? '',
    emetteur: places.get(record.centre_id) ?? null,
    date: formats.day(record.occurred_at),
    heure: formats.time(record.occurred_at),
    declarePar: declaredBy,
    commentaire: record.comment ?? '',
    lignes: [lineValues(record, 0, products.get(record.product_id), formats)],
  };
  const centreId = record.centre_id;
  if (kind === 'scrapping') {
    const languageId = formats.language === 'fr' ? '1' : '2';
    const cause = await reference.label('SCRAPPING_CAUSE', record.cause ?? '', languageId);
    return { centreId, values: { ...sheet, cause } };
  }
  if (kind === 'return') {
    const centreRetour = (record.from_centre_id && places.get(record.from_centre_id)) || null;
    return { centreId, values: { ...sheet, centreRetour } };
  }
  return {
    centreId,
    values: {
      ...sheet,
      interne: record.point_id === null,
      point: (record.point_id && places.get(record.point_id)) || null,
      conditionnement: record.packaging ?? '',
      seringues: record.syringes === null ? '' : formats.number(record.syringes),
    },
  };
}
