import type { AppendTable, Cell, MergeTable, Row, Table } from './table.js';

type Change = Record<string, Cell>;

/** The cells that a change always has, and any others. */
type Start<C> = {
  readonly [Column in keyof C as null extends C[Column] ? never : Column]: C[Column];
} & Partial<C>;

/** What events do to the tables of one projection, folded in memory by key until it is written. */
export class Changes {
  private readonly appended = new Map<Table, Row[]>();
  private readonly merged = new Map<MergeTable, Map<string, Change>>();
  private readonly states = new Map<MergeTable, Row[]>();
  /** Changes that the event at work has touched, each with its table. */
  private readonly touched = new Map<Change, MergeTable>();
  /** Of the event at work. */
  private position = '0';

  /** What is added from now on is the doing of the event at this global position. */
  begin(position: bigint): void {
    this.position = position.toString();
  }

  append<R extends object>(table: AppendTable<R>, row: R): void {
    const positioned = { ...row, position: this.position } as Row;
    const rows = this.appended.get(table as Table);
    if (rows) rows.push(positioned);
    else this.appended.set(table as Table, [positioned]);
  }

  /**
   * The change to the row of that key so far, to be changed further; the first one has the cells that `start` makes,
   * and leaves the others empty.
   */
  of<C extends object>(merged: MergeTable<C>, key: string, start: () => Start<C>): C {
    const table = merged as unknown as MergeTable;
    let changes = this.merged.get(table);
    if (!changes) {
      changes = new Map();
      this.merged.set(table, changes);
    }
    let change = changes.get(key);
    if (!change) {
      change = { ...table.unchanged, ...(start() as Change) };
      change.since = this.position;
      changes.set(key, change);
    }
    change.position = this.position;
    this.touched.set(change, table);
    return change as C;
  }

  /**
   * The event at work has been folded: keeps each change that it touched as it is now. A change is cumulative, so what
   * it makes of the stored row is the row's state after this event.
   */
  end(): void {
    for (const [change, table] of this.touched) {
      // All columns, of which the history takes its own: much faster than to pick them, for each event anew.
      const state = { ...change };
      const states = this.states.get(table);
      if (states) states.push(state);
      else this.states.set(table, [state]);
    }
    this.touched.clear();
  }

  /** Rows to append, which are then no longer in here. */
  takeAppended(): ReadonlyMap<Table, readonly Row[]> {
    const taken = new Map(this.appended);
    this.appended.clear();
    return taken;
  }

  /**
   * Changes as they were after each event that touched them, which are then no longer in here. To be written before the
   * changes are merged: they are relative to the rows as they were before.
   */
  takeStates(): ReadonlyMap<MergeTable, readonly Row[]> {
    const taken = new Map(this.states);
    this.states.clear();
    return taken;
  }

  /** Changes to merge, which are then no longer in here. */
  takeMerged(): ReadonlyMap<MergeTable, readonly Row[]> {
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
