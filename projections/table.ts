/**
 * A table of a read model. Names are unqualified: the connection's `search_path` says whether the live
 * tables, a rebuild's or a verification's are meant.
 */
export type Cell = string | number | boolean | null;
export type Row = Readonly<Record<string, Cell>>;

/** Column → its SQL type and constraints, in order. */
type Columns = Readonly<Record<string, string>>;

/** A cell as it is written: dates, instants and arrays as text. */
type Written<Definition> = Definition extends `boolean${string}`
  ? boolean
  : Definition extends `integer[]${string}`
    ? string
    : Definition extends `integer${string}` | `${typeof PACKAGES}${string}`
      ? number
      : string;

/** Null where the column may be empty. */
type Empty<Definition> = Definition extends `${string} NOT NULL${string}` ? never : null;

/** A row with columns so defined; `Known` are the cells of which more is known than that. */
export type RowOf<Defined, Known = unknown> = Known & {
  [Column in Exclude<keyof Defined, keyof Known>]: Written<Defined[Column]> | Empty<Defined[Column]>;
};

/** A change of such a row, which may leave everything empty that is not among the `Known`. */
type ChangeOf<Defined, Known> = Known & {
  [Column in Exclude<keyof Defined, keyof Known>]: Written<Defined[Column]> | null;
};

interface TableDefinition<Row, Defined> {
  readonly name: string;
  readonly columns: Defined;
  readonly key: readonly (keyof Row & string)[];
  /** Storage parameters (`WITH (…)`) and the like. */
  readonly storage?: string;
  /** Secondary indexes, made after a bulk load: the text behind `CREATE INDEX`. */
  readonly indexes?: readonly string[];
}

/**
 * Rows are written once and never changed. Beside the columns of its definition a table has `position`, where the
 * definition does not name it: the global position of the event that wrote the row.
 */
export interface AppendTable<Row = never, Defined = Columns> extends TableDefinition<Row, Defined> {
  readonly kind: 'append';
}

/**
 * Rows change: what a batch of events does to a row is folded into one change, and one MERGE applies all of them.
 * Beside the columns of its definition a table has `since` and `position`, the global positions of the first and of the
 * last event that changed the row.
 */
export interface MergeTable<Change = never, Defined = Columns> extends TableDefinition<Change, Defined> {
  readonly kind: 'merge';
  /**
   * The states that each row has had: its key, the columns that change, and `position`, that of the event from which
   * the state holds. Written together with the row.
   */
  readonly history: AppendTable;
  /**
   * What becomes of a row that is there, `t` the row and `c` the change. A change whose row is absent is
   * inserted as it is, and where it lacks what a row needs the database refuses it.
   */
  readonly update: { readonly [Column in keyof Change & string]?: string };
  /** A change that leaves every column empty. */
  readonly unchanged: Readonly<Record<string, null>>;
}

export type Table = AppendTable | MergeTable;

/**
 * What a batch holds, or a count corrects: no entry puts more than 999,999,999 into one, but goods that come back or
 * arrive by a note are not refused. The type of the domain's numbers, exact up to 2^53, so that queries add and answer it
 * as it is.
 */
export const PACKAGES = 'float8';

const POSITION = 'bigint NOT NULL';

/**
 * Called twice: `Known` are the cells of which more is known than their column says, such as the words that a text may
 * be; all others follow from the columns.
 */
export const appendTable =
  <Known = unknown>() =>
  <const Defined extends Columns>(
    definition: Omit<AppendTable<RowOf<Defined, Known>, Defined>, 'kind'>,
  ): AppendTable<RowOf<Defined, Known>, Defined> => ({
    kind: 'append',
    ...definition,
    columns: { position: POSITION, ...definition.columns },
  });

interface MergeDefinition<Change, Defined>
  extends Omit<MergeTable<Change, Defined>, 'kind' | 'history' | 'unchanged'> {
  /** Secondary indexes of the history, as `indexes`; it is named `<name>_history`. */
  readonly historyIndexes?: readonly string[];
}

