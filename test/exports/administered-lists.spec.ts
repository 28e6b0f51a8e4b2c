/** The lists of administered records: each filter and each order of each kind, and the export of the same rows. */
import { AdministrationModule } from '../../services/api/administration/administration.module.js';
import { NEW, type Resource } from '../../services/api/administration/testing/administration-api.js';
import { docx } from '../../services/api/administration/testing/docx.js';
import { ExportsApiModule } from '../../services/api/exports/exports-api.module.js';
import { JobsModule } from '../../services/jobs/jobs.module.js';
import { sortable } from '../../services/reference-data/records/conditions.js';
import {
  type FieldDefinition,
  filteredName,
  type RecordDefinition,
} from '../../services/reference-data/records/definition.js';
import { RECORD_DEFINITIONS, type RecordKind } from '../../services/reference-data/records/definitions.js';
import { enumerationWord, type Heading, heading } from '../../services/words/catalogue.js';
import { ExportsModule } from '../../services/worker/exports/exports.module.js';
import { StockApi } from '../support/stock-api.js';
import { file, sheetsOf } from './sheets.js';

type Row = Readonly<Record<string, unknown>>;

const MADE = 3;

/** The field that tells the rows of a kind apart, in the list and in the file. */
const CALLED_BY: Readonly<Record<RecordKind, string>> = {
  centre: 'code',
  product: 'codeCip',
  tracker: 'nom',
  container: 'nom',
  carrier: 'nom',
  template: 'nom',
  user: 'login',
  'value-list': 'code',
};

/** Sorted differently by character codes, by creation and by a reader's alphabet. */
const WORDS = ['Zinc', 'abri', 'Mur'] as const;
/** Sorted differently as texts than as numbers. */
const NUMBERS = [10, 9, 20] as const;

/** What differs in each record that is made. */
function varied(field: FieldDefinition, index: number): unknown {
  switch (field.kind) {
    case 'text':
      if (field.valueList || field.enumeration) return undefined;
      return field.pattern ? `${WORDS[index]}${index}`.toUpperCase() : `${WORDS[index]}${index}`;
    case 'email':
      return `${WORDS[index]}@example.org`;
    case 'number':
      return NUMBERS[index];
    case 'flag':
      return index === 0;
    case 'choice':
      return field.values[index % field.values.length];
    default:
      return undefined;
  }
}

function bodyOf({ path, fields }: RecordDefinition, index: number): Record<string, unknown> {
  const changes = Object.entries(fields)
    .map(([name, field]) => [name, varied(field, index)] as const)
    .filter(([, value]) => value !== undefined);
  return { ...(path in NEW ? NEW[path as Resource] : {}), ...Object.fromEntries(changes) };
}

