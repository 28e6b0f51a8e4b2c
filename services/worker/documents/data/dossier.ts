import type { Pool } from 'pg';
import {
  REPLAY_ORDER,
  REPLAYED,
  type ReplayRecord,
  replaySql,
} from '../../../../projections/movement/replay.js';
import { asOf } from '../../../../projections/past.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { liveFew } from '../../../../projections/table.js';
import type { DossierJob } from '../../../jobs/job-kinds.js';
import { documentWord, noun } from '../../../words/catalogue.js';
import { Names } from '../../exports/names.js';
import type { Edition } from './edition.js';
import { DossierTooLong, SourceMissing } from './refusals.js';

/** Movements that a dossier prints at most, some forty pages; the workbook has them all. */
const MOST_MOVEMENTS = 1_500;

type HeldRecord = Pick<ReplayRecord, 'centre_id' | 'product_id' | 'lot' | 'expiry' | 'quantity'>;

/** What is held of what the dossier is about: the values are those of `replaySql`, without the period. */
const HELD = `SELECT t.centre_id, t.product_id, t.lot, t.expiry::text AS expiry, t.quantity
  FROM ${liveFew(stockTable, 'quantity', '> 0')} t
 WHERE ${REPLAYED}
 ORDER BY t.centre_id, t.product_id, t.expiry, t.lot COLLATE reference.alphabetical, t.id`;

/** @throws SourceMissing no such centre or product; DossierTooLong more movements than are printed */
export async function dossierValues(
  pool: Pool,
  { search, root, asOfPosition, asOfDate }: DossierJob['dossier'],
  edition: Edition,
) {
  const { formats } = edition;
  const { language } = formats;
  const position = BigInt(asOfPosition);
  const replay = replaySql(search);
  const { rows } = await pool.query<ReplayRecord>(
    asOf(`${replay.text} ORDER BY ${REPLAY_ORDER} LIMIT ${MOST_MOVEMENTS + 1}`, position),
    [...replay.values],
  );
  if (rows.length > MOST_MOVEMENTS) throw new DossierTooLong(MOST_MOVEMENTS);
  const held = await pool.query<HeldRecord>(asOf(HELD, position), replay.values.slice(0, 3));
  const names = await Names.load(pool, language);
  const { centreId, productId, lot, from, until } = search;
  const centre = centreId ? names.centre(centreId)! : '';
  const product = productId ? names.product(productId).name : '';
  // A name that is the id is that of nothing.
  if (centre === centreId) throw new SourceMissing(`centre ${centreId}`);
  const expiry = (id: string, day: string) => formats.expiry(day, names.product(id).expiryType);
  return {
    titre: documentWord(centreId ? 'centreDossier' : 'lotDossier', language),
    objet: centreId ? centre : `${product} ${lot ?? ''}`.trim(),
    centre,
    produit: product,
    lot: lot ?? '',
    periode: [
      from > FIRST_INSTANT ? `${noun('from', language)} ${formats.beginning(new Date(from))}` : '',
      until === 'infinity' ? '' : `${noun('until', language)} ${formats.end(new Date(until))}`,
    ]
      .filter(Boolean)
      .join(' '),
    etatAu: formats.dateTime(new Date(asOfDate)),
    ...edition.values,
    detenu: held.rows.map((row) => ({
      centre: names.centre(row.centre_id)!,
      produit: names.product(row.product_id).name,
      lot: row.lot,
      peremption: expiry(row.product_id, row.expiry),
      quantite: formats.number(row.quantity),
    })),
    mouvements: rows.map((row) => ({
      date: formats.dateTime(row.occurred_at),
      enregistre: formats.dateTime(row.recorded_at),
      type: names.movement(row),
      centre: names.centre(row.centre_id)!,
      produit: names.product(row.product_id).name,
      lot: row.lot,
      quantite: row.quantity === 0 ? '' : `${row.inbound ? '+' : '−'}${formats.number(row.quantity)}`,
      solde: formats.number(row.balance),
      utilisateur: names.user(row.user_id),
      commentaire: row.comment ?? '',
      numeroBl: row.note_number ?? '',
      evenement: row.index ?? '',
      empreinte: row.hash ?? '',
    })),
    empreinte: {
      racine: root.racine,
      taille: formats.number(root.taille),
      position: formats.number(root.position),
      date: root.date,
      signature: root.signature,
      cle: root.cle.replace(/-----[^-]+-----|\s/g, ''),
    },
  };
}

/** Texts, formatted for the reader. */
export type DossierValues = Awaited<ReturnType<typeof dossierValues>>;

/** Where a period without a beginning begins. */
const FIRST_INSTANT = '1901-01-01';
