/**
 * A kind of administered record as plain data. Its columns, bodies, checks, OpenAPI schemas, routes, filters, audit
 * entries and exports are made from it, and the console gets a copy (`console/src/api/generated/records.ts`).
 *
 * Fields are named as on the wire. SQL in a definition reads one row of the table under the alias `record`.
 */
import type { Enumeration, FormSectionName, Heading } from '../../words/catalogue.js';
import type { AnyCode } from '../../words/codes.js';

interface FieldBase {
  /** Property of the entity; the column in the database has the same name in snake_case. */
  readonly column: string;
  /** For the OpenAPI document. */
  readonly description: string;
  readonly example?: unknown;
  /** Every body must carry it, and it cannot be emptied. */
  readonly required?: true;
  /** Required when the record is created, refused afterwards where it differs. */
  readonly locked?: true;
  /** False: the column is always filled, by a rule of the kind where the body leaves the field out. */
  readonly nullable?: false;
}

/** @property max characters; 250 unless it is given */
export interface TextDefinition extends FieldBase {
  readonly kind: 'text' | 'email';
  readonly max?: number;
  /** The column itself is limited to `max` characters. */
  readonly limitsColumn?: true;
  /** How the console's form takes it; words on one line unless given. A text with a pattern is a code. */
  readonly typedAs?: 'code' | 'telephone' | 'lines';
  /** The value is a code of this value list. */
  readonly valueList?: string;
  /** Has words for the values that the product knows; others are shown as they are. */
  readonly enumeration?: Enumeration;
  /** What the whole text is made of, and the error of a text that is not. */
  readonly pattern?: { readonly source: string; readonly code: AnyCode };
}

/** More decimals than `decimals` are refused, not rounded; 0 is a whole number. */
export interface NumberDefinition extends FieldBase {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  /** The rules of the kind check how many digits there are, with an error of their own. */
  readonly digitsByRule?: true;
}

/** A flag is never null: the column is false where the body leaves it out. */
export interface FlagDefinition extends FieldBase {
  readonly kind: 'flag';
  /** Default of the column in the database; false unless it is given. */
  readonly columnDefault?: true;
}

export interface ChoiceDefinition extends FieldBase {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** Has the words of the values; without it, they are shown as they are. */
  readonly enumeration?: Enumeration;
  /** What the rules of the kind set where the body leaves it out; default of a column that is always filled. */
  readonly default?: string;
}

/** Several of the values, each once. */
export interface ChoicesDefinition extends FieldBase {
  readonly kind: 'choices';
  readonly values: readonly string[];
  /** Has the words of the values. */
  readonly enumeration: Enumeration;
}

export interface IdDefinition extends FieldBase {
  readonly kind: 'id';
  /** Whose id it is: exports show the name. */
  readonly of: 'centre' | 'user' | 'carrier';
}

/** One text for each language, by the language ids of the wire (`1` French, `2` English). */
export interface LabelsDefinition extends FieldBase {
  readonly kind: 'labels';
  readonly required: true;
}

export type FieldDefinition =
  | TextDefinition
  | NumberDefinition
  | FlagDefinition
  | ChoiceDefinition
  | ChoicesDefinition
  | IdDefinition
  | LabelsDefinition;

type Fields = Readonly<Record<string, FieldDefinition>>;

/** What may exist once. The database has a constraint named `<table>_<columns>_key` for it. */
export interface UniqueDefinition {
  /** Together they exist once; where one of them is null, the rule does not apply. */
  readonly fields: readonly string[];
  /** The field that the error is shown at. */
  readonly at: string;
  readonly code: AnyCode;
  /** `A` and `a` are the same. */
  readonly ignoresCase?: true;
}

/**
 * A parameter that narrows the list and its export: `contains` ignores case and accents, `equals` and `oneOf` compare
 * exactly, `holds` looks into a list.
 */
export interface FilterDefinition {
  readonly by: 'contains' | 'equals' | 'oneOf' | 'holds';
  /** Field that it looks at; its own name unless it is given. */
  readonly field?: string;
  readonly description: string;
}

/** @property packaging a unit of the catalogue of words */
export type ExportedKind = 'text' | 'instant' | 'user' | 'packaging' | 'word';

/** A column of the export that is no field of the record, or shows it differently. */
export interface FurtherColumn {
  /** Characters. */
  readonly width: number;
  readonly kind: ExportedKind;
  /** Of a `word`. */
  readonly enumeration?: Enumeration;
  /** With `:centres` for the ids of the centres within the reader's reach; null: all. */
  readonly sql: string;
}

/** Fields of a form under one title: each row has the names of those that are side by side. */
interface FormSectionDefinition {
  readonly title: FormSectionName;
  readonly rows: readonly (readonly string[])[];
}

/** What is shown behind a figure in this unit; a unit that is not here is not shown. */
export const UNIT_SIGNS: Readonly<Record<string, string>> = { hours: 'h', '°C': '°C' };

