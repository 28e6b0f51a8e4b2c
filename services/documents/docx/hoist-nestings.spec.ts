/**
 * Blocks in each other over runs, paragraphs, cells and rows print what Handlebars makes of the same text with
 * paragraphs as lines.
 */
import fc from 'fast-check';
import Handlebars from 'handlebars';
import { checkTemplate } from './check.js';
import { bodies, OUTSIDE } from './testing/nestings.js';
import { type Body, isTable, printedLines, templateOf } from './testing/paragraphs.js';

const linesOf = (parts: Body): string[] =>
  parts.flatMap((part) => (isTable(part) ? part.rows.flat(2) : [part]).map((line) => [line].flat().join('')));

/** What Handlebars prints, in lines; empty ones are left out. */
const expected = (parts: Body, values: object): string[] =>
  Handlebars.compile(linesOf(parts).join('\n'), { ignoreStandalone: true, noEscape: true })(values)
    .split('\n')
    .filter((line) => line !== '');

/** After how many characters each line ends. */
function endsOf(lines: readonly string[]): number[] {
  let end = 0;
  return lines.map(({ length }) => (end += length));
}

/** Lines that end between two words of one paragraph. */
const cutParagraphs = (lines: readonly string[]): string[] =>
  lines.filter((line, index) => {
    const [number, paragraph] = placeOf(line.split(';').at(-2));
    const [next, nextParagraph] = placeOf(lines[index + 1]?.split(';')[0]);
    return paragraph === nextParagraph && Number(number) < Number(next);
  });

/** Number of a word, and its paragraph with the number of its repetition. */
const placeOf = (word = ''): string[] => [word.split(':')[0]!, word.split('@')[1] ?? ''];

describe('blocks in each other', () => {
  it('print what Handlebars makes of the same text', async () => {
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        fc.array(
          fc.record({ lot: fc.constantFrom('A', 'B'), decongele: fc.boolean(), retour: fc.boolean() }),
          {
            maxLength: 2,
          },
        ),
        async (written, flags, lignes) => {
          const template = await templateOf(written);
          expect(await checkTemplate(template, 'DISPATCH_BL')).toEqual([]);
          const conditions = Object.fromEntries(OUTSIDE.map((name, index) => [name, flags[index]!]));
          const values = { numeroBl: 'N', ...conditions, lignes };
          const lines = await printedLines(template, values);
          const wanted = expected(written, values);
          expect(lines.join('')).toBe(wanted.join(''));
          expect(endsOf(lines)).toEqual(expect.arrayContaining(endsOf(wanted)));
          // A block from the middle of a paragraph into a table has to cut the paragraph.
          if (!written.some(isTable)) expect(cutParagraphs(lines)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
