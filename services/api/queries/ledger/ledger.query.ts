import { HttpStatus, Inject, Injectable, Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import {
  anyRecalledSubject,
  ledgerEventTable,
  recalledSubjects,
  recallSubject,
  subject,
} from '../../../../projections/ledger-event/table.js';
import { recallTable } from '../../../../projections/recall/tables.js';
import { live } from '../../../../projections/table.js';
import type { EventReader, RecordedEvent } from '../../../event-store/port.js';
import { CLOCK, type Clock, EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { readCheck } from '../../../proof/check-status.js';
import { eventsAt, hashesBefore, shown } from '../../../proof/ledger-events.js';
import { LedgerTree, type Tree } from '../../../proof/ledger-tree.js';
import { RootSigner } from '../../../proof/signature.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError, InvalidRequest } from '../../http/errors/api-error.js';
import type {
  ConsistencyProof,
  ConsistencyQuery,
  EventFilters,
  InclusionProof,
  InclusionQuery,
  LedgerCheckView,
  LedgerEventRow,
  LedgerRoot,
  SignedLedgerRoot,
} from './ledger.dto.js';

const DEFAULT_EVENTS = 100;

/** The ledger for somebody who checks it (docs/rules/proof.md). */
@Injectable()
export class LedgerQueries {
  private readonly logger = new Logger('Proof');

  constructor(
    private readonly tree: LedgerTree,
    private readonly signer: RootSigner,
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) private readonly store: EventReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Events as they are stored, in global order. */
  async events({ after = 0, limit = DEFAULT_EVENTS, ...filters }: EventFilters): Promise<LedgerEventRow[]> {
    await this.upToDate();
    const subjects = subjectsOf(filters);
    const events =
      subjects.length > 0
        ? await this.found(subjects, after, limit)
        : await this.following(await this.tree.countUpTo(BigInt(after)), limit);
    const hashes = await hashesBefore(this.store, events);
    const indexes = await this.tree.indexesOf(events.map(({ position }) => position));
    return events.flatMap((event, n) => {
      const index = indexes.get(event.position);
      return index === undefined ? [] : [shown(event, index, hashes[n]!)];
    });
  }

  /** @throws InvalidRequest the ledger is smaller */
  async root({ taille }: { readonly taille?: number }): Promise<SignedLedgerRoot> {
    const size = await this.upToDate();
    if (taille === undefined) return this.signer.sign(await this.tree.tree(size), this.clock());
    if (taille > size) throw refused('taille', taille);
    return rootOf(await this.tree.tree(taille));
  }

  /** @throws ApiError 404 no such event @throws InvalidRequest a tree that does not hold it, or is none yet */
  async inclusion({ idEvenement, taille }: InclusionQuery): Promise<InclusionProof> {
    const size = await this.upToDate();
    const index = await this.tree.indexOf(idEvenement);
    if (index === undefined) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
    if (taille !== undefined && (taille <= index || taille > size)) throw refused('taille', taille);
    const { leaf, path, tree } = await this.tree.inclusion(index, taille ?? size);
    return {
      index,
      taille: tree.size,
      feuille: hex(leaf),
      chemin: path.map(hex),
      racine: hex(tree.root),
    };
  }

  /** @throws InvalidRequest `de` above `a`, or `a` above the ledger's size */
  async consistency({ de, a }: ConsistencyQuery): Promise<ConsistencyProof> {
    const size = await this.upToDate();
    if (a > size) throw refused('a', a);
    if (de > a) throw refused('de', de);
    const [earlier, later, path] = [
      await this.tree.tree(de),
      await this.tree.tree(a),
      await this.tree.consistency(de, a),
    ];
    return { de, a, racineDe: hex(earlier.root), racineA: hex(later.root), chemin: path.map(hex) };
  }

  /** What the check in the background found last. */
  async check(): Promise<LedgerCheckView> {
    const status = await readCheck(this.pool);
    return {
      intact: status ? status.findings.length === 0 : null,
      position: status ? Number(status.position) : null,
      depuis: status?.since.toISOString() ?? null,
      verifieLe: status?.checkedAt.toISOString() ?? null,
      ecarts: [...(status?.findings ?? [])],
    };
  }

  /** Size of the tree with all events that the ledger has now: at least what the caller has seen. */
  private async upToDate(): Promise<number> {
    const met = await this.tree.extendOrStay();
    if (met) this.logger.error(`the tree does not grow: ${met.message}`);
    return this.tree.size();
  }

  /** From event `index` on. */
  private async following(index: number, limit: number): Promise<RecordedEvent[]> {
    const after = index === 0 ? 0n : await this.tree.positionOf(index - 1);
    return this.store.readAll({ after, limit });
  }

  /** Older events of a recall name nothing but the recall: they are found by what was recalled. */
  private async found(subjects: readonly string[], after: number, limit: number): Promise<RecordedEvent[]> {
    const { rows } = await this.pool.query<{ stream: string; revision: number }>(
      `(SELECT position, stream, revision FROM ${live(ledgerEventTable)}
        WHERE subjects @> $1 AND position > $2 ORDER BY position LIMIT $3)
       UNION ALL
       SELECT event.position, event.stream, event.revision
       FROM ${live(recallTable)} AS recall
       JOIN ${live(ledgerEventTable)} AS event ON event.subjects @> ARRAY[${recallSubject}]
       WHERE ${anyRecalledSubject} && $1
         AND event.subjects || ${recalledSubjects} @> $1 AND NOT event.subjects @> $1 AND event.position > $2
       ORDER BY position LIMIT $3`,
      [subjects, after, limit],
    );
    return eventsAt(this.store, rows);
  }
}

function subjectsOf({
  centre,
  idProduit: product,
  lot,
}: Pick<EventFilters, 'centre' | 'idProduit' | 'lot'>): string[] {
  return [
    ...(centre ? [subject.centre(centre)] : []),
    ...(product && !lot ? [subject.product(product)] : []),
    ...(lot ? [product ? subject.lotOf(product, lot) : subject.lot(lot)] : []),
  ];
}

const rootOf = ({ size, position, root }: Tree): LedgerRoot => ({
  taille: size,
  position: Number(position),
  racine: hex(root),
});

const hex = (hash: Buffer): string => hash.toString('hex');

const refused = (field: string, rejectedValue: number) =>
  new InvalidRequest({ field, code: ApiCode.invalid, rejectedValue });
