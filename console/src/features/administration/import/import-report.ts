import type { FieldError } from '../../../api/errors.js';
import type { AdministeredKind } from '../record/administered-kind.js';

export type LineState = 'CREATION' | 'MODIFICATION' | 'INCHANGE' | 'ERREUR';

/** What becomes of one line of the sheet. */
export interface ImportedLine {
  /** Row of the sheet, from 2. */
  readonly ligne: number;
  readonly statut: LineState;
  readonly libelle: string | null;
  readonly modifications: readonly {
    readonly champ: string;
    readonly avant: unknown;
    readonly apres: unknown;
  }[];
  readonly erreurs: readonly FieldError[];
}

/** `POST /x/import` */
export interface ImportReport {
  readonly dryRun: boolean;
  readonly creations: number;
  readonly modifications: number;
  readonly inchanges: number;
  readonly erreurs: number;
  readonly lignes: readonly ImportedLine[];
}

export const importPath = ({ path }: AdministeredKind): string => `${path}/import`;

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
