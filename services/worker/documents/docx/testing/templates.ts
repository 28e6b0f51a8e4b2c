/** Templates as an administrator would make them in Word: written with `docx`, filled and printed by specs. */
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeightRule,
  type IPageMarginAttributes,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';

const FONT = 'Calibri';
const text = (words: string, options: { bold?: boolean; size?: number } = {}) =>
  new Paragraph({ children: [new TextRun({ text: words, font: FONT, size: 20, ...options })] });

const cell = (words: string, width: number, bold = false) =>
  new TableCell({ width: { size: width, type: WidthType.DXA }, children: [text(words, { bold })] });

type Section = ConstructorParameters<typeof Document>[0]['sections'][number];

/** A document on A4. */
const pack = (margin: IPageMarginAttributes, section: Omit<Section, 'properties'>): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [{ ...section, properties: { page: { size: { width: 11906, height: 16838 }, margin } } }],
    }),
  );

const NOTE_WIDTHS = [900, 3200, 1700, 1500, 1300, 1040];

/** A delivery note: address, a table whose row repeats for each line and whose head repeats on every page, a footer. */
export const noteTemplate = (): Promise<Buffer> =>
  pack(
    { top: 1700, bottom: 1400, left: 1100, right: 1100 },
    {
      headers: {
        default: new Header({
          children: [text('{{emetteur.nom}} — {{emetteur.ville}}', { bold: true })],
        }),
      },
      footers: {
        default: new Footer({
          children: [
            new Paragraph({
              alignment: AlignmentType.RIGHT,
              children: [
                new TextRun({
                  font: FONT,
                  size: 18,
                  children: ['{{numeroBl}}   Page ', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                }),
              ],
            }),
          ],
        }),
      },
      children: [
        text('Bon de livraison {{numeroBl}}', { bold: true, size: 36 }),
        // As Word stores it after an edit: one tag in three runs.
        new Paragraph({
          children: ['{{#if desti', 'nataire}}{{destinataire', '.nom}}, {{destinataire.ville}}{{/if}}'].map(
            (words) => new TextRun({ text: words, font: FONT, size: 22 }),
          ),
        }),
        text('{{#if decongele}}'),
        text('Produits décongelés', { bold: true }),
        text('{{/if}}'),
        text(''),
        new Table({
          layout: TableLayoutType.FIXED,
          width: { size: NOTE_WIDTHS.reduce((sum, width) => sum + width), type: WidthType.DXA },
          columnWidths: NOTE_WIDTHS,
          rows: [
            new TableRow({
              tableHeader: true,
              children: ['N°', 'Produit', 'Lot', 'Péremption', 'Quantité', 'Doses'].map((words, index) =>
                cell(words, NOTE_WIDTHS[index]!, true),
              ),
            }),
            new TableRow({
              cantSplit: true,
              children: [
                '{{#each lignes}}{{numero}}',
                '{{produit}}',
                '{{lot}}',
                '{{peremption}}',
                '{{quantite}}',
                '{{doses}}{{/each}}',
              ].map((words, index) => cell(words, NOTE_WIDTHS[index]!)),
            }),
          ],
        }),
        text('Total : {{totalQuantite}} ({{totalDoses}} doses)', { bold: true }),
      ],
    },
  );

const LABEL_WIDTH = 2750;
const LABEL_HEIGHT = 1760;

/** A sheet of 36 labels: one row of four cells, repeated for each row of labels. */
export const labelSheetTemplate = (): Promise<Buffer> =>
  pack(
    { top: 400, bottom: 300, left: 450, right: 450, header: 0, footer: 0 },
    {
      children: [
        new Table({
          layout: TableLayoutType.FIXED,
          width: { size: LABEL_WIDTH * 4, type: WidthType.DXA },
          columnWidths: Array(4).fill(LABEL_WIDTH),
          rows: [
            new TableRow({
              cantSplit: true,
              height: { value: LABEL_HEIGHT, rule: HeightRule.EXACT },
              children: [1, 2, 3, 4].map(
                (column) =>
                  new TableCell({
                    width: { size: LABEL_WIDTH, type: WidthType.DXA },
                    verticalAlign: VerticalAlign.CENTER,
                    children: [
                      text(`${column === 1 ? '{{#each rangees}}' : ''}{{c${column}.produit}}`, {
                        bold: true,
                      }),
                      text(`Lot {{c${column}.lot}}`, { size: 16 }),
                      text(`Exp. {{c${column}.peremption}}${column === 4 ? '{{/each}}' : ''}`, {
                        size: 16,
                      }),
                    ],
                  }),
              ),
            }),
          ],
        }),
      ],
    },
  );
