import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { casesNamed } from '../../test/support/named.js';
import { FilledTooLarge } from '../documents/docx/fill.js';
import { docx, HOSTILE, rewritten } from '../documents/docx/testing/hostile.js';
import { FILE_THREADS, FileThreads, FileTooHeavy } from './file-threads.js';
import { HOSTILE_SHEETS, sheetFile, xlsxOf } from './testing/hostile-sheets.js';

const HEADINGS = [['code'], ['nom', 'name']];
const ROWS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>code</t></is></c></row><row r="2"><c r="A2"><v>7</v></c></row>';

/**
 * What the check says of each template is specified beside it. With these it matters that a thread reads them: it has a
 * memory, a stack and libraries of its own.
 */
const HOSTILE_IN_A_THREAD = casesNamed(
  HOSTILE,
  'a bomb',
  'thirty thousand paragraphs in each other',
  'a declaration of entities',
);

describe('files of users', () => {
  const opened: FileThreads[] = [];
  const open = (options: Partial<typeof FILE_THREADS> = {}) => {
    const threads = new FileThreads({ ...FILE_THREADS, ...options });
    opened.push(threads);
    return threads;
  };
  let threads: FileThreads;

  beforeAll(() => {
    // What is refused here is refused for what it is, however busy the machine is.
    threads = open({ timeoutMs: 100_000 });
  });
  afterAll(async () => {
    for (const one of opened) await one.close();
  });

  const read = (content: Uint8Array, maxLines = 100) =>
    threads.run('readSheet', { content, headings: HEADINGS, maxLines }, 'spec');

  it('are read: numbers, texts, dates, formulas, and empty rows are left out', async () => {
    const content = await sheetFile([
      ['Nom', 'CODE'],
      ['Ångström', 12],
      [],
      [new Date(Date.UTC(2026, 10, 22)), { formula: '1+1', result: 2 }],
      ['  ', true],
    ]);
    expect(await read(content)).toEqual({
      lines: [
        {
          number: 2,
          cells: [
            [1, 'Ångström'],
            [0, 12],
          ],
        },
        {
          number: 4,
          cells: [
            [1, '2026-11-22'],
            [0, 2],
          ],
        },
        { number: 5, cells: [[0, true]] },
      ],
    });
  });

  it.each([
    ['an unknown heading', [['code', 'prix']], { refused: 'heading', heading: 'prix' }],
    ['a heading twice', [['code', 'Code']], { refused: 'heading', heading: 'Code' }],
    ['nothing', [[]], { refused: 'empty' }],
    ['headings alone', [['code']], { refused: 'empty' }],
    ['a line too many', [['code'], ...Array(101).fill([1])], { refused: 'tooLong' }],
  ])('with %s are refused for it', async (_, rows, expected) => {
    expect(await read(await sheetFile(rows))).toEqual(expected);
  });

  it.each(HOSTILE_SHEETS)('with %s are read or refused at once', async (_, content, expected) => {
    const before = process.memoryUsage().rss;
    expect(await read(await content())).toEqual(expected);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1_048_576);
  });

  it.each(HOSTILE_IN_A_THREAD)(
    'that are templates with %s are refused as on the spot',
    async (_, file, code) => {
      const faults = await threads.run(
        'checkTemplate',
        { content: await file(), type: 'DISPATCH_BL' },
        'spec',
      );
      expect(faults.map((fault) => fault.code)).toContain(code);
    },
  );

  it('that repeat themselves without end are not filled in', async () => {
    const content = rewritten(await docx('x'), 'word/document.xml', (text) =>
      text.replace(
        '<w:t xml:space="preserve">x</w:t>',
        `<w:t>{{#each lignes}}${'x'.repeat(1_000_000)}{{/each}}</w:t>`,
      ),
    );
    const values = { lignes: Array.from({ length: 1_000 }, () => ({ lot: 'L' })) };
    expect(await threads.run('fillTemplate', { content, values, codes: [] }, 'spec')).toBeUndefined();
    expect(FilledTooLarge.name).toBe('FilledTooLarge');
  });

  it('that take too long are given up, and the next is read', async () => {
    const impatient = open({ timeoutMs: 1 });
    const content = xlsxOf(ROWS);
    const input = { content, headings: HEADINGS, maxLines: 100 };
    await expect(impatient.run('readSheet', input, 'spec')).rejects.toThrow(FileTooHeavy);
    expect(await read(content)).toEqual({ lines: [{ number: 2, cells: [[0, 7]] }] });
  });

  it('are given the same time where a thread is slow to start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ledger-thread-'));
    const program = join(folder, 'slow.mjs');
    await writeFile(
      program,
      `await new Promise((resolve) => setTimeout(resolve, 3_000)); export * from '${FILE_THREADS.program.href}';`,
    );
    const slow = open({ timeoutMs: 2_000, program: pathToFileURL(program) });
    const input = { content: xlsxOf(ROWS), headings: HEADINGS, maxLines: 100 };
    expect(await slow.run('readSheet', input, 'spec')).toEqual({ lines: [{ number: 2, cells: [[0, 7]] }] });
    await rm(folder, { recursive: true });
  });

  it('that take too much memory are given up, and the next is read', async () => {
    const small = open({ memoryMb: 48 });
    const cells = Array.from(
      { length: 150_000 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}"><v>1</v></c></row>`,
    );
    const content = xlsxOf(ROWS.replace('</row><row', `</row>${cells.join('')}<row`));
    const input = (bytes: Uint8Array) => ({ content: bytes, headings: HEADINGS, maxLines: 1_000_000 });
    await expect(small.run('readSheet', input(content), 'spec')).rejects.toThrow(FileTooHeavy);
    expect(await small.run('readSheet', input(xlsxOf(ROWS)), 'spec')).toEqual({
      lines: [{ number: 2, cells: [[0, 7]] }],
    });
  });

  it('that are no archive at all are refused', async () => {
    for (const content of [Buffer.alloc(0), Buffer.from('PK'), zipSync({ a: new Uint8Array(3) })])
      expect(await read(content)).toEqual({ refused: 'notXlsx' });
  });
});
