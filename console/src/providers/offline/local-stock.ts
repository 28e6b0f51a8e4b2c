/** The centre's stock as the offline mode shows it: what was synchronised, changed by the actions made since. */
import { RefusedError, type ServerMessage } from '../../api/errors.js';
import { ErrorCode } from '../../api/generated/codes.js';
import { packagesFor } from '../../api/generated/doses.js';
import type { CentreTree, DeliveryNote, Filled, Schemas, StockRow } from '../../api/types.js';
import { daysUntil } from '../../shared/format/zone.js';
import { isThawed } from '../../shared/record/is-thawed.js';
import type { ActionSummary, ActionType, OfflineAction } from './action.js';
import type { SynchronisedData } from './synchronised-data.js';

export interface LocalStock {
  readonly notes: readonly DeliveryNote[];
  /** Used-up batches too. */
  readonly rows: readonly StockRow[];
}

type Base = Pick<SynchronisedData, 'notes' | 'stock' | 'position'>;
type Centre = Pick<CentreTree, 'id' | 'nom' | 'service' | 'type'>;

/** Actions that are refused count no more: they are shown apart, to be corrected or dropped. */
export function localStock(base: Base, actions: readonly OfflineAction[], centre: Centre): LocalStock {
  const rows = new Map(base.stock.map((row) => [row.id, row]));
  const notes = new Map(base.notes.map((note) => [note.id, note]));
  for (const action of actions) {
    if (!countsOn(base, action)) continue;
    const note = action.noteId === undefined ? undefined : notes.get(action.noteId);
    if (note) {
      notes.delete(note.id);
      for (const row of received(note, centre)) if (!rows.has(row.id)) rows.set(row.id, row);
    }
    for (const [id, packages] of Object.entries(action.effects)) {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, quantite: Math.max(row.quantite + packages, 0) });
    }
  }
  return { notes: [...notes.values()], rows: [...rows.values()] };
}

/** Waiting, or sent after the data was read. */
const countsOn = ({ position }: Base, { status, answer }: OfflineAction): boolean =>
  status === 'WAITING' || (answer !== undefined && BigInt(answer.position) > BigInt(position));

/** The lines of a note as they enter the stock of a vaccination centre. */
const received = (note: DeliveryNote, { id, nom, service, type }: Centre): readonly StockRow[] =>
  note.lignes.map((line) => ({
    id: line.id,
    lot: line.stock.lot,
    peremption: line.stock.peremption,
    quantite: line.quantite,
    retourProduit: line.retourProduit,
    decongele: isThawed(line),
    transfertType: line.stock.transfertType,
    transfertDate: null,
    produit: line.produit,
    centre: { id, nom, service, type },
    centerType: 'VACCINATION',
    limiteUtilisation: line.limiteUtilisation,
    dateSortie: line.dateSortie,
    rappel: line.rappel,
    idLigneBl: line.id,
    numeroBl: note.numeroBl,
  }));

/** What a call comes to in the local stock. */
export type ActionPlan = Pick<OfflineAction, 'batches' | 'effects' | 'data' | 'noteId'>;

interface Given {
  readonly type: ActionType;
  readonly body: Readonly<Record<string, unknown>>;
  readonly local: LocalStock;
  /** Names of vaccination points by id. */
  readonly points: ReadonlyMap<string, string>;
  /** Of a corrected action: what was known of it, also where its goods are not in the stock any more. */
  readonly before?: ActionPlan;
}

/** Whether it may be done is not asked here: see `check` and `checkCorrection`. */
export function plan(given: Given): ActionPlan {
  const { type, body, before = UNKNOWN } = given;
  if (type === 'ENTRY') return planReception(given, before);
  const row = rowOf(given);
  const batchId = String(body[batchFieldOf(type)]);
  const packages = packagesOf(given, row);
  const goods = row && {
    bl: row.numeroBl ?? null,
    product: row.produit.nomCommercial,
    batch: row.lot,
    conditionning: row.produit.typeConditionnement,
  };
  return {
    batches: [batchId],
    effects: packages === null ? {} : { [batchId]: packages },
    data: { ...before.data, ...goods, ...saidIn(given, packages) },
  };
}

function planReception({ body, local }: Given, before: ActionPlan): ActionPlan {
  const comment = textOf(body.commentaire);
  const note = noteOf({ body, local });
  if (!note) {
    const { batches, effects, data } = before;
    return { batches, effects, noteId: String(body.idBl), data: { ...data, comment } };
  }
  const [first, ...others] = note.lignes;
  const effects = differencesOf(note, body);
  return {
    batches: note.lignes.map(({ id }) => id),
    effects,
    noteId: note.id,
    data: {
      ...NOTHING,
      bl: note.numeroBl,
      product: [...new Set(note.lignes.map(({ produit }) => produit.nomCommercial))].join(', '),
      batch: others.length === 0 ? (first?.stock.lot ?? null) : null,
      quantity: note.lignes.reduce((sum, { id, quantite }) => sum + quantite + (effects[id] ?? 0), 0),
      comment,
    },
  };
}

const batchFieldOf = (type: ActionType): 'idStock' | 'idLigneBl' =>
  type === 'UPDATE_STOCK' ? 'idStock' : 'idLigneBl';

const rowOf = ({ type, body, local }: Given): StockRow | undefined =>
  local.rows.find(({ id }) => id === body[batchFieldOf(type)]);

const noteOf = ({ body, local }: Pick<Given, 'body' | 'local'>): DeliveryNote | undefined =>
  local.notes.find(({ id }) => id === body.idBl);

