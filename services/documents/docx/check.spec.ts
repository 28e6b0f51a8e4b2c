import { Document, FootnoteReferenceRun, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { labelSheetTemplate, noteTemplate } from '../../worker/documents/docx/testing/templates.js';
import { checkTemplate } from './check.js';
import { faultMessage } from './faults.js';
import { docx, HOSTILE, rewritten } from './testing/hostile.js';

const check = async (...paragraphs: readonly (string | readonly string[])[]) =>
  checkTemplate(await docx(...paragraphs), 'DISPATCH_BL');

const tableOf = (...rows: readonly (readonly string[])[]) =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Table({
              rows: rows.map(
                (row) =>
                  new TableRow({
                    children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })),
                  }),
              ),
            }),
          ],
        },
      ],
    }),
  );

describe('a template', () => {
  it('passes as an author writes it: tags over several runs, blocks over cells, entities', async () => {
    expect(await checkTemplate(await noteTemplate(), 'DISPATCH_BL')).toEqual([]);
    expect(await checkTemplate(await labelSheetTemplate(), 'DISPATCH_FLACON_36')).toEqual([]);
    expect(
      await check(['{{num', 'ero', 'Bl}}'], '{{#with destinataire}}{{nom}} {{../numeroBl}}{{/with}}', [
        '{{#if decongele}}',
        'x',
        '{{else}}y{{/if}}',
      ]),
    ).toEqual([]);
  });

  it('is told in the reader’s language where a fault is', () => {
    const fault = { code: 'template.error.unknownField', tag: '{{lott}}', where: 'header1 ¶ 2' } as const;
    expect(faultMessage(fault, 'fr')).toBe('en-tête 1 ¶ 2 : {{lott}} : champ inconnu');
    expect(faultMessage({ ...fault, where: 'body ¶ 1' }, 'en')).toMatch(/^body ¶ 1 : /);
  });

  it('has all its faults listed at once, with tag and place', async () => {
    const faults = await check(
      '{{numeroBL}}',
      '{{#each lignes}}{{lott}}{{/if}}',
      '{{numeroBl',
      '{{{numeroBl}}} {{> partie}} {{majuscules numeroBl}}',
      '{{#if decongele}}',
      '{{lignes}}',
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        { code: 'template.error.unknownField', tag: '{{numeroBL}}', where: 'body ¶ 1' },
        { code: 'template.error.unknownField', tag: '{{lott}}', where: 'body ¶ 2' },
        { code: 'template.error.blockMismatch', tag: '{{/if}}', where: 'body ¶ 2' },
        { code: 'template.error.unclosedTag', tag: '{{numeroBl', where: 'body ¶ 3' },
        { code: 'template.error.rawTag', tag: '{{{numeroBl}}}', where: 'body ¶ 4' },
        { code: 'template.error.partial', tag: '{{> partie}}', where: 'body ¶ 4' },
        { code: 'template.error.unknownHelper', tag: '{{majuscules numeroBl}}', where: 'body ¶ 4' },
        { code: 'template.error.unclosedBlock', tag: '{{#if decongele}}', where: 'body ¶ 5' },
      ]),
    );
  });

  it('has the faults of its file and those of its tags listed together', async () => {
    const file = rewritten(await docx('{{numeroBL}}'), 'word/_rels/document.xml.rels', (text) =>
      text.replace(
        '</Relationships>',
        '<Relationship Id="x1" Type="http://a/image" Target="http://a/a.png" TargetMode="External"/></Relationships>',
      ),
    );
    expect((await checkTemplate(file, 'DISPATCH_BL')).map(({ code }) => code)).toEqual([
      'template.error.externalTarget',
      'template.error.unknownField',
    ]);
  });

  it('has a block that would cut a table told beside fields that there are not, once its blocks have an end', async () => {
    const codes = async (field: string, end: string) => {
      const file = await tableOf([`${field} {{#each lignes}}{{lot}}`, `x${end}`]);
      return (await checkTemplate(file, 'DISPATCH_BL')).map(({ code }) => code);
    };
    expect(await codes('{{numeroBl}}', '{{/each}}')).toEqual(['template.error.blockAcrossParts']);
    expect(await codes('{{numeroBL}}', '{{/each}}')).toEqual([
      'template.error.unknownField',
      'template.error.blockAcrossParts',
    ]);
    expect(await codes('{{numeroBL}}', '{{/if}}')).toEqual([
      'template.error.unknownField',
      'template.error.blockMismatch',
      'template.error.unclosedBlock',
    ]);
  });

  it('has the tag named that only the whole makes a malformed one', async () => {
    expect(await check('{{numeroBl}}', '{{#if decongele}}a{{else}}b', '{{ else }}c{{/if}}')).toEqual([
      { code: 'template.error.syntax', tag: '{{else}}', where: 'body ¶ 3' },
    ]);
  });

  it('is refused for a tag in a note, which is not filled', async () => {
    const file = await Packer.toBuffer(
      new Document({
        footnotes: { 1: { children: [new Paragraph('Lot {{numeroBl}}')] } },
        sections: [{ children: [new Paragraph({ children: [new FootnoteReferenceRun(1)] })] }],
      }),
    );
    expect(await checkTemplate(file, 'DISPATCH_BL')).toEqual([
      { code: 'template.error.tagInNote', tag: '{{numeroBl}}', where: '' },
    ]);
  });

  it.each(['word/document.xml', '[Content_Types].xml'])(
    'is damaged whose %s is not well-formed',
    async (part) => {
      const file = rewritten(await docx('x'), part, () => '<a><b></a>');
      expect(await checkTemplate(file, 'DISPATCH_BL')).toEqual([
        { code: 'template.error.damaged', tag: part, where: '' },
      ]);
    },
  );

  it('of more than 5 MiB is told so', async () => {
    const file = Buffer.concat([await docx('x'), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await checkTemplate(file, 'DISPATCH_BL')).toEqual([
      { code: 'template.error.fileTooLarge', tag: '', where: '' },
    ]);
  });

  it('straightens what Word makes of quotes and spaces, and knows fields by their scope', async () => {
    expect(await check('{{\u00A0numeroBl\u00A0}}')).toEqual([]);
    const [fault] = await check('{{lot}}');
    expect(fault).toMatchObject({ code: 'template.error.unknownField', tag: '{{lot}}' });
  });

  it.each([
    ['{{~numeroBl~}}'],
    ['{{~#if decongele~}}x{{~else~}}y{{~/if~}}'],
    ['{{! a note}}'],
    ['{{!-- a note --}}'],
    ['{{this.numeroBl}} {{@root.numeroBl}}'],
    ['{{#each lignes}}{{this.lot}}{{/each}}'],
  ])('may say %s', async (tag) => {
    expect(await check(tag)).toEqual([]);
  });

  it.each([
    ['{{constructor}}'],
    ['{{__proto__.x}}'],
    ['{{@root.constructor}}'],
    ['{{#with constructor}}{{name}}{{/with}}'],
    ['{{lookup this "x"}}'],
    ['{{log numeroBl}}'],
    ['{{#each lignes}}{{#each ../lignes}}{{lot}}{{/each}}{{/each}}'],
    ['{{~&commentaire}}'],
    ['{{~> partie}}'],
    ['{{!-- a note'],
    ['{{!-- a note}}'],
    ['{{!--}}'],
    ['{{this}}'],
    ['{{@root}}'],
    ['{{#each lignes}}{{this}}{{/each}}'],
    ['{{#each this}}x{{/each}}'],
  ])('may not say %s', async (tag) => {
    expect((await check(tag)).length).toBeGreaterThan(0);
  });

  it.each(HOSTILE)('is refused with %s', async (_, file, code) => {
    const faults = await checkTemplate(await file(), 'DISPATCH_BL');
    expect(faults.map((fault) => fault.code)).toContain(code);
  });

  it('repeats a row whose block begins and ends in two cells', async () => {
    const file = await tableOf(['{{#each lignes}}{{lot}}', '{{doses}}{{/each}}']);
    expect(await checkTemplate(file, 'DISPATCH_BL')).toEqual([]);
  });
});
