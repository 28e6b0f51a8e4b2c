/** Security events are always written, and a flood of failures is counted instead (docs/rules/accounts.md, AU-9). */
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import type { TransactionQuery } from '../../platform/once.js';
import { daily } from '../../platform/repeatedly.js';
import { CLOCK, type Clock, PG_POOL } from '../../platform/tokens.js';
import type { SecurityEvent, SecurityOutcome } from './security-vocabulary.js';

export interface SecurityEntry {
  readonly event: SecurityEvent;
  readonly outcome: SecurityOutcome;
  /** The login that was typed, or that of the account; null: unknown. */
  readonly login: string | null;
  /** From where; null: not known, or not caused by a call. */
  readonly address: string | null;
  /** Id of the user who did it; null: unknown. */
  readonly userId: string | null;
}

const MINUTE_MS = 60_000;
/** Failures of one kind, login and address that have rows of their own in a minute; more are counted in one row. */
const OWN_ROWS_EACH = 10;
/** Failures that have rows of their own in a minute, of all; more are counted without login and address. */
export const OWN_ROWS = 60;
/** How long counted failures are gathered before they are written. */
const GATHERED_MS = 1_000;
const KEPT = '1 year';
/** Longer texts are no logins. */
const MAX_LOGIN = 250;

const INSERT = `
  INSERT INTO reference.security_event (occurred_at, event, outcome, login, address, user_id)
  VALUES ($1, $2, $3, $4, $5, $6)`;

const COUNT = `
  INSERT INTO reference.security_event (occurred_at, event, outcome, login, address, count, minute)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (minute, event, outcome, login, address) WHERE minute IS NOT NULL
  DO UPDATE SET count = security_event.count + excluded.count,
    occurred_at = greatest(security_event.occurred_at, excluded.occurred_at)`;

interface Counted {
  readonly entry: Omit<SecurityEntry, 'userId'>;
  readonly minute: Date;
  /** Of the last one. */
  occurredAt: Date;
  count: number;
}

/**
 * Records security events. Failures get rows of their own up to a number in each minute; further ones are counted in
 * memory for about a second and added to one row for each minute, event, outcome, login and address.
 */
@Injectable()
export class SecurityLog implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Security');
  private minute = 0;
  private ownRows = new Map<string, number>();
  private total = 0;
  private readonly counted = new Map<string, Counted>();
  private gathering: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private stopPruning = () => {};

  constructor(
    @Inject(PG_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.stopPruning = daily(
      () => this.prune(),
      (error) => this.logger.warn(`Old entries are still there: ${String(error)}`),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopPruning();
    await this.flush();
  }

  /** Resolves when it is stored, or counted among many. Never rejects: what cannot be stored is logged. */
  async record(entry: SecurityEntry): Promise<void> {
    const known = { ...entry, login: entry.login?.slice(0, MAX_LOGIN) ?? null };
    const now = this.clock();
    if (known.outcome === 'SUCCES' || this.mayHaveOwnRow(known, now)) await this.insert(known);
    else this.count(known, now);
  }

  /** As `record`, within the transaction that causes it. */
  async recordIn(query: TransactionQuery, entry: SecurityEntry): Promise<void> {
    await query(INSERT, this.valuesOf(entry));
  }

  /** When it resolves, what was counted so far is stored. */
  flush(): Promise<void> {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const counted = [...this.counted.values()];
    this.counted.clear();
    this.writing = this.writing.then(async () => {
      for (const each of counted) await this.store(each);
    });
    return this.writing;
  }

  /** Deletes what is older than a year by the clock of the database, which refuses to delete anything else. */
  async prune(): Promise<void> {
    await this.pool.query(
      `DELETE FROM reference.security_event WHERE occurred_at < now() - interval '${KEPT}'`,
    );
  }

  private mayHaveOwnRow({ event, login, address }: SecurityEntry, now: Date): boolean {
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.total = 0;
      this.ownRows = new Map();
    }
    if (this.total >= OWN_ROWS) return false;
    const key = JSON.stringify([event, login, address]);
    const rows = this.ownRows.get(key) ?? 0;
    if (rows >= OWN_ROWS_EACH) return false;
    this.ownRows.set(key, rows + 1);
    this.total++;
    return true;
  }

  /** Under the login and address only where these have rows of their own in this minute: their number is bounded. */
  private count({ event, outcome, login, address }: SecurityEntry, now: Date): void {
    const isKnown = this.ownRows.has(JSON.stringify([event, login, address]));
    const entry = { event, outcome, login: isKnown ? login : null, address: isKnown ? address : null };
    const key = JSON.stringify([this.minute, entry]);
    const minute = new Date(this.minute * MINUTE_MS);
    const counted = this.counted.get(key) ?? { entry, minute, occurredAt: now, count: 0 };
    counted.count++;
    counted.occurredAt = now;
    this.counted.set(key, counted);
    this.gathering ??= setTimeout(() => void this.flush(), GATHERED_MS).unref();
  }

  private async insert(entry: SecurityEntry): Promise<void> {
    await this.pool.query(INSERT, this.valuesOf(entry)).catch((error: unknown) => this.report(entry, error));
  }

  private async store({ entry, minute, occurredAt, count }: Counted): Promise<void> {
    const { event, outcome, login, address } = entry;
    await this.pool
      .query(COUNT, [occurredAt, event, outcome, login, address, count, minute])
      .catch((error: unknown) => this.report({ ...entry, count }, error));
  }

  private valuesOf({ event, outcome, login, address, userId }: SecurityEntry): unknown[] {
    return [this.clock(), event, outcome, login, address, userId];
  }

  private report(entry: object, error: unknown): void {
    this.logger.error(`Not in the security trail: ${JSON.stringify(entry)}: ${String(error)}`);
  }
}
