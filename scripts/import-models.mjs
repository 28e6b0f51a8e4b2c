/**
 * Writes the model files of the import of plans, console/public/model: `node scripts/import-models.mjs` after a change
 * of their columns (services/api/commands/allocation/import-columns.ts).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { root } from './lib/prepare.mjs';

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const COLOUR = 'FF0B4F5C';
/** The same bytes each time. */
const MADE = new Date('2026-01-01T00:00:00Z');

const PERIODS = {
  jour: {
    what: 'du jour',
    names: Array.from({ length: 35 }, (_, index) => `S${Math.trunc(index / 7) + 1} ${DAYS[index % 7]}`),
  },
  semaine: { what: 'de la semaine', names: Array.from({ length: 10 }, (_, index) => `S${index + 1}`) },
};
const MODES = {
  dose: { what: 'Doses', rounds: ['D1', 'D2'] },
  flacon: { what: 'Conditionnements', rounds: [''] },
};

const folder = join(root, 'console/public/model');
mkdirSync(folder, { recursive: true });

for (const [period, { what, names }] of Object.entries(PERIODS)) {
  for (const [mode, { what: unit, rounds }] of Object.entries(MODES)) {
    const workbook = new ExcelJS.Workbook();
    workbook.created = MADE;
    workbook.modified = MADE;
    const sheet = workbook.addWorksheet('Plan', { views: [{ state: 'frozen', xSplit: 2, ySplit: 1 }] });
    const quantities = names.flatMap((name) =>
      rounds.map((round) => ({
        header: round ? `${name} ${round}` : name,
        note: `${unit}${round ? ` (${round})` : ''} ${what} ${name} : nombre entier, 0 ou plus. S1 est la semaine choisie à l'import. / Whole number, 0 or more; S1 is the week chosen in the import.`,
      })),
    );
    const columns = [
      {
        header: 'finess',
        width: 14,
        numFmt: '@',
        note: 'Numéro FINESS du centre de vaccination, 9 chiffres. Obligatoire. / FINESS number of the vaccination centre, 9 digits. Required.',
      },
      {
        header: 'produit',
        width: 22,
        numFmt: '@',
        note: 'Nom commercial ou code CIP du produit. Obligatoire. / Commercial name or CIP code of the product. Required.',
      },
      ...quantities.map((column) => ({
        ...column,
        width: Math.max(10, column.header.length + 2),
        numFmt: '0',
      })),
    ];
    sheet.columns = columns.map(({ header, width, numFmt }) => ({ header, width, style: { numFmt } }));
    columns.forEach(({ note }, index) => {
      const cell = sheet.getRow(1).getCell(index + 1);
      cell.style = {
        font: { bold: true, color: { argb: 'FFFFFFFF' } },
        fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: COLOUR } },
        numFmt: '@',
      };
      cell.note = note;
      if (index < 2) return;
      // Typed: a spreadsheet takes nothing but whole numbers below the heading.
      for (let row = 2; row <= 200; row++)
        sheet.getRow(row).getCell(index + 1).dataValidation = {
          type: 'whole',
          operator: 'greaterThanOrEqual',
          allowBlank: true,
          formulae: [0],
          showErrorMessage: true,
          errorTitle: unit,
          error: 'Nombre entier, 0 ou plus',
        };
    });
    await workbook.xlsx.writeFile(join(folder, `import_prevision_${period}_${mode}.xlsx`));
  }
}
