import type { AppendTable, MergeTable, Row, Table } from './table.js';

/** What events do to the tables of one projection, folded in memory by key until it is written. */
export class Changes {
  private readonly appended = new Map<Table, Row[]>();
  private readonly merged = new Map<Table, Map<string, Row>>();

  append<R extends object>(table: AppendTable<R>, row: R): void {
    const rows = this.appended.get(table as Table);
    if (rows) rows.push(row as Row);
    else this.appended.set(table as Table, [row as Row]);
  }

  /** The change to the row of that key so far, to be changed further; `start` makes the first. */
  of<C extends object>(table: MergeTable<C>, key: string, start: () => C): C {
    let changes = this.merged.get(table as Table);
    if (!changes) {
      changes = new Map();
      this.merged.set(table as Table, changes);
    }
    let change = changes.get(key);
    if (!change) {
      change = start() as Row;
      changes.set(key, change);
    }
    return change as C;
  }

  /** Rows to append, which are then no longer in here. */
  takeAppended(): ReadonlyMap<Table, readonly Row[]> {
    const taken = new Map(this.appended);
    this.appended.clear();
    return taken;
  }

  /** Changes to merge, which are then no longer in here. */
  takeMerged(): ReadonlyMap<Table, readonly Row[]> {
    const taken = new Map([...this.merged].map(([table, changes]) => [table, [...changes.values()]]));
    this.merged.clear();
    return taken;
  }

  /** Changes that wait to be merged. */
  get mergeable(): number {
    let count = 0;
    for (const changes of this.merged.values()) count += changes.size;
    return count;
  }
}
