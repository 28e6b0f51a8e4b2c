import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, type FindOptionsOrder, type FindOptionsWhere, In } from 'typeorm';
import type { AuditedChange, Changes, Snapshot } from '../../../reference-data/audit/audit-trail.js';
import type { AdministeredRecord } from '../../../reference-data/database/administered-record.js';
import { InvalidRequest } from '../../http/errors/api-error.js';
import type { Unchecked } from '../../http/validation/faults.js';
import { AdministeredRecords } from './administered-records.js';
import { RECORD_LOCK } from './listed-records.js';
import type { RecordBody } from './record.dto.js';

/** One of many records that are written together. */
export interface GivenRecord<Entity, Body> {
  readonly given: Unchecked<Body>;
  /** As it is stored; null: it is created. */
  readonly current: Entity | null;
}

/** What came of it: `before` null where it was created, both states equal where there was nothing to write. */
export type WrittenRecord =
  | { readonly id: string; readonly before: Snapshot | null; readonly after: Snapshot }
  | { readonly refused: InvalidRequest };

/** Rows of one INSERT: below the 65,535 parameters that Postgres takes, whatever the kind. */
const ROWS = 500;

/** Records of which each is one row, with nothing in other tables: many of them are written in few statements. */
export class SingleRowRecords<
  Entity extends AdministeredRecord = AdministeredRecord,
  Body extends RecordBody = RecordBody,
> extends AdministeredRecords<Entity, Body> {
  /** Records by one of their columns, locked until the end of the transaction, always in the same order. */
  async lockedBy(
    manager: EntityManager,
    column: keyof Entity & string,
    values: readonly string[],
  ): Promise<ReadonlyMap<string, Entity>> {
    const records = await manager.find(this.entity, {
      where: { [column]: In(values) } as FindOptionsWhere<Entity>,
      order: { id: 'ASC' } as FindOptionsOrder<Entity>,
      lock: { mode: RECORD_LOCK },
    });
    return new Map(records.map((record) => [record[column] as string, record]));
  }

  /**
   * Creates and changes records, each by the rules of its form; one that is refused keeps none of the others back.
   * Whether a value exists already is left to the database.
   *
   * @param records each another one, with its stored state locked
   * @returns what came of each, in their order
   */
  async writeAllIn(
    changes: Changes,
    records: readonly GivenRecord<Entity, Body>[],
  ): Promise<readonly WrittenRecord[]> {
    const written: WrittenRecord[] = [];
    const creations = new Map<number, Entity>();
    const modifications = new Map<number, Entity>();
    for (const [index, { given, current }] of records.entries()) {
      const next = await refusalOf(() => this.permitted(changes, given, current));
      if (next instanceof InvalidRequest) written[index] = { refused: next };
      else if (!current) creations.set(index, next);
      else if (!isDeepStrictEqual(this.row(current), this.row(next))) modifications.set(index, next);
      else {
        const state = await this.stateOf(changes.manager, current);
        written[index] = { id: current.id, before: state, after: state };
      }
    }
    // What is changed first: it may give up a value that another one takes.
    const stored = [
      ...(await this.writeParts(changes, modifications, (nested, part) => this.storeAll(nested, part))),
      ...(await this.writeParts(changes, creations, (nested, part) => this.insert(nested, part))),
    ];
    const ids = stored.flatMap(([, id]) => (typeof id === 'string' ? [id] : []));
    const states = await this.statesOf(changes.manager, ids);
    for (const [index, id] of stored) {
      if (typeof id !== 'string') written[index] = { refused: id };
      else {
        const { current } = records[index]!;
        const before = current && (await this.stateOf(changes.manager, current));
        written[index] = { id, before, after: states.get(id)! };
      }
    }
    const indices = stored.map(([index]) => index).sort((one, other) => one - other);
    await changes.enterAll(
      indices.flatMap((index): AuditedChange[] => {
        const one = written[index]!;
        if ('refused' in one) return [];
        return [{ entity: this.definition.entity, recordId: one.id, before: one.before, after: one.after }];
      }),
    );
    return written;
  }

  /** @throws InvalidRequest */
  private async permitted(changes: Changes, given: Unchecked<Body>, current: Entity | null): Promise<Entity> {
    const { body, next } = await this.nextOf(changes, given, current);
    const violations = await this.violationsOf(changes, next, body, current);
    if (violations.length > 0) throw new InvalidRequest(...violations);
    return next;
  }

  private async storeAll(changes: Changes, records: readonly Entity[]): Promise<string[]> {
    for (const next of records) await this.store(changes, next.id, next);
    return records.map(({ id }) => id);
  }

  /** For each place the record's id, or why the database refused it. */
  private async writeParts(
    changes: Changes,
    records: ReadonlyMap<number, Entity>,
    write: (nested: Changes, part: readonly Entity[]) => Promise<string[]>,
  ): Promise<readonly (readonly [index: number, stored: string | InvalidRequest])[]> {
    const entries = [...records];
    const stored: [number, string | InvalidRequest][] = [];
    const writePart = async (part: readonly (readonly [number, Entity])[]): Promise<void> => {
      const ids = await refusalOf(() =>
        changes.attempt((nested) =>
          write(
            nested,
            part.map(([, next]) => next),
          ),
        ),
      );
      if (!(ids instanceof InvalidRequest)) {
        for (const [nth, [index]] of part.entries()) stored.push([index, ids[nth]!]);
      } else if (part.length === 1) {
        stored.push([part[0]![0], ids]);
      } else {
        // One of them is refused: halves, until it is alone.
        const middle = part.length >> 1;
        await writePart(part.slice(0, middle));
        await writePart(part.slice(middle));
      }
    };
    for (let start = 0; start < entries.length; start += ROWS) {
      await writePart(entries.slice(start, start + ROWS));
    }
    return stored;
  }

  private async statesOf(
    manager: EntityManager,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Snapshot>> {
    const where = { id: In(ids) } as FindOptionsWhere<Entity>;
    const records = ids.length > 0 ? await manager.find(this.entity, { where }) : [];
    const states = new Map<string, Snapshot>();
    for (const record of records) states.set(record.id, await this.stateOf(manager, record));
    return states;
  }
}

async function refusalOf<T>(work: () => Promise<T>): Promise<T | InvalidRequest> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidRequest) return error;
    throw error;
  }
}
