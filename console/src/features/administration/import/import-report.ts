import type { Answer } from '../../../api/calls.js';

/** What becomes of a sheet, line by line. */
export type ImportReport = Answer<'/centre/import', 'post'>;
export type ImportedLine = ImportReport['lignes'][number];
export type LineState = ImportedLine['statut'];

export function importForm(file: File, dryRun: boolean): FormData {
  const form = new FormData();
  form.append('dryRun', String(dryRun));
  form.append('file', file, file.name);
  return form;
}

/** All right, and something to do: only then it may be applied. */
export const mayApply = ({ erreurs, creations, modifications }: ImportReport): boolean =>
  erreurs === 0 && creations + modifications > 0;

/** What has to be put right stands first; else as in the sheet. */
export const inReadingOrder = (lines: readonly ImportedLine[]): readonly ImportedLine[] => [
  ...lines.filter(({ statut }) => statut === 'ERREUR'),
  ...lines.filter(({ statut }) => statut !== 'ERREUR'),
];
