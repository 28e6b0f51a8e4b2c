import type { Values } from '../fields.js';
import { checkTemplate } from './check.js';
import { type Body, type Line, printedLines, templateOf, withBody } from './testing/paragraphs.js';

const printed = async (values: Values, ...body: Body) => printedLines(await templateOf(body), values);
const checked = async (...body: Body) => checkTemplate(await templateOf(body), 'DISPATCH_BL');
const row = (...cells: readonly Line[]) => cells.map((cell) => [cell]);

const LINES = { lignes: [{ lot: 'A' }, { lot: 'B' }] };

describe('blocks of a template', () => {
  const inARow = [
    '{{#if decongele}}',
    'Produits décongelés',
    '{{/if}}{{#if annule}}',
    'Annulé',
    '{{/if}}',
    'Fin',
  ];

  it.each([
    [true, false, ['Produits décongelés', 'Fin']],
    [false, true, ['Annulé', 'Fin']],
    [true, true, ['Produits décongelés', 'Annulé', 'Fin']],
    [false, false, ['Fin']],
  ])('that end and begin in one paragraph do not cross (%s, %s)', async (decongele, annule, expected) => {
    expect(await printed({ decongele, annule }, ...inARow)).toEqual(expected);
    expect(await checked(...inARow)).toEqual([]);
  });

  it('may repeat before the next one begins in the same paragraph', async () => {
    const body = ['{{#lignes}}', '{{lot}}', '{{/lignes}}{{#if annule}}', 'Annulé', '{{/if}}'];
    expect(await printed({ ...LINES, annule: true }, ...body)).toEqual(['A', 'B', 'Annulé']);
  });

  it('have text between them', async () => {
    const body = ['{{#if recu}}', 'Reçu', '{{/if}} le {{#if annule}}', 'Annulé', '{{/if}} fin'];
    expect(await printed({ recu: true, annule: false }, ...body)).toEqual(['Reçu', ' le ', ' fin']);
    expect(await printed({ recu: false, annule: true }, ...body)).toEqual([' le ', 'Annulé', ' fin']);
  });

  it('keep what stands beside them in their first and last paragraph', async () => {
    const body = ['Reçu{{#if recu}}, remarque :', '{{recuPar}}{{/if}} – fin'];
    expect(await printed({ recu: true, recuPar: 'X' }, ...body)).toEqual(['Reçu, remarque :', 'X – fin']);
    expect(await printed({ recu: false, recuPar: 'X' }, ...body)).toEqual(['Reçu – fin']);
  });

  it('keep their own "else" where another block ends before it', async () => {
    const body = ['{{#if recu}}', '{{#if annule}}', 'Annulé', '{{/if}}{{else}}', 'En route', '{{/if}}'];
    expect(await printed({ recu: false, annule: true }, ...body)).toEqual(['En route']);
    expect(await printed({ recu: true, annule: false }, ...body)).toEqual([]);
    expect(await printed({ recu: true, annule: true }, ...body)).toEqual(['Annulé']);
  });

  it('that stand twice in one run are told apart', async () => {
    const body = [
      '{{#if recu}}',
      'le {{dateReception}}{{#if receptionConforme}} conforme{{/if}} par {{recuPar}}{{/if}}',
    ];
    const values = { recu: true, dateReception: '1/2', recuPar: 'X' };
    expect(await printed({ ...values, receptionConforme: true }, ...body)).toEqual(['le 1/2 conforme par X']);
    expect(await printed({ ...values, receptionConforme: false }, ...body)).toEqual(['le 1/2 par X']);
    expect(await printed({ ...values, recu: false }, ...body)).toEqual([]);
  });

  it('hide no text that precedes them in the run in which they begin', async () => {
    const body: Line[] = [['a {{#if recu}}b', ' c{{/if}} d']];
    expect(await printed({ recu: false }, ...body)).toEqual(['a  d']);
    expect(await printed({ recu: true }, ...body)).toEqual(['a b c d']);
  });

  it('end before a row of a table and begin after it', async () => {
    const rows = [
      row('{{#if recu}}un', 'deux'),
      row('{{/if}}{{#each lignes}}{{lot}}', 'x{{/each}}{{#if annule}}'),
      row('trois', 'quatre{{/if}}'),
    ];
    expect(await printed({ ...LINES, recu: false, annule: true }, { rows })).toEqual([
      ...['A', 'x', 'B', 'x', 'trois', 'quatre'],
    ]);
    expect(await printed({ lignes: [], recu: true, annule: false }, { rows })).toEqual(['un', 'deux']);
    expect(await checked({ rows })).toEqual([]);
  });

  it('leave no row behind that holds nothing but their tags', async () => {
    const rows = [row('{{#each lignes}}', ''), row('{{lot}}', 'x'), row('{{/each}}', '')];
    const template = await templateOf([{ rows }]);
    expect(await printedLines(template, LINES)).toEqual(['A', 'x', 'B', 'x']);
    const blank = await templateOf([{ rows: [row('{{#each lignes}}', '{{/each}}')] }]);
    expect(await printedLines(blank, LINES)).toEqual([]);
  });

  it('choose between cells of a row', async () => {
    const rows = [row('{{#if recu}}reçu{{else}}', 'en route{{/if}}', 'fin')];
    expect(await printed({ recu: true }, { rows })).toEqual(['reçu', 'fin']);
    expect(await printed({ recu: false }, { rows })).toEqual(['en route', 'fin']);
  });

  it('are read in the order of the document around a text box', async () => {
    const text = (words: string) => `<w:r><w:t>${words}</w:t></w:r>`;
    const box = `<w:r><w:pict><v:textbox xmlns:v="v"><w:txbxContent><w:p>${text('{{lot}}')}</w:p></w:txbxContent></v:textbox></w:pict></w:r>`;
    const template = await withBody(`<w:p>${text('{{#each lignes}}')}${box}${text('{{/each}}')}</w:p>`);
    expect(await checkTemplate(template, 'DISPATCH_BL')).toEqual([]);
    expect((await printedLines(template, LINES)).join()).toContain('AB');
  });

  it('are read once where texts stand in each other', async () => {
    const inner = '<w:p><w:r><w:t>{{#if recu}}b{{/if}}</w:t></w:r></w:p>';
    const template = await withBody(
      `<w:p><w:r><w:t>{{#if recu}}a${inner}</w:t></w:r><w:r><w:t>c{{/if}}</w:t></w:r></w:p>`,
    );
    expect(await checkTemplate(template, 'DISPATCH_BL')).toEqual([]);
    expect(await printedLines(template, { recu: true })).toEqual(['abc']);
  });

  it('end a section where it ended', async () => {
    const template = await withBody(
      '<w:p><w:pPr><w:sectPr/></w:pPr><w:r><w:t> {{#if recu}}</w:t></w:r></w:p><w:p><w:r><w:t>x{{/if}}</w:t></w:r></w:p>',
    );
    expect(await printedLines(template, { recu: false })).toEqual([]);
  });

  it.each([
    [
      'a value before a row that repeats',
      [row('{{numeroBl}} {{#each lignes}}{{lot}}', 'x{{/each}}')],
      '{{#each lignes}}',
    ],
    [
      'two that overlap in a row',
      [row('{{#if recu}}a', 'b'), row('c {{/if}} d {{#if annule}} e', 'f'), row('g', 'h{{/if}}')],
      '{{/if}}',
    ],
  ])('that cannot be printed are refused at upload: %s', async (_, rows, tag) => {
    expect(await checked({ rows })).toEqual([
      { code: 'template.error.blockAcrossParts', tag, where: expect.stringMatching(/^body ¶ \d$/) },
    ]);
  });
});
