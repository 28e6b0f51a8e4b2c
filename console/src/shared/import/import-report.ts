import type { Answer } from '../../api/calls.js';
import { RefusedError } from '../../api/errors.js';
import type { Translate } from '../../i18n/provider.js';
import { commandErrorText, messagesText } from '../errors/failure-text.js';

/** What becomes of a sheet, line by line. */
export type ImportReport = Answer<'/centre/import', 'post'>;
export type ImportedLine = ImportReport['lignes'][number];
export type ImportedChange = ImportedLine['modifications'][number];
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

/** Lines with an error come first, the others after them; both in the order of the sheet. */
export const inReadingOrder = (lines: readonly ImportedLine[]): readonly ImportedLine[] => [
  ...lines.filter(({ statut }) => statut === 'ERREUR'),
  ...lines.filter(({ statut }) => statut !== 'ERREUR'),
];

/** Why a file was not read or not imported, in words. */
export function importProblem(error: unknown, translate: Translate): string {
  if (!(error instanceof RefusedError)) return commandErrorText(error, translate);
  const told = [...error.globalErrors, ...error.fieldErrors];
  return told.length > 0 ? messagesText(told, translate) : commandErrorText(error, translate);
}
