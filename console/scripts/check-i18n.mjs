/**
 * Fails where a message is missing in one language, used nowhere, or used but not there.
 *
 * A message is used where its id is in the sources as a string, or fits a template such as `enum.centreType.${type}`
 * (an expression is one part of the id or a piece of one) or a call of `optionsOf`. A template whose last part is only
 * an expression is refused where some of the messages that it fits are used otherwise and some are not: a message that
 * nobody uses would not be found there. `LISTS` has the exceptions. Ids that come from the service - its error codes,
 * the enumerations - count as used, and must be there. In the words themselves, both languages must name the same
 * arguments and have plurals alike.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const src = join(root, 'src');

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const load = (path) => vite.ssrLoadModule(`/src/${path}`);

const flatten = (dictionary, prefix = '') =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

const dictionaries = {};
for (const locale of ['fr', 'en']) {
  const all = flatten((await load(`i18n/${locale}.ts`)).default);
  // react-admin's own words are its own business.
  dictionaries[locale] = new Map(all.filter(([key]) => !key.startsWith('ra.')));
}
const known = new Set([...dictionaries.fr.keys(), ...dictionaries.en.keys()]);

/** What the service may say. */
const { ErrorCode, ApiCode } = await load('api/generated/codes.ts');
const codes = [...Object.values(ErrorCode), ...Object.values(ApiCode)];
const enumerations = {
  ...(await load('api/generated/vocabulary.ts')),
  ...(await load('api/generated/centre-vocabulary.ts')),
};
const enumerated = Object.entries(enumerations)
  .filter(([, values]) => Array.isArray(values))
  .flatMap(([name, values]) => values.map((value) => `enum.${singular(name)}.${value}`));
/** Generated from the service's codes of units. */
const units = [...known].filter((key) => /^(unit|packaging)\.[A-Z]+$/.test(key));
await vite.close();

/** `TRANSFER_TYPES` → `transferType` */
function singular(name) {
  const words = name.toLowerCase().split('_');
  const last = words.pop().replace(/ies$/, 'y').replace(/s$/, '');
  return [...words, last]
    .map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word))
    .join('');
}

const faults = [];
const used = new Set([...codes, ...enumerated, ...units]);
for (const key of used)
  if (!known.has(key)) faults.push(`${key}: the service may say it, no dictionary has it`);

const namespaces = new Set([...known].map((key) => key.split('.')[0]));
/** Files and colours of the theme (`error.main`) look alike. */
const looksLikeId = (text) =>
  /^[a-z]\w*(\.\w+)+$/.test(text) &&
  namespaces.has(text.split('.')[0]) &&
  !/\.(tsx?|js|svg|css|xlsx|main|hover)$/.test(text);
const begins = (text) => [...known].some((key) => key.startsWith(`${text}.`));

/** Templates that fit all messages of a group, such as `account.${id}`. */
const lists = [];

/** Groups of one kind of message, all of which a template may choose, and some of which have a use of their own. */
const LISTS = new Set([
  'administration.field.',
  'administration.section.',
  'lot.figure.',
  'offline.problem.',
  'replenishment.bulk.',
  'replenishment.note.',
  'replenishment.submit.',
]);

const sources = readdirSync(src, { recursive: true })
  .filter(
    (path) =>
      /\.tsx?$/.test(path) && !/(\.spec\.|\/messages\/|^i18n\/public\/|generated\/|\.d\.ts)/.test(path),
  )
  .map((path) => join(src, path));

for (const path of sources) {
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isJsxAttribute(node.parent ?? node) === false) {
      if (ts.isImportDeclaration(node)) return;
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      note(node.text, node, file, path);
    if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      if (/^[a-z]\w*\.(\w+\.)*\w*$/.test(texts[0])) noteTemplate(texts, node, file, path);
    }
    const begun = ts.isCallExpression(node) && node.expression.getText() === 'optionsOf' && node.arguments[1];
    if (begun && ts.isStringLiteral(begun)) noteTemplate([`${begun.text}.`, ''], begun, file, path);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const named = new Set(used);
for (const { shown, group, keys } of lists) {
  const isMixed = keys.some((key) => named.has(key)) && !keys.every((key) => named.has(key));
  if (isMixed && !LISTS.has(group))
    faults.push(
      `${shown}: fits messages that are used otherwise and others that are not, give it a fixed part`,
    );
  else for (const key of keys) used.add(key);
}

function place(node, file, path) {
  return `${relative(root, path)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}

function note(text, node, file, path) {
  if (known.has(text)) used.add(text);
  else if (isTranslated(node) || (looksLikeId(text) && !begins(text)))
    faults.push(`${text}: not in the dictionaries (${place(node, file, path)})`);
}

/** What is given to `translate` itself, or chosen between by a condition there, is an id whatever it looks like. */
function isTranslated(node) {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return node !== parent.condition && isTranslated(parent);
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    /^translate\w*$/.test(parent.expression.getText())
  );
}

/** @param texts what is written of a template, before, between and after its expressions */
function noteTemplate(texts, node, file, path) {
  const [namespace] = texts[0].split('.');
  const shown = `${texts.join('…')} (${place(node, file, path)})`;
  const pattern = `^${texts.map(escaped).join('[^.]+')}`;
  const whole = fitting(`${pattern}$`);
  // Where it is not an id itself, other templates begin with it.
  const keys = whole.length > 0 || texts.at(-1) !== '' ? whole : fitting(`${pattern}\\.`);
  if (keys.length === 0) {
    if (namespaces.has(namespace) || isTranslated(node)) faults.push(`${shown}: fits no message`);
  } else if (texts.length === 2 && texts[1] === '' && texts[0].endsWith('.')) {
    lists.push({ shown, group: texts[0], keys });
  } else {
    for (const key of keys) used.add(key);
  }
}

function fitting(pattern) {
  const expression = new RegExp(pattern);
  return [...known].filter((key) => expression.test(key));
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const figures = (text) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join(' ');
const plurals = (text) => text.split('||||').length;
for (const key of [...known].sort()) {
  const fr = dictionaries.fr.get(key);
  const en = dictionaries.en.get(key);
  if (fr === undefined) faults.push(`${key}: missing in French`);
  else if (en === undefined) faults.push(`${key}: missing in English`);
  else {
    if (figures(fr) !== figures(en)) faults.push(`${key}: the languages name different figures`);
    if (plurals(fr) !== plurals(en)) faults.push(`${key}: a plural in one language only`);
    if (!used.has(key)) faults.push(`${key}: said by nobody`);
  }
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${known.size} messages in two languages, all used`);
