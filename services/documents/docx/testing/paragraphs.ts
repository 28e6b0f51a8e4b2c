/** Bodies of templates, written down as XML, and what is printed from them. */
import { unzipSync } from 'fflate';
import type { Values } from '../../fields.js';
import { fillTemplate } from '../fill.js';
import { parseXml } from '../xml.js';
import { docx, rewritten } from './hostile.js';

/** A paragraph: one text, or the texts of its runs. */
export type Line = string | readonly string[];
/** Rows of cells of paragraphs. */
export interface TableOfLines {
  readonly rows: readonly (readonly (readonly Line[])[])[];
}
export type Body = readonly (Line | TableOfLines)[];

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (line: Line) => `<w:p>${[line].flat().map(run).join('')}</w:p>`;
const table = ({ rows }: TableOfLines) =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((lines) => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;
export const isTable = (part: Line | TableOfLines): part is TableOfLines =>
  typeof part === 'object' && 'rows' in part;

const NOTHING = docx();

/** A file whose document holds this XML and nothing else. */
export const withBody = async (xml: string): Promise<Buffer> =>
  rewritten(await NOTHING, 'word/document.xml', (text) =>
    text.replace(/<w:body>[\s\S]*<\/w:body>/, () => `<w:body>${xml}</w:body>`),
  );

export const templateOf = (body: Body): Promise<Buffer> =>
  withBody(body.map((part) => (isTable(part) ? table(part) : paragraph(part))).join(''));

/** What the paragraphs of the filled document say; those that say nothing are left out. */
export async function printedLines(template: Buffer, values: Values): Promise<string[]> {
  const { content } = await fillTemplate(template, values, new Set());
  const document = parseXml(new TextDecoder().decode(unzipSync(content)['word/document.xml']));
  return Array.from(document.getElementsByTagName('w:p'), ({ textContent }) => textContent ?? '').filter(
    (line) => line.trim() !== '',
  );
}
