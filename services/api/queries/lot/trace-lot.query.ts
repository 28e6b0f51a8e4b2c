import { HttpStatus } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { deliveryNoteTable, type NoteStatus } from '../../../../projections/delivery-note/tables.js';
import { movementTable } from '../../../../projections/movement/table.js';
import { isWithinReach } from '../../../../projections/recall/concerned.js';
import { recallTable } from '../../../../projections/recall/tables.js';
import { stockTable } from '../../../../projections/stock/table.js';
import { live } from '../../../../projections/table.js';
import { EXITS_FOR_USE } from '../../../domain/ledger/movements.js';
import { type MovementType, movementTypesOf } from '../../../domain/ledger/vocabulary.js';
import type { RecallScope } from '../../../domain/recall/events.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import type { RecallMark } from '../recall/recall.dto.js';
import { queryOf } from '../shared/query-of.js';
import { ReadModelHandler } from '../shared/read-model-handler.js';
import { byCentreName, namedCentre, productView } from '../shared/references.dto.js';
import { networkScope, recallReach } from '../shared/scope.js';
import type { LotLookup } from './lot-filters.dto.js';
import type { LotExit, LotLink, LotNode, LotTrace } from './lot-trace.dto.js';

/**
 * Where every package of a lot is or went, within the actor's reach (docs/rules/lots.md, LO-3).
 *
 * @throws InvalidRequest without a product or a lot; ApiError 404 where the actor's centres never saw that lot
 */
export class TraceLot extends queryOf<{ actor: Actor; lookup: LotLookup }, LotTrace>() {}

/** Rows of the trace as JSON, in packages; ids of centres and users instead of names. */
interface TraceRecord {
  readonly nodes: readonly (Omit<LotNode, 'centre'> & { centre: string })[];
  readonly links: readonly LinkRecord[];
  readonly exits: readonly ExitRecord[];
  readonly on_the_way: number;
  readonly recall: RecallRecord | null;
}

interface RecallRecord {
  readonly id: string;
  readonly at: string;
  readonly reason: string;
  readonly instruction: string | null;
  readonly scope: RecallScope;
}

interface LinkRecord {
  readonly id: string;
  readonly number: string;
  readonly from: string;
  readonly to: string | null;
  readonly quantity: number;
  readonly status: NoteStatus;
  readonly untracked: boolean;
  readonly at: string;
}

interface ExitRecord {
  readonly id: string;
  readonly centre: string;
  readonly point: string | null;
  readonly quantity: number;
  readonly syringes: number | null;
  readonly at: string;
  readonly user: string;
}

const ENTRIES = movementTypesOf('entry');
const SHIPPED = 'PREPARATION' satisfies MovementType;
/** Whatever else takes goods out: each type of movement counts in one of the figures, so that they add up. */
const TAKEN = movementTypesOf('exit').filter((type) => type !== SHIPPED);
const CORRECTED = movementTypesOf('edit');
const SCRAPPED = movementTypesOf('scrapping');
const RETURNED = movementTypesOf('return');

const sum = (condition: string, value = 'quantity') =>
  `coalesce(sum(${value}) FILTER (WHERE ${condition}), 0)`;
const INWARDS = 'CASE WHEN inbound THEN quantity ELSE -quantity END';
const OUTWARDS = 'CASE WHEN inbound THEN -quantity ELSE quantity END';

/**
 * One statement, hence one state of all tables. $1: product, $2: lot, $3: the centres within reach, null for all; $4 to
 * $9 and $12: types of movements, $10: the centres whose recalls count, null for all, $11: the point that asks, if any.
 * Goods are on the way that left by a note and neither entered at its destination nor came back by its cancellation,
 * whatever the note's status says while a consequence is being recorded.
 */