const folded = (text: unknown): string => String(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The value of a filter that finds rows like this one. */
function asked(by: RecordDefinition['filters'][string]['by'], value: unknown): unknown {
  if (by === 'contains') return String(value).slice(1).toUpperCase();
  return by === 'holds' ? (value as readonly unknown[])[0] : by === 'oneOf' ? [value] : value;
}

const FITS: Readonly<
  Record<RecordDefinition['filters'][string]['by'], (value: unknown, wanted: unknown) => boolean>
> = {
  contains: (value, wanted) => value !== null && folded(value).includes(folded(wanted)),
  equals: (value, wanted) => value === wanted,
  oneOf: (value, wanted) => (wanted as readonly unknown[]).includes(value),
  holds: (value, wanted) => (value as readonly unknown[]).includes(wanted),
};

const { compare } = new Intl.Collator('fr', { numeric: true });

/** What the list can be sorted by, but for ids: a list or a text in each language has no order that a reader sees. */
const sortedBy = (definition: RecordDefinition): readonly string[] =>
  [...new Set(sortable(definition))].filter(
    (name) => name !== 'id' && !['id', 'choices', 'labels'].includes(definition.fields[name]?.kind ?? ''),
  );

/** Ascending as a reader sorts, empty values last. */
function inOrder(values: readonly unknown[]): unknown[] {
  const filled = values.filter((value) => value !== null);
  const sorted = filled.sort((one, other) =>
    typeof one === 'string' ? compare(one, String(other)) : Number(one) - Number(other),
  );
  return [...sorted, ...values.filter((value) => value === null)];
}

describe('administered records', () => {
  let api: StockApi;
  const admin = () => api.as('admin');

  async function create(definition: RecordDefinition & { readonly name: RecordKind }, index: number) {
    const body = bodyOf(definition, index);
    if (definition.name !== 'template') return admin().post(`/${definition.path}`, body).expect(201);
    const form = Object.fromEntries(Object.entries(body).map(([field, value]) => [field, String(value)]));
    const { name, content } = docx('Bon');
    return admin().upload('/template', form, content, name).expect(201);
  }

  /** What a reader sees of a value. */
  function shown(field: FieldDefinition | undefined, value: unknown): unknown {
    if (value === null || value === undefined) return null;
    if (!field) return (value as { nom: string }).nom;
    if (field.kind === 'text' && field.valueList) {
      return api.api.directory.label(field.valueList, String(value), 'en');
    }
    if ('enumeration' in field && field.enumeration) {
      return enumerationWord(field.enumeration, String(value), 'en');
    }
    return value;
  }

  beforeAll(async () => {
    api = await StockApi.start({
      imports: [AdministrationModule, JobsModule, ExportsModule, ExportsApiModule],
    });
    for (const definition of RECORD_DEFINITIONS) {
      for (let index = 0; index < MADE; index++) await create(definition, index);
    }
  });
  afterAll(() => api.close());

  describe.each(RECORD_DEFINITIONS.map((definition) => [definition.name, definition] as const))(
    'of the kind %s',
    (name, given) => {
      const definition: RecordDefinition = given;
      const { path, listPath, fields, filters, order } = definition;
      const called = CALLED_BY[name];
      const queryOf = (sort: string, descending: boolean, filter: object = {}) =>
        new URLSearchParams({
          sort: JSON.stringify([sort, descending ? 'DESC' : 'ASC']),
          filter: JSON.stringify(filter),
        });
      const listed = async (query: URLSearchParams): Promise<readonly Row[]> => {
        const list = [path, listPath].filter(Boolean).join('/');
        return (await admin().get(`/${list}?${query}`).expect(200)).body as Row[];
      };
      const valuesOf = (rows: readonly Row[], field: string) => rows.map((row) => row[field] ?? null);

      /** The rows of the whole list, one of which has a value for each filter, and what asks for such rows. */
      async function everyRow() {
        const all = await listed(queryOf(order, true));
        const names = Object.keys(filters).map((filter) => filteredName(definition, filter));
        const example = all.find((row) => names.every((field) => row[field] !== null))!;
        const wanted = Object.entries(filters).map(([filter, { by }]) => {
          const field = filteredName(definition, filter);
          const value = asked(by, example[field]);
          return { filter, field, value, fits: (row: Row) => FITS[by](row[field], value) };
        });
        return { all, wanted };
      }

      it('are narrowed by each filter', async () => {
        const { all, wanted } = await everyRow();
        for (const { filter, value, fits } of wanted) {
          const fitting = all.filter(fits);
          expect([filter, fitting.length < all.length]).toEqual([filter, true]);
          expect(await listed(queryOf(order, true, { [filter]: value }))).toEqual(fitting);
        }
      });

      it('are in the file in the same order, and the file names the filters', async () => {
        const { all, wanted } = await everyRow();
        const cellsUnder = async (filter: object) => {
          const query = queryOf(order, true, filter);
          const { body } = await file(admin().get(`/${path}/export?${query}`)).expect(200);
          const { rows, filters: said } = await sheetsOf(body as Buffer);
          return { cells: rows.map((row) => row[heading(called as Heading, 'en')]), said };
        };
        expect((await cellsUnder({})).cells).toEqual(valuesOf(all, called));
        const filter = Object.fromEntries(wanted.map(({ filter: name, value }) => [name, value]));
        const { cells, said } = await cellsUnder(filter);
        expect(cells).toEqual(
          valuesOf(
            all.filter((row) => wanted.every(({ fits }) => fits(row))),
            called,
          ),
        );
        for (const { field } of wanted)
          expect([field, said.has(heading(field as Heading, 'en'))]).toEqual([field, true]);
      });

      it('are put in the order of each column, one way and the other', async () => {
        for (const field of sortedBy(definition)) {
          const upwards = await listed(queryOf(field, false));
          expect([field, await listed(queryOf(field, true))]).toEqual([field, [...upwards].reverse()]);
          const values = upwards.map((row) => shown(fields[field], row[field]));
          expect([field, new Set(values).size > 1]).toEqual([field, true]);
          expect([field, values]).toEqual([field, inOrder(values)]);
        }
      });
    },
  );
});
