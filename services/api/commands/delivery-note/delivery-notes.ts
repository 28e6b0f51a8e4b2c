import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { deliveryNoteLineTable, deliveryNoteTable } from '../../../../projections/delivery-note/tables.js';
import { ProjectionProgress } from '../../../../projections/progress.js';
import { live } from '../../../../projections/table.js';
import { type IssuedNote, issuedNote } from '../../../domain/delivery-note/commands.js';
import type { PreparationLine, StockPrepared } from '../../../domain/ledger/events.js';
import { ledgerStream } from '../../../domain/shared/streams.js';
import type { EventReader } from '../../../event-store/port.js';
import { ledgerType } from '../../../execution/streams/ledger.js';
import { EVENT_READER, PG_POOL } from '../../../platform/tokens.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';
import { isId } from '../../http/fields/ids.js';

export interface NoteLine {
  readonly note: IssuedNote;
  readonly line: PreparationLine;
}

/** Where a note was issued: all that the read model is asked for. */
interface IssuedRow {
  readonly id: string;
  readonly issuer_id: string;
  readonly ledger_revision: number;
}

const PLACE = `SELECT n.id, n.issuer_id, n.ledger_revision FROM ${live(deliveryNoteTable)} n`;

/** Longest that a note may take from the ledger to the read model. */
const WAIT_LIMIT_MS = 5_000;

/** Delivery notes as their issuers' ledgers have them: they never change once issued. */
@Injectable()
export class DeliveryNotes {
  private readonly known = new LRUCache<string, IssuedNote>({ max: 2_000 });

  constructor(
    @Inject(PG_POOL) private readonly pool: Pool,
    @Inject(EVENT_READER) private readonly store: EventReader,
    private readonly progress: ProjectionProgress,
  ) {}

  async byId(noteId: string): Promise<IssuedNote | undefined> {
    if (!isId(noteId)) return undefined;
    return this.known.get(noteId) ?? this.issuedAt(`${PLACE} WHERE n.id = $1`, noteId);
  }

  /** A note by its `numeroBl`. */
  byNumber(number: string, destinationId: string): Promise<IssuedNote | undefined> {
    return this.issuedAt(`${PLACE} WHERE n.number = $1 AND n.destination_id = $2`, number, destinationId);
  }

  /** A line (`idLigneBl`) with its note. */
  async lineOf(lineId: string): Promise<NoteLine | undefined> {
    if (!isId(lineId)) return undefined;
    const note = await this.issuedAt(
      `${PLACE} JOIN ${live(deliveryNoteLineTable)} l ON l.note_id = n.id WHERE l.id = $1`,
      lineId,
    );
    const line = note?.lines.find((candidate) => candidate.lineId === lineId);
    return note && line && { note, line };
  }

  private async issuedAt(query: string, ...values: readonly string[]): Promise<IssuedNote | undefined> {
    const find = async () => (await this.pool.query<IssuedRow>(query, [...values])).rows[0];
    // Of any position, so that the read model is there at all: a service that starts makes it first.
    await this.awaitReadModel(0n);
    let row = await find();
    if (!row) {
      // It may have been issued a moment ago.
      await this.awaitReadModel(await this.store.head());
      row = await find();
    }
    return row && this.read(row);
  }

  /** @throws ApiError 503 */
  private async awaitReadModel(position: bigint): Promise<void> {
    if (await this.progress.waitFor(position, WAIT_LIMIT_MS, ['delivery-note'])) return;
    throw new ApiError(HttpStatus.SERVICE_UNAVAILABLE, ApiCode.positionNotReached, { retryAfter: 1 });
  }

  private async read({ id, issuer_id, ledger_revision }: IssuedRow): Promise<IssuedNote | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const from = { from: ledger_revision, limit: 1 };
    for await (const event of this.store.readStream(ledgerStream(issuer_id), from)) {
      const prepared = ledgerType.upcasters.upcast(event) as unknown as StockPrepared['data'];
      const note = issuedNote(prepared, String(event.metadata.occurredAt));
      this.known.set(id, note);
      return note;
    }
    return undefined;
  }
}
