/** Copies of the reference tables, read whole or row by row, and the marks by which a change is noticed. */
import type pg from 'pg';
import {
  isLink,
  isTable,
  LINKS,
  type LinkName,
  type ReferenceRows,
  TABLES,
  type TableName,
} from './tables.js';

type Tables = { readonly [Name in TableName]: Map<string, ReferenceRows[Name]> };
/** Rows of a table of links: the ids at the other end, by the id at the first end. */
export type Pairs = ReadonlyMap<string, ReadonlySet<string>>;

/** The copies themselves; empty until they are read. */
export class ReferenceMemory {
  private readonly tables: Tables = {
    user_account: new Map(),
    centre: new Map(),
    product: new Map(),
    carrier: new Map(),
    container: new Map(),
    tracker: new Map(),
    value_list_entry: new Map(),
  };
  private readonly links: Record<LinkName, Pairs> = { centre_link: new Map(), centre_user: new Map() };
  private marks: ReadonlyMap<string, string> = new Map();

  constructor(private readonly pool: pg.Pool) {}

  rows<Name extends TableName>(name: Name): ReadonlyMap<string, ReferenceRows[Name]> {
    return this.tables[name];
  }

  pairs(name: LinkName): Pairs {
    return this.links[name];
  }

  /** Reads a table anew, or only some rows of it; a row that is gone is forgotten. */
  async read(name: string, ids: readonly string[] | null = null): Promise<void> {
    if (isTable(name)) await this.readTable(name, ids);
    else if (isLink(name)) this.links[name] = await this.readPairs(name);
  }

  /** Reads the tables that changed since the last call, by any process and in any way; returns their names. */
  async readChanged(): Promise<readonly string[]> {
    const marks = await this.readMarks();
    const changed = [...marks.keys()].filter((name) => marks.get(name) !== this.marks.get(name));
    for (const name of changed) await this.read(name);
    // Taken before the rows were read: a change in between is read twice, never missed.
    this.marks = marks;
    return changed;
  }

  private async readTable<Name extends TableName>(name: Name, ids: readonly string[] | null): Promise<void> {
    const table = this.tables[name];
    const { rows } = ids
      ? await this.pool.query<ReferenceRows[Name]>(`${TABLES[name]} WHERE id = ANY($1)`, [ids])
      : await this.pool.query<ReferenceRows[Name]>(TABLES[name]);
    const read = new Set(rows.map((row) => row.id));
    for (const id of ids ?? table.keys()) if (!read.has(id)) table.delete(id);
    for (const row of rows) table.set(row.id, row);
  }

  private async readPairs(name: LinkName): Promise<Pairs> {
    const { rows } = await this.pool.query<{ one: string; other: string }>(LINKS[name]);
    const pairs = new Map<string, Set<string>>();
    for (const { one, other } of rows) {
      const others = pairs.get(one);
      if (others) others.add(other);
      else pairs.set(one, new Set([other]));
    }
    return pairs;
  }

  /** A row's `xmin` is the transaction that wrote it: their sum tells one content of a table from another. */
  private async readMarks(): Promise<ReadonlyMap<string, string>> {
    const marks = [...Object.keys(TABLES), ...Object.keys(LINKS)].map(
      (
        name,
      ) => `SELECT '${name}' AS name, count(*) || ':' || coalesce(sum(hashint8(xmin::text::bigint)), 0) AS mark
        FROM reference.${name}`,
    );
    const { rows } = await this.pool.query<{ name: string; mark: string }>(marks.join(' UNION ALL '));
    return new Map(rows.map(({ name, mark }) => [name, mark]));
  }
}
