/** The form of an import of plans. */
import type { QuantityMode } from '../../api/types.js';

export const IMPORT_PERIODS = ['JOUR', 'SEMAINE'] as const;
export type ImportPeriod = (typeof IMPORT_PERIODS)[number];

export interface ImportValues {
  readonly period: ImportPeriod | null;
  readonly mode: QuantityMode | null;
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string | null;
  readonly file: File | null;
}

/** Fields of the body → fields of the form. */
export const FIELD_NAMES = { qtyMode: 'mode', startWeek: 'week' } as const;

export function importBody({ period, mode, week, file }: ImportValues, dryRun: boolean): FormData {
  const form = new FormData();
  form.append('period', period ?? '');
  form.append('qtyMode', mode ?? '');
  form.append('startWeek', week ?? '');
  form.append('dryRun', String(dryRun));
  if (file) form.append('file', file, file.name);
  return form;
}

/** What the form says is still what the file was tried with. */
export const isSame = (one: ImportValues, other: ImportValues): boolean =>
  one.period === other.period &&
  one.mode === other.mode &&
  one.week === other.week &&
  one.file === other.file;

/** Address of the model file; undefined as long as it is not chosen which. */
export const modelOf = ({ period, mode }: ImportValues): string | undefined =>
  period && mode
    ? `/model/import_prevision_${period.toLowerCase()}_${mode === 'DOSE' ? 'dose' : 'flacon'}.xlsx`
    : undefined;