/** Called twice, as {@link appendTable}: `Known` are also the cells that each change has, the key among them. */
export const mergeTable =
  <Known>() =>
  <const Defined extends Columns>({
    historyIndexes,
    ...definition
  }: MergeDefinition<ChangeOf<Defined, Known>, Defined>): MergeTable<ChangeOf<Defined, Known>, Defined> => {
    const { name, columns, key, update } = definition;
    return {
      kind: 'merge',
      ...definition,
      columns: { ...columns, since: POSITION, position: POSITION },
      update: { ...update, position: 'c.position' },
      unchanged: Object.fromEntries(Object.keys(columns).map((column) => [column, null])),
      history: appendTable<never>()({
        name: `${name}_history`,
        columns: Object.fromEntries(
          [...key, ...Object.keys(update)].map((column) => [column, typeOf(columns[column]!)]),
        ),
        key: [...key, 'position'],
        indexes: historyIndexes,
      }),
    };
  };

/** The tables of a read model as the database holds them: each with its history. */
export const storedTables = ({ tables }: { readonly tables: readonly Table[] }): readonly Table[] =>
  tables.flatMap((table) => (table.kind === 'merge' ? [table, table.history] : [table]));

/** The schema of the tables that queries read. */
const LIVE = 'read_model';

/** The name of the live table, for queries: `read_model.stock`. */
export const live = (table: { readonly name: string }): string => `${LIVE}.${table.name}`;

/**
 * For queries: the rows of a live table for which a condition on one column holds, where an index has them apart. Their
 * past, too, is found without a look at all other rows.
 *
 * @param condition what follows the column: `> 0`; without brackets
 */
export const liveFew = <Row>(
  table: { readonly name: string; readonly columns: Row },
  column: keyof Row & string,
  condition: string,
): string => `(SELECT * FROM ${live(table)} AS few WHERE few.${column} ${condition})`;

/** A cell that a query finds: the driver makes a `Date` of an instant, and an array of an array of Postgres. */
type FoundCell<Cell, Definition> =
  | (Definition extends `timestamptz${string}`
      ? Date
      : Definition extends `integer[]${string}`
        ? readonly number[]
        : NonNullable<Cell>)
  | Empty<Definition>;

type FoundRow<Row, Defined> = {
  readonly [Column in keyof Row & keyof Defined]: FoundCell<Row[Column], Defined[Column]>;
};

/** What is written into a table: a row, or the change of one. */
export type WrittenTo<Of> = Of extends AppendTable<infer Row, infer _> | MergeTable<infer Row, infer _>
  ? Row
  : never;

/** A row of a table as a query finds it that reads calendar dates as text. */
export type Stored<Of> = Of extends
  | AppendTable<infer Row, infer Defined>
  | MergeTable<infer Row, infer Defined>
  ? FoundRow<Row, Defined>
  : never;

declare const FOUND: unique symbol;

/** Columns for a SELECT, which know what a row of the answer is: {@link RecordOf}. */
type Selected<Found> = string & { readonly [FOUND]?: Found };

/** A row that a SELECT of such columns finds. */
export type RecordOf<Names> = Names extends Selected<infer Found> ? Found : never;

/**
 * Columns for a SELECT from a table whose alias is given: `m.id, m.expiry::text AS expiry`. A calendar date comes as
 * text, because the driver would make an instant of it.
 */
export const select = <Row, Defined extends Columns, Name extends keyof Row & string>(
  table: AppendTable<Row, Defined> | MergeTable<Row, Defined>,
  alias: string,
  ...columns: readonly Name[]
): Selected<Pick<FoundRow<Row, Defined>, Name & keyof Defined>> =>
  columns
    .map((name) =>
      typeOf(table.columns[name]!) === 'date' ? `${alias}.${name}::text AS ${name}` : `${alias}.${name}`,
    )
    .join(', ');

/** `integer NOT NULL CHECK (…)` → `integer` */
export const typeOf = (definition: string): string => definition.split(' ')[0]!;

export const columnsOf = (table: Table): readonly string[] => Object.keys(table.columns);
