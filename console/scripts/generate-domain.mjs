/**
 * Copies what the services alone decide - enumerations, error codes, limits, the arithmetic of doses, the catalogue of
 * words - into `src/api/generated/`, so that no rule and no word is written twice. `--check` changes nothing and fails
 * where a copy is old.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'console/src/api/generated');
const checking = process.argv.includes('--check');

const read = (path) => readFileSync(join(root, path), 'utf8');
const header = (path) => `// Generated from ${path} by \`npm run api:generate\`: change it there.\n`;

/** A file that imports nothing, or only other copies, which lie beside it, can be taken as it is. */
function copy(path, copies = []) {
  const text = read(path);
  const imported = [...text.matchAll(/^import .* from '(.*)'/gm)].map(([, from]) => from);
  if (imported.some((from) => !copies.includes(from)))
    throw new Error(`${path} imports something and cannot be copied`);
  return header(path) + text;
}

/** The numeric constants of a file, whatever else it holds. */
function constants(path) {
  const lines = read(path).match(/^(\/\*\*.*\*\/\n)?export const [A-Z_]+ = [\d_]+;$/gm) ?? [];
  return `${header(path)}${lines.join('\n')}\n`;
}

const without = (object, names) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

const DEFINITIONS = 'services/reference-data/records/definitions.ts';
const { RECORD_DEFINITIONS, AUDITED_ENTITIES } = await exportsOf(DEFINITIONS);
const { UNIT_CODES, unitTitle } = await exportsOf('services/words/catalogue.ts');
const { UNIT_SIGNS } = await exportsOf('services/reference-data/records/definition.ts');

/** What lists and forms need of a kind of record: nothing of the database, nothing for the OpenAPI document. */
const forConsole = ({ fields, filters, ...definition }) => ({
  ...without(definition, [
    ...['schema', 'tag', 'plural', 'table', 'checks', 'indexes'],
    ...['unique', 'searched', 'within', 'orders', 'exported', 'icon'],
  ]),
  fields: mapped(fields, ({ unit, ...field }) => ({
    ...without(field, [
      ...['column', 'description', 'example', 'limitsColumn', 'columnDefault', 'digitsByRule'],
      // The service refuses too many digits, with an error of its own.
      ...(field.digitsByRule ? ['max'] : []),
    ]),
    ...(unit in UNIT_SIGNS && { unit: UNIT_SIGNS[unit] }),
  })),
  filters: mapped(filters, (filter) => without(filter, ['description'])),
});

/** What a module of plain data exports. */
async function exportsOf(path) {
  const bundle = await rolldown({ input: join(root, path) });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** The definitions of records, as one constant. */
function records() {
  const byName = Object.fromEntries(
    RECORD_DEFINITIONS.map((definition) => [definition.name, forConsole(definition)]),
  );
  const text = JSON.stringify(byName, null, 2);
  return `${header(DEFINITIONS)}\nexport const RECORDS = ${text} as const;\n\nexport const AUDITED_ENTITIES = ${JSON.stringify(AUDITED_ENTITIES)} as const;\n`;
}

/** Menu and router need no more of the definitions; the rest is loaded with the pages. */
function recordPages() {
  const pages = RECORD_DEFINITIONS.map(({ name, address, icon = 'list' }) => ({ kind: name, address, icon }));
  return `${header(DEFINITIONS)}\nexport const RECORD_PAGES = ${JSON.stringify(pages, null, 2)} as const;\n\nexport type RecordKind = (typeof RECORD_PAGES)[number]['kind'];\n`;
}

/**
 * What a page before the sign-in may have to say; all else is loaded after it. A code that is not here is said in the
 * words of the service's own answer, which are in the same language.
 */
const isPublic = (code) =>
  /^(auth|password)\.|^global\.error\.(required|textMax|malformed|busy|unavailable|unexpected)$/.test(code);
/** Said by exports and by the value lists of the service only. */
const SERVICE_ONLY = ['direction', 'language', 'productType', 'scrappingCause'];

const dotted = (prefix, words) =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [`${prefix}.${key}`, text]));

