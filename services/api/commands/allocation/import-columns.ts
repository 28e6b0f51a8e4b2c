/** The columns of an import of plans: `finess`, `produit`, then the quantities, of each day or week in turn. */
import type { PlannedDay } from '../../../domain/allocation/events.js';
import { addDays } from '../../../domain/shared/calendar.js';
import type { QuantityMode } from '../../../domain/shared/quantity-mode.js';

export const IMPORT_PERIODS = ['JOUR', 'SEMAINE'] as const;
export type ImportPeriod = (typeof IMPORT_PERIODS)[number];

export const IMPORT_HEADINGS = [['finess'], ['produit']] as const;

const DAYS_IN_WEEK = 7;
/** Days, or weeks, that a file covers. */
export const IMPORT_LENGTH: Readonly<Record<ImportPeriod, number>> = { JOUR: 35, SEMAINE: 10 };

/** Where a quantity belongs: the Monday of its week, the day (0 is Monday), and what it counts. */
export interface QuantityColumn {
  readonly week: string;
  readonly day: number;
  readonly counts: keyof PlannedDay;
}

/** In the order of the columns. A quantity of a whole week is planned for its Monday. */
export function quantityColumns(
  period: ImportPeriod,
  mode: QuantityMode,
  startWeek: string,
): QuantityColumn[] {
  const counted: readonly (keyof PlannedDay)[] =
    mode === 'DOSE' ? ['firstDoses', 'secondDoses'] : ['packages'];
  return Array.from({ length: IMPORT_LENGTH[period] }, (_, index) => index).flatMap((index) => {
    const weeks = period === 'JOUR' ? Math.trunc(index / DAYS_IN_WEEK) : index;
    const day = period === 'JOUR' ? index % DAYS_IN_WEEK : 0;
    return counted.map((counts) => ({ week: addDays(startWeek, DAYS_IN_WEEK * weeks), day, counts }));
  });
}
