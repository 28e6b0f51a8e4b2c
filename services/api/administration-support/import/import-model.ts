/** The file to begin with: a sheet to fill, and one that says what goes into its columns. */
import type { Type } from '@nestjs/common';
import type ExcelJS from 'exceljs';
import type { Language } from '../../auth/actor.js';
import type { ImportColumn } from './import-columns.js';
import { newWorkbook } from './import-workbook.js';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a body says of a field in the OpenAPI document. */
interface DocumentedField {
  readonly required?: boolean;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly example?: unknown;
}

const WORDS = {
  fr: {
    lines: 'Lignes',
    columns: 'Colonnes',
    column: 'Colonne',
    required: 'Obligatoire',
    values: 'Valeurs',
    example: 'Exemple',
    yes: 'oui',
    flag: 'oui, non',
    list: 'séparées par ;',
    characters: 'caractères au plus',
  },
  en: {
    lines: 'Lines',
    columns: 'Columns',
    column: 'Column',
    required: 'Required',
    values: 'Values',
    example: 'Example',
    yes: 'yes',
    flag: 'yes, no',
    list: 'separated by ;',
    characters: 'characters at most',
  },
} as const satisfies Record<Language, Readonly<Record<string, string>>>;
type Words = (typeof WORDS)[Language];

const HEADING: Partial<ExcelJS.Style> = {
  font: { bold: true, color: { argb: 'FFFFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF0B4F5C' } },
};
const TEXT = '@';

export async function modelWorkbook(
  columns: readonly ImportColumn[],
  body: Type,
  language: Language,
): Promise<Buffer> {
  const words = WORDS[language];
  const workbook = await newWorkbook();
  const lines = workbook.addWorksheet(words.lines, { views: [{ state: 'frozen', ySplit: 1 }] });
  lines.columns = columns.map(({ name, kind }) => ({
    header: name,
    width: Math.max(14, name.length + 2),
    // As text: Excel would drop the zeros before a number and round the long ones.
    ...(kind === 'text' && { style: { numFmt: TEXT } }),
  }));
  const help = workbook.addWorksheet(words.columns, { views: [{ state: 'frozen', ySplit: 1 }] });
  help.columns = [words.column, words.required, words.values, words.example].map((header, index) => ({
    header,
    width: index === 2 ? 60 : 26,
  }));
  for (const column of columns) {
    const field = documentationOf(body, column.name);
    help.addRow([
      column.name,
      field.required ? words.yes : '',
      valuesOf(column, field, words),
      String(field.example ?? ''),
    ]);
  }
  for (const sheet of [lines, help])
    sheet.getRow(1).eachCell((cell) => Object.assign(cell, { style: HEADING }));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const documentationOf = (body: Type, field: string): DocumentedField =>
  (Reflect.getMetadata('swagger/apiModelProperties', body.prototype, field) as DocumentedField | undefined) ??
  {};

function valuesOf({ kind }: ImportColumn, field: DocumentedField, words: Words): string {
  if (kind === 'flag') return words.flag;
  if (kind === 'number') {
    return [field.minimum, field.maximum].map((bound) => bound ?? '').join(' – ');
  }
  const choices = field.enum?.join(', ');
  if (kind === 'list') return [choices, words.list].filter(Boolean).join(' ; ');
  return choices ?? (field.maxLength === undefined ? '' : `${field.maxLength} ${words.characters}`);
}