/** The console's dictionaries of one language: polyglot marks an argument by `%{…}` and separates plurals by `||||`. */
async function dictionaries(language) {
  const { [language]: words } = await exportsOf(`services/words/${language}/index.ts`);
  const errors = Object.entries(words.errors).map(([code, text]) => [
    code,
    text.replace(/\{(\w+)\}/g, '%{$1}'),
  ]);
  const enumerations = Object.entries(words.enumerations)
    .filter(([name]) => !SERVICE_ONLY.includes(name))
    .map(([name, members]) => dotted(`enum.${name}`, members));
  const audited = RECORD_DEFINITIONS.map(({ name, entity }) => [entity, words.recordKinds[name].audited]);
  const units = Object.entries(words.units).map(([code, forms]) => [
    code,
    forms.map((form) => `%{count} ${form}`).join(' |||| '),
  ]);
  const packagings = UNIT_CODES.map((code) => [code, unitTitle(code, language)]);
  const dictionary = (chosen) =>
    `${header(`services/words/${language}`)}export default ${JSON.stringify(chosen, null, 2)};\n`;
  return {
    [`words/${language}/public.ts`]: dictionary(
      Object.fromEntries(errors.filter(([code]) => isPublic(code))),
    ),
    [`words/${language}/signed-in.ts`]: dictionary({
      ...Object.fromEntries(errors.filter(([code]) => !isPublic(code))),
      ...Object.assign({}, ...enumerations),
      ...dotted('enum.auditedEntity', Object.fromEntries(audited)),
      ...dotted('unit', Object.fromEntries(units)),
      ...dotted('packaging', Object.fromEntries(packagings)),
    }),
    [`words/${language}/records.ts`]: dictionary({
      // Said of exports, and of the audit trail.
      kind: mapped(words.recordKinds, (kind) => without(kind, ['sheet', 'audited'])),
      section: words.formSections,
      field: words.fields,
    }),
  };
}

/** Who takes a request from one status to the next: the menus of a list offer what the service accepts. */
async function transitions() {
  const path = 'services/domain/replenishment/status.ts';
  const { TRANSITIONS } = await exportsOf(path);
  return `${header(path)}import type { RequestKind, RequestStatus } from './request-status.js';
import type { CentreType } from './vocabulary.js';

interface Transition {
  /** Statuses from which it is possible. */
  readonly from: readonly RequestStatus[];
  /** Types of the selected centre of those who may. */
  readonly by: readonly CentreType[];
}

/** By the status that is asked for. */
export const TRANSITIONS: Readonly<Record<RequestKind, Readonly<Record<RequestStatus, Transition>>>> = ${JSON.stringify(TRANSITIONS, null, 2)};
`;
}

const files = {
  'vocabulary.ts': copy('services/domain/ledger/vocabulary.ts'),
  'centre-vocabulary.ts': copy('services/reference-data/centre/vocabulary.ts'),
  'security-vocabulary.ts': copy('services/reference-data/audit/security-vocabulary.ts'),
  'document-type.ts': copy('services/documents/document-type.ts'),
  'gtin.ts': copy('services/gs1/gtin.ts'),
  'elements.ts': copy('services/gs1/elements.ts', ['./gtin.js']),
  'doses.ts': copy('services/domain/shared/doses.ts'),
  'quantity-mode.ts': copy('services/domain/shared/quantity-mode.ts'),
  'request-status.ts': copy('services/domain/replenishment/request-status.ts'),
  'request-transitions.ts': await transitions(),
  'past-expiry.ts': copy('services/domain/shared/past-expiry.ts'),
  'first-expiring.ts': copy('services/domain/shared/first-expiring.ts'),
  'alphabetical.ts': copy('services/words/alphabetical.ts'),
  'codes.ts': copy('services/words/codes.ts'),
  'records.ts': records(),
  'record-pages.ts': recordPages(),
  'limits.ts': constants('services/domain/shared/fields.ts'),
  ...(await dictionaries('fr')),
  ...(await dictionaries('en')),
};

const old = [];
for (const [name, text] of Object.entries(files)) {
  const path = join(target, name);
  let current;
  try {
    current = readFileSync(path, 'utf8');
  } catch {
    current = undefined;
  }
  if (current === text) continue;
  if (checking) old.push(name);
  else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
if (old.length > 0) {
  console.error(`Older than the services: ${old.join(', ')}. Run npm run api:generate.`);
  process.exit(1);
}
