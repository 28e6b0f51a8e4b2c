/** The file to begin with: a sheet to fill, and one that says what goes into its columns. */
import type { Type } from '@nestjs/common';
import type ExcelJS from 'exceljs';
import { noun } from '../../../words/catalogue.js';
import type { Language } from '../../../words/language.js';
import type { ImportColumn } from './import-columns.js';

/** What a body says of a field in the OpenAPI document. */
interface DocumentedField {
  readonly required?: boolean;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly example?: unknown;
}

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
  // The library is large, and few processes ever import: it is loaded when it is asked for.
  const { default: library } = await import('exceljs');
  const workbook = new library.Workbook();
  const lines = workbook.addWorksheet(noun('lines', language), { views: [{ state: 'frozen', ySplit: 1 }] });
  lines.columns = columns.map(({ name, kind }) => ({
    header: name,
    width: Math.max(14, name.length + 2),
    // As text: Excel would drop the zeros before a number and round the long ones.
    ...(kind === 'text' && { style: { numFmt: TEXT } }),
  }));
  const help = workbook.addWorksheet(noun('columns', language), { views: [{ state: 'frozen', ySplit: 1 }] });
  help.columns = (['column', 'required', 'values', 'example'] as const).map((name, index) => ({
    header: noun(name, language),
    width: index === 2 ? 60 : 26,
  }));
  for (const column of columns) {
    const field = documentationOf(body, column.name);
    help.addRow([
      column.name,
      field.required ? noun('yes', language) : '',
      valuesOf(column, field, language),
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

function valuesOf({ kind }: ImportColumn, field: DocumentedField, language: Language): string {
  if (kind === 'flag') return noun('yesOrNo', language);
  if (kind === 'number') {
    return [field.minimum, field.maximum].map((bound) => bound ?? '').join(' – ');
  }
  const choices = field.enum?.join(', ');
  if (kind === 'list') return [choices, noun('separatedBySemicolons', language)].filter(Boolean).join(' ; ');
  return (
    choices ??
    (field.maxLength === undefined ? '' : `${field.maxLength} ${noun('charactersAtMost', language)}`)
  );
}
