/** Fills a checked template: Handlebars over the XML of body, headers and footers. */
import Handlebars from 'handlebars';
import type { Values } from '../fields.js';
import { openTemplate, type Parts, pack, textOf, textParts } from './package.js';
import { readPart, sourceOf } from './source.js';
import { token } from './tokens.js';

/** Names of the fields that print as a code: their text is handed on inside a token. */
export type CodeNames = ReadonlySet<string>;

export interface FilledTemplate {
  /** The filled .docx. */
  readonly content: Uint8Array;
  /** Names of the font families that it asks for. */
  readonly fonts: readonly string[];
}

/**
 * @throws FilledTooLarge
 * @throws Error where the file is no template that `checkTemplate` has passed
 */
export async function fillTemplate(file: Buffer, values: Values, codes: CodeNames): Promise<FilledTemplate> {
  const opened = await openTemplate(file);
  if (opened.faults.length > 0)
    throw new Error(`The template is refused: ${opened.faults.map(({ code }) => code).join(', ')}`);
  const filled = new Map(opened.parts);
  const context = printable(values, codes);
  for (const name of textParts(opened.parts)) {
    filled.set(name, new TextEncoder().encode(fillPart(textOf(opened.parts.get(name)!), context)));
  }
  return { content: pack(filled), fonts: fontsIn(filled) };
}

/** Each may bring fonts into the document that is printed. */
const MOST_FONTS = 40;

/** Names of the font families that the document asks for. */
function fontsIn(parts: Parts): string[] {
  const families = new Set<string>();
  for (const [name, part] of parts) {
    if (!/^word\/(?:document|styles|header\d*|footer\d*|theme\/theme\d*)\.xml$/.test(name)) continue;
    for (const [, family] of textOf(part).matchAll(/(?:w:(?:ascii|hAnsi|cs)|<a:latin typeface)="([^"]+)"/g)) {
      families.add(family!);
    }
  }
  return [...families].slice(0, MOST_FONTS);
}

/** Characters of one part: far more than a thousand rows of a note, far less than would hold up the service. */
const MAX_FILLED = 32 * 1024 * 1024;

/** What a template repeats is larger than any document. */
export class FilledTooLarge extends Error {
  override readonly name = 'FilledTooLarge';
}

const handlebars = Handlebars.create();

/** Handlebars' own, with an end. */
handlebars.registerHelper('each', function (this: unknown, list: unknown, options: Handlebars.HelperOptions) {
  const items = Array.isArray(list) ? list : [];
  if (items.length === 0) return options.inverse(this);
  let filled = '';
  items.forEach((item, index) => {
    const data = Handlebars.createFrame(options.data);
    Object.assign(data, { index, key: index, first: index === 0, last: index === items.length - 1 });
    filled += options.fn(item, { data });
    if (filled.length > MAX_FILLED) throw new FilledTooLarge('the filled template is too large');
  });
  return filled;
});

const blockOfField = handlebars.helpers.blockHelperMissing as Handlebars.HelperDelegate;

/** A block on a text or a flag is a condition, as `#if` is: Handlebars' own would put the text in place of the fields. */
handlebars.registerHelper(
  'blockHelperMissing',
  function (this: unknown, field: unknown, options: Handlebars.HelperOptions) {
    if (field instanceof Handlebars.SafeString) return options.fn(this);
    if (typeof field === 'string') return field === '' ? options.inverse(this) : options.fn(this);
    return blockOfField.call(this, field, options);
  },
);

function fillPart(xml: string, context: object): string {
  const part = readPart(xml);
  const source = sourceOf(part);
  if (part.tags.length === 0) return source;
  const fill = handlebars.compile(source, {
    ignoreStandalone: true,
    knownHelpers: { each: true, if: true, unless: true, with: true },
  });
  return fill(context);
}

/** Control characters go, line ends become breaks, codes become tokens. */
function printable(values: Values, codes: CodeNames): object {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'string') return [name, codes.has(name) ? codeToken(value) : textValue(value)];
    // A flag is asked, not printed.
    if (typeof value === 'boolean') return [name, value ? new Handlebars.SafeString('') : false];
    if (value === null) return [name, null];
    if (Array.isArray(value)) return [name, value.map((item: Values) => printable(item, codes))];
    return [name, printable(value as Values, codes)];
  });
  return Object.fromEntries(entries);
}

const codeToken = (value: string): string => (value === '' ? '' : token(`code ${value}`));

function textValue(value: string): string | Handlebars.SafeString {
  const clean = value.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, '');
  if (!clean.includes('\n')) return clean;
  const lines = clean.split('\n').map((line) => Handlebars.escapeExpression(line));
  return new Handlebars.SafeString(lines.join('</w:t><w:br/><w:t xml:space="preserve">'));
}