/** By line, how many packages fewer arrived than were sent; a line that is left out arrived in full. */
function differencesOf({ lignes }: DeliveryNote, { lignes: told }: Given['body']): Record<string, number> {
  const arrivals = (told ?? []) as readonly Filled<Schemas['ReceivedLineBody']>[];
  const arrived = new Map(arrivals.map(({ idLigneBl, quantiteRecue }) => [idLigneBl, quantiteRecue]));
  return Object.fromEntries(
    lignes
      .map(({ id, quantite }) => [id, (arrived.get(id) ?? quantite) - quantite] as const)
      .filter(([, difference]) => difference < 0),
  );
}

/** Packages by which the batch changes, signed; null: nobody knows how many packages the syringes open. */
function packagesOf({ type, body: { quantite, seringue } }: Given, row: StockRow | undefined): number | null {
  if (typeof quantite === 'number') return type === 'UPDATE_STOCK' ? quantite : -quantite;
  return typeof seringue === 'number' && row ? -packagesFor(seringue, row.produit.nbDoses) : null;
}

interface Judged extends Given {
  readonly zone: string;
  /** When it was made. */
  readonly now: Date;
}

/**
 * Checks an action that is made here and now as the service will, as far as it can be known here.
 *
 * @throws RefusedError with the codes of the service (docs/rules/stock.md, ST-4, ST-6, ST-19; docs/rules/lots.md, LO-7)
 */
export function check(given: Judged): void {
  const { type, body } = given;
  if (type === 'ENTRY') {
    if (!noteOf(given)) throw refusedOn('idBl', { code: ErrorCode.noteNotFound }, body.idBl);
  } else {
    checkBatch(given, rowOf(given));
  }
  checkLimit(given);
}

/**
 * Checks of a correction what can be known without the stock. That is another one now than when the action was made: it
 * may have been counted, or its lot recalled, since. The service judges by the time of the action.
 *
 * @throws RefusedError with the codes of the service
 */
export function checkCorrection(given: Judged): void {
  if (given.type === 'UPDATE_STOCK') demandChange(given.body);
  checkLimit(given);
}

function checkBatch(given: Judged, row: StockRow | undefined): void {
  const { type, body } = given;
  const batchField = batchFieldOf(type);
  if (!row) throw refusedOn(batchField, { code: ErrorCode.batchNotFound }, body[batchField]);
  if (type === 'UPDATE_STOCK') demandChange(body);
  const packages = packagesOf(given, row);
  if (packages === null) throw refusedOn('quantite', { code: ErrorCode.required }, null);
  if (row.quantite + packages < 0) {
    throw type === 'UPDATE_STOCK'
      ? refusedOn('quantite', { code: ErrorCode.quantityAboveStock }, packages)
      : refusedOn('quantite', { code: ErrorCode.quantityMax, arguments: { max: row.quantite } }, -packages);
  }
  if (type === 'EXIT' && row.rappel) {
    throw refusedOn(batchField, { code: ErrorCode.lotRecalled }, body[batchField]);
  }
}

function demandChange({ quantite }: Given['body']): void {
  if (typeof quantite !== 'number' || quantite === 0) {
    throw refusedOn('quantite', { code: ErrorCode.quantityInvalid }, quantite);
  }
}

type Limited = Pick<StockRow, 'peremption' | 'limiteUtilisation'>;

/** Of the goods that are taken out or that arrive. */
function checkLimit(given: Judged): void {
  if (limited(given).some((goods) => isPastLimit(goods, given))) demandForced(given.body);
}

function limited(given: Judged): readonly Limited[] {
  if (given.type === 'ENTRY') {
    const lines = noteOf(given)?.lignes ?? [];
    return lines.map(({ stock, limiteUtilisation }) => ({ peremption: stock.peremption, limiteUtilisation }));
  }
  const row = given.type === 'EXIT' ? rowOf(given) : undefined;
  return row ? [row] : [];
}

const isPastLimit = ({ peremption, limiteUtilisation }: Limited, { zone, now }: Judged): boolean =>
  daysUntil(peremption, zone, now) < 0 ||
  (limiteUtilisation !== null && Date.parse(limiteUtilisation) < now.getTime());

/** @throws RefusedError the question, which a confirmation with a comment answers */
function demandForced({ forceValidation, commentaire }: Given['body']): void {
  if (forceValidation !== true) throw new RefusedError(400, [{ code: ErrorCode.pastLimit }], []);
  if (textOf(commentaire) === null) throw refusedOn('commentaire', { code: ErrorCode.required }, null);
}

const refusedOn = (field: string, message: ServerMessage, rejectedValue: unknown): RefusedError =>
  new RefusedError(400, [], [{ ...message, field, rejectedValue }]);

const NOTHING: ActionSummary = {
  bl: null,
  product: null,
  batch: null,
  quantity: null,
  conditionning: null,
  seringue: null,
  exitType: null,
  destination: null,
  comment: null,
};

const UNKNOWN: ActionPlan = { batches: [], effects: {}, data: NOTHING };

function saidIn({ type, body, points }: Given, packages: number | null) {
  const exit = type === 'EXIT';
  return {
    quantity: packages === null || type === 'UPDATE_STOCK' ? packages : -packages,
    seringue: typeof body.seringue === 'number' ? body.seringue : null,
    exitType: exit ? (textOf(body.sortieType) ?? 'INTERNE') : null,
    destination: points.get(String(body.idPoint)) ?? null,
    comment: textOf(body.commentaire ?? body.commentaireDechet),
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
