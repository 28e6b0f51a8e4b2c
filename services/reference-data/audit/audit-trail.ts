import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { once } from '../../platform/once.js';
import { PostgresDirectory } from '../directory/postgres-directory.js';
import type { AuditedEntity } from '../records/definitions.js';
import type { Actor } from '../user/actor.js';

/** A record as its `GET` shows it; what is secret is not in there. */
export type Snapshot = Readonly<Record<string, unknown>>;

export interface AuditedChange {
  readonly entity: AuditedEntity;
  readonly recordId: string;
  /** Null for a record that was created. */
  readonly before: Snapshot | null;
  readonly after: Snapshot;
}

/** One transaction in which somebody changes administered records. */
export class Changes {
  constructor(
    readonly manager: EntityManager,
    readonly actor: Actor,
  ) {}

  /** Part of this transaction that can fail alone: a line of an import. */
  attempt<T>(work: (changes: Changes) => Promise<T>): Promise<T> {
    return this.manager.transaction((nested) => work(new Changes(nested, this.actor)));
  }

  enter(change: AuditedChange): Promise<void> {
    return this.enterAll([change]);
  }

  /** In their order, in one statement. */
  enterAll(changes: readonly AuditedChange[]): Promise<void> {
    return enterChanges(this.manager, this.actor.userId, changes);
  }
}

/** For changes of records outside of {@link AuditTrail.change}, within the same transaction. */
export async function enterChanges(
  manager: EntityManager,
  userId: string,
  changes: readonly AuditedChange[],
): Promise<void> {
  await manager.query(
    `INSERT INTO reference.audit_entry (origin, entity, record_id, user_id, before, after)
     SELECT 'service', entity, record_id, $1, before, after
       FROM unnest($2::text[], $3::uuid[], $4::jsonb[], $5::jsonb[])
         WITH ORDINALITY AS change (entity, record_id, before, after, place)
      ORDER BY place`,
    [
      userId,
      changes.map(({ entity }) => entity),
      changes.map(({ recordId }) => recordId),
      changes.map(({ before }) => before && JSON.stringify(before)),
      changes.map(({ after }) => JSON.stringify(after)),
    ],
  );
}

/** Until the end of the transaction, what the database enters by itself is this user's doing. */
export async function writeAs(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT set_config('reference.user_id', $1, true)`, [userId]);
}

/** Thrown inside a transaction that was only to be tried. */
class TriedOut<T> {
  constructor(readonly result: T) {}
}

/**
 * The way to write administered records: change and trail are committed together. What is written past it is entered
 * by the database itself, as it is stored in the table (migration `audit-trail`).
 */
@Injectable()
export class AuditTrail {
  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly directory: PostgresDirectory,
  ) {}

  /**
   * When it resolves, the change is in the memory of this process too. To be called once in a request: under an
   * `Idempotency-Key` the change is made once, even where a process is killed at any moment.
   * @param work its result is kept as JSON
   */
  async change<T>(actor: Actor, work: (changes: Changes) => Promise<T>): Promise<T> {
    const result = await this.source.transaction((manager) =>
      once(actor.keyedRun, manager.query.bind(manager), async () => {
        await writeAs(manager, actor.userId);
        return work(new Changes(manager, actor));
      }),
    );
    await this.directory.refresh();
    return result;
  }

  /** Does the work, answers its result, and takes everything back. */
  async tryOut<T>(actor: Actor, work: (changes: Changes) => Promise<T>): Promise<T> {
    try {
      return await this.source.transaction(async (manager) => {
        throw new TriedOut(await work(new Changes(manager, actor)));
      });
    } catch (error) {
      if (error instanceof TriedOut) return error.result as T;
      throw error;
    }
  }
}