export interface RecordDefinition {
  /** Name in the code: of the export, and of the console's words. */
  readonly name: string;
  /** Begins the names of its OpenAPI schemas: `Container` makes `ContainerBody` and `ContainerView`. */
  readonly schema: string;
  /** Below `/api/admin`. */
  readonly path: string;
  /** Below `path`, where the list is not at `path` itself. */
  readonly listPath?: string;
  /** Below `path`: `status` unless it is given. */
  readonly statusPath?: string;
  /** Below `/api/admin`: the active records, for the choices in forms. Absent: there is no such route. */
  readonly choicesPath?: string;
  /** Of its screens in the console; `/add` and `/{id}` are below it. */
  readonly address: string;
  /** In the console's menu, a name of its `MenuIcon`; `list` unless given. */
  readonly icon?: string;
  /** What the audit trail calls it. */
  readonly entity: string;
  /** In the schema `reference`. */
  readonly table: string;
  /** English plural and group, for the OpenAPI document. */
  readonly plural: string;
  readonly tag: string;
  readonly fields: Fields;
  readonly unique: readonly UniqueDefinition[];
  /** Pairs of numbers of which the second is not below the first. The error is shown at the second. */
  readonly ascending?: readonly { readonly fields: readonly [string, string]; readonly code: AnyCode }[];
  /** Checks of the table by the name of their constraint, as the migration made them. */
  readonly checks?: Readonly<Record<string, string>>;
  /** Indexes that a migration made and TypeORM leaves alone. */
  readonly indexes?: readonly string[];
  /** Where each word of `q` is looked for: in these fields, or in an SQL expression that is folded already. */
  readonly searched: readonly string[] | { readonly words: string };
  readonly filters: Readonly<Record<string, FilterDefinition>>;
  /**
   * What the console's list begins with: names of fields, of columns that only the console makes, and of filters (`q`
   * too). Without it, all fields and all filters. Further fields are columns that a reader may add.
   */
  readonly list?: { readonly columns?: readonly string[]; readonly filters?: readonly string[] };
  /**
   * The console's form from top to bottom. Without it, one section in which each field has a row of its own. The field
   * that switches the record on and off is below all others in any case.
   */
  readonly form?: readonly FormSectionDefinition[];
  /** The fields that switch a record on and off. */
  readonly activeField: string;
  /** The list's own order. */
  readonly order: string;
  /**
   * Texts to sort by that are no field, or are not sorted by their column alone: SQL with `:shown` for what a reader
   * sees of the field of that name.
   */
  readonly orders?: Readonly<Record<string, string>>;
  /**
   * Which records somebody may see who may not see all: SQL with `:centres` for the ids of the centres within reach.
   */
  readonly within?: { readonly reach: 'centres' | 'dispatch'; readonly sql: string };
  /**
   * Columns of the export from left to right, by their headings: the width of a field in characters, or a column of its
   * own.
   */
  readonly exported: Readonly<Partial<Record<Heading, number | FurtherColumn>>>;
}

type ValueOf<Field extends FieldDefinition> = Field extends { kind: 'text' | 'email' | 'id' }
  ? string
  : Field extends { kind: 'number' }
    ? number
    : Field extends { kind: 'flag' }
      ? boolean
      : Field extends ChoiceDefinition
        ? Field['values'][number]
        : Field extends ChoicesDefinition
          ? Field['values'][number][]
          : Field extends { kind: 'labels' }
            ? Readonly<Record<'1' | '2', string>>
            : never;

type RequiredOf<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { required: true } ? Name : never;
}[keyof F];

/** The fields in a body: a field that is absent is left as it is, null empties it. */
export type BodyFields<D extends RecordDefinition> = {
  -readonly [Name in RequiredOf<D['fields']> & string]: ValueOf<D['fields'][Name]>;
} & {
  -readonly [Name in Exclude<keyof D['fields'], RequiredOf<D['fields']>> & string]?: ValueOf<
    D['fields'][Name]
  > | null;
};

type Filled = { required: true } | { locked: true } | { nullable: false } | { kind: 'flag' | 'choices' };

/** The columns that the fields are kept in. */
export type ColumnsOf<D extends RecordDefinition> = {
  -readonly [Name in keyof D['fields'] &
    string as D['fields'][Name]['column']]: D['fields'][Name] extends Filled
    ? ValueOf<D['fields'][Name]>
    : ValueOf<D['fields'][Name]> | null;
};

type FilterValue<
  D extends RecordDefinition,
  Name extends keyof D['filters'] & string,
> = D['filters'][Name]['by'] extends 'oneOf'
  ? readonly string[]
  : D['fields'][D['filters'][Name] extends { field: infer Field extends string } ? Field : Name] extends {
        kind: 'flag';
      }
    ? boolean
    : string;

export type FiltersOf<D extends RecordDefinition> = {
  -readonly [Name in keyof D['filters'] & string]?: FilterValue<D, Name>;
};

/** Name of the field that a filter of the list looks at. */
export const filteredName = ({ filters }: RecordDefinition, filter: string): string =>
  filters[filter]!.field ?? filter;

/** The field that a filter of the list looks at. */
export const filteredField = (definition: RecordDefinition, filter: string): FieldDefinition =>
  definition.fields[filteredName(definition, filter)]!;

/** The column is never null. */
export const isFilled = ({ required, locked, nullable, kind }: FieldDefinition): boolean =>
  required === true || locked === true || nullable === false || kind === 'flag' || kind === 'choices';
