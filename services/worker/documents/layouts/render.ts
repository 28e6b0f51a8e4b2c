/** The built-in documents: Handlebars layouts beside this file, filled to one self-contained page of HTML. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { VIAL_SHEETS, type VialSheet } from '../../../documents/document-type.js';
import { parseCount } from '../../../documents/labels.js';
import {
  type PrintedKind,
  type PrintedType,
  type PrintedValues,
  printedKind,
} from '../../../documents/printed.js';
import { documentWord, isDocumentWord, unitWord } from '../../../words/catalogue.js';
import type { Language } from '../../../words/language.js';
import { dataMatrix } from '../printing/data-matrix.js';
import { CONTENT_POLICY } from '../printing/sealed-page.js';
import { fontFaces, hasExtendedLetters } from './fonts.js';
import { type Family, LAYOUTS } from './layouts.js';

const PRODUCT_MARK_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b4f5c"/><path d="M12 5h8v3h-1v3.2c2.3 1 3 2.6 3 5V25a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8.8c0-2.4.7-4 3-5V8h-1z" fill="#e9f3f3"/><path d="M10 18h12v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" fill="#5fb6c2"/></svg>';

/** The logo of documents where an organisation has given none of its own (`DATA_DIR/branding/logo.svg` or `.png`). */
const PRODUCT_MARK = `data:image/svg+xml;base64,${Buffer.from(PRODUCT_MARK_SVG).toString('base64')}`;

export interface LayoutOptions {
  readonly language: Language;
  /** Data URL of the organisation's logo; the product's mark where there is none. */
  readonly logo?: string;
}

/** Lines that a container's label has room for; the note has them all. */
const CONTAINER_LINES = 5;

/** Measures of the two vial sheets, in millimetres and points. */
const VIAL_CSS = {
  'vial-labels-36': { rowHeight: 31.1, padding: 2, gap: 2, codeSize: 14, fontSize: 7, nameSize: 8.5 },
  'vial-labels-96': { rowHeight: 17.5, padding: 0.9, gap: 1, codeSize: 9.5, fontSize: 4.9, nameSize: 5.6 },
} as const;

const PARTIALS = ['masthead', 'party', 'product-cell', 'operation-lines', 'signature'];

const source = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

const handlebars = Handlebars.create();
for (const name of PARTIALS) handlebars.registerPartial(name, source(`./${name}.hbs`));
handlebars.registerHelper({
  t: (name: string, { data }: Handlebars.HelperOptions) => said(name, data.root.language),
  or: (first: unknown, second: unknown) => first || second,
  /** `{{noun 'BOITE' boites}}`: agrees with a count as it is printed. */
  noun: (code: string, count: unknown, { data }: Handlebars.HelperOptions) =>
    unitWord(code, parseCount(String(count), data.root.language), data.root.language),
  cssText: (value: unknown) => new Handlebars.SafeString(cssText(String(value ?? ''))),
  datamatrix: (elements: unknown, { data }: Handlebars.HelperOptions) =>
    typeof elements === 'string' && elements !== '' ? codeReference(data.root.codes, elements) : '',
});

/** @throws Error where a layout asks for a word that does not exist */
function said(name: string, language: Language): string {
  if (!isDocumentWord(name)) throw new Error(`No word ${name}`);
  return documentWord(name, language);
}

const templates = new Map<string, Handlebars.TemplateDelegate>();

function template(file: string): Handlebars.TemplateDelegate {
  let compiled = templates.get(file);
  if (!compiled) {
    compiled = handlebars.compile(source(`./${file}`), { knownHelpersOnly: false, strict: false });
    templates.set(file, compiled);
  }
  return compiled;
}

/**
 * What the file of a document is called inside, whatever it is printed by: its kind, and its number where it has one.
 */
export function documentTitle(type: PrintedType, { numeroBl }: PrintedValues, language: Language): string {
  const title = documentWord(LAYOUTS[printedKind(type)].title, language);
  return numeroBl ? `${title} ${numeroBl}` : title;
}