const TRACE = `
  WITH moved AS (
    SELECT m.*, ($3::uuid[] IS NULL OR m.centre_id = ANY ($3)) AS visible FROM ${live(movementTable)} m
     WHERE m.product_id = $1 AND m.lot = $2
  ), held AS (
    SELECT s.centre_id, sum(s.quantity) AS packages FROM ${live(stockTable)} s
     WHERE s.product_id = $1 AND s.lot = $2 GROUP BY s.centre_id
  ), nodes AS (
    SELECT centre_id AS centre,
           ${sum('type = ANY ($4) AND origin_id IS NULL')} AS entre,
           ${sum('type = ANY ($4) AND origin_id IS NOT NULL')} AS recu,
           ${sum('type = ANY ($9) AND inbound')} AS "retourEntrant",
           ${sum('type = ANY ($7)', INWARDS)} AS corrige,
           ${sum('type = $5', OUTWARDS)} AS expedie,
           ${sum('type = ANY ($6)', OUTWARDS)} AS sorti,
           ${sum('type = ANY ($8)', OUTWARDS)} AS dechet,
           ${sum('type = ANY ($9) AND NOT inbound')} AS "retourSortant",
           coalesce(min(held.packages), 0) AS restant
      FROM moved LEFT JOIN held USING (centre_id)
     WHERE visible GROUP BY centre_id
  ), sent AS (
    SELECT operation_id AS id, centre_id AS "from", destination_id AS "to", sum(quantity) AS quantity
      FROM moved
     WHERE type = $5 AND NOT inbound AND (visible OR destination_id = ANY ($3))
     GROUP BY operation_id, centre_id, destination_id
  ), links AS (
    SELECT sent.*, n.number, n.status, n.follow_up_disabled AS untracked, n.prepared_at AS at
      FROM sent JOIN ${live(deliveryNoteTable)} n USING (id)
  ), on_the_way AS (
    SELECT coalesce(sum(${OUTWARDS}), 0) AS packages FROM moved
     WHERE CASE WHEN type = $5 THEN operation_id WHEN type = ANY ($4) AND origin_id IS NOT NULL THEN note_id END
           IN (SELECT id FROM sent)
  ), exits AS (
    SELECT operation_id AS id, centre_id AS centre, point_id AS point, quantity, syringes, occurred_at AS at,
           user_id AS "user", position, line
      FROM moved WHERE type = ANY ($12) AND (visible OR point_id = ANY ($3))
  ), recalls AS (
    SELECT r.id, r.recalled_at AS at, r.reason, r.instruction, r.scope FROM ${live(recallTable)} r
     WHERE r.product_id = $1 AND r.lot = $2 AND r.lifted_at IS NULL
       AND ($10::uuid[] IS NULL OR ${isWithinReach('at_centre.recall_id = r.id', '$10', '$11')})
     ORDER BY r.centre_id IS NOT NULL, r.recalled_at LIMIT 1
  )
  SELECT (SELECT coalesce(json_agg(nodes), '[]') FROM nodes) AS nodes,
         (SELECT coalesce(json_agg(links ORDER BY at, number), '[]') FROM links) AS links,
         (SELECT coalesce(json_agg(exits ORDER BY at, position, line), '[]') FROM exits) AS exits,
         (SELECT row_to_json(recalls) FROM recalls) AS recall,
         (SELECT packages::float8 FROM on_the_way) AS on_the_way`;

@QueryHandler(TraceLot)
export class TraceLotHandler extends ReadModelHandler<TraceLot> {
  async execute({ actor, lookup }: TraceLot): Promise<LotTrace> {
    const { productId, lot } = required(lookup);
    const scope = networkScope(this.directory, actor);
    const reach = recallReach(this.directory, actor);
    const { rows } = await this.readModels.query<TraceRecord>(TRACE, [
      productId,
      lot,
      scope && [...scope],
      ENTRIES,
      SHIPPED,
      TAKEN,
      CORRECTED,
      SCRAPPED,
      RETURNED,
      reach.centres,
      reach.point,
      EXITS_FOR_USE,
    ]);
    const { nodes, links, exits, on_the_way: onTheWay, recall } = rows[0]!;
    if (nodes.length + links.length + exits.length === 0) {
      throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    }
    return {
      produit: productView(this.directory, productId),
      lot,
      rappel: recall && recallOf(recall),
      noeuds: nodes
        .map(({ centre, ...quantities }): LotNode => ({ centre: this.centre(centre), ...quantities }))
        .sort((one, other) => byCentreName(one.centre, other.centre)),
      liens: links.map((link) => this.linkOf(link)),
      enRoute: onTheWay,
      sorties: exits.map((exit) => this.exitOf(exit)),
    };
  }

  private linkOf({ id, number, from, to, quantity, status, untracked, at }: LinkRecord): LotLink {
    return {
      idBl: id,
      numeroBl: number,
      origine: this.centre(from),
      destination: to === null ? null : this.centre(to),
      quantite: quantity,
      statut: untracked && status === 'PREPARE' ? 'SANS_SUIVI' : status,
      date: new Date(at).toISOString(),
    };
  }

  private exitOf({ id, centre, point, quantity, syringes, at, user }: ExitRecord): LotExit {
    return {
      idOperation: id,
      centre: this.centre(centre),
      pointVacc: point === null ? null : this.centre(point),
      quantite: quantity,
      seringueQte: syringes,
      date: new Date(at).toISOString(),
      utilisateur: this.directory.userName(user),
    };
  }

  private readonly centre = (id: string) => namedCentre(this.directory, id);
}

function required({ idProduit, lot }: LotLookup): { productId: string; lot: string } {
  const missing = [...(idProduit === undefined ? ['idProduit'] : []), ...(lot === undefined ? ['lot'] : [])];
  if (idProduit === undefined || lot === undefined) {
    throw new InvalidRequest(...missing.map((field) => ({ field, code: ErrorCode.required })));
  }
  return { productId: idProduit, lot };
}

/** The recall of the network before that of a referent. */
const recallOf = ({ id, at, reason, instruction, scope }: RecallRecord): RecallMark => ({
  id,
  date: new Date(at).toISOString(),
  motif: reason,
  instruction,
  portee: scope,
});