/** The document as HTML: fonts, codes and logo are inside it, no script is. */
export function renderBuiltIn(
  type: PrintedType,
  values: PrintedValues,
  { language, logo }: LayoutOptions,
): string {
  const kind = printedKind(type);
  const layout = LAYOUTS[kind];
  const title = documentWord(layout.title, language);
  return renderPage(`${layout.template ?? kind}.hbs`, {
    language,
    logo,
    title: documentTitle(type, values, language),
    css: cssOf(layout.family, kind, { language, footer: footerOf(title, values, language) }),
    values: { ...values, ...extrasOf(kind, values) },
  });
}

interface PageParts extends LayoutOptions {
  readonly title: string;
  readonly css: string;
  readonly values: object;
}

/** A layout beside this file, filled to a page that has everything inside it. */
export function renderPage(
  layout: string,
  { language, logo = PRODUCT_MARK, title, css, values }: PageParts,
): string {
  const codes = new Map<string, string>();
  const body = template(layout)({ ...values, language, logo, codes });
  return template('document.hbs')({
    language,
    title,
    contentPolicy: CONTENT_POLICY,
    fonts: fontsFor(body),
    css,
    codes: [...codes].map(([elements, id]) => ({ id, ...dataMatrix(elements) })),
    body,
  });
}

/** The style of a page of text and tables, with its footer. */
export const fullPageCss = (language: Language, footer: string): string =>
  source('./page.css') + template('full-page.css.hbs')({ language, footer });

/** What a layout needs beside the fields: labels by sheets, the lines that fit, what they have in common. */
function extrasOf(kind: PrintedKind, values: PrintedValues): object {
  const { lignes } = values;
  if (isVialSheet(kind)) {
    const { columns, rows } = VIAL_SHEETS[kind];
    return { sheets: chunks(lignes, columns * rows), small: kind === 'vial-labels-96' };
  }
  if (kind === 'container-label') {
    const storages = new Set(lignes.map(({ conservation }) => conservation));
    return {
      conservation: storages.size === 1 ? lignes[0]!.conservation : '',
      keptDifferently: storages.size > 1,
      shown: lignes.slice(0, CONTAINER_LINES),
      hidden: Math.max(0, lignes.length - CONTAINER_LINES),
    };
  }
  return {};
}

function cssOf(family: Family, kind: PrintedKind, context: { language: Language; footer: string }): string {
  const page = source('./page.css');
  if (family === 'label') return page + source('./label.css');
  if (family === 'full-page') return fullPageCss(context.language, context.footer);
  const sheet = kind as VialSheet;
  return page + template('vials.css.hbs')({ columns: VIAL_SHEETS[sheet].columns, ...VIAL_CSS[sheet] });
}

const footerOf = (title: string, values: PrintedValues, language: Language): string =>
  [
    [title, values.numeroBl].filter(Boolean).join(' '),
    values.emetteur?.nom,
    `${documentWord('printed', language)} ${values.dateEdition} ${values.heureEdition}`,
  ]
    .filter(Boolean)
    .join('  ·  ');

const isVialSheet = (kind: PrintedKind): kind is VialSheet => Object.hasOwn(VIAL_SHEETS, kind);

/** Each code is drawn once and used by its id: thirty-six labels of a batch share one. */
function codeReference(codes: Map<string, string>, elements: string): Handlebars.SafeString {
  let id = codes.get(elements);
  if (id === undefined) {
    id = `code-${codes.size + 1}`;
    codes.set(elements, id);
  }
  return new Handlebars.SafeString(`<svg class="datamatrix"><use href="#${id}"/></svg>`);
}

/** A text inside a quoted CSS string inside a `<style>`: everything but letters and digits is escaped. */
const cssText = (value: string): string =>
  value.replace(/[^\p{L}\p{N} ]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `);

function chunks<T>(values: readonly T[], size: number): T[][] {
  const all: T[][] = [];
  for (let start = 0; start < values.length; start += size) all.push(values.slice(start, start + size));
  return all;
}

/** Heavy, so a document carries no more than its letters ask for. */
function fontsFor(body: string): string {
  const sets = hasExtendedLetters(body) ? (['latin', 'latin-ext'] as const) : (['latin'] as const);
  return fontFaces(
    sets.flatMap((letters) =>
      ([400, 600, 700] as const).map((weight) => ({
        family: 'Document Sans',
        source: 'inter',
        weight,
        letters,
      })),
    ),
  );
}
