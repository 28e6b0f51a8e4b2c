/** The columns of an import of plans: `finess`, `produit`, then the quantities, of each day or week in turn. */
import type { PlannedDay } from '../../../domain/allocation/events.js';
import { addDays } from '../../../domain/shared/calendar.js';
import { QUANTITY_MODES, type QuantityMode } from '../../../domain/shared/quantity-mode.js';
import { WEEKDAYS } from '../../queries/allocation/planned-days.js';

export const IMPORT_PERIODS = ['JOUR', 'SEMAINE'] as const;
export type ImportPeriod = (typeof IMPORT_PERIODS)[number];

export const IMPORT_HEADINGS = [['finess'], ['produit']] as const;

const DAYS_IN_WEEK = 7;
/** Days, or weeks, that a file covers. */
export const IMPORT_LENGTH: Readonly<Record<ImportPeriod, number>> = { JOUR: 35, SEMAINE: 10 };

/** Where a quantity belongs: the Monday of its week, the day (0 is Monday), and what it counts. */
export interface QuantityColumn {
  /** As the model file has it. */
  readonly heading: string;
  readonly week: string;
  readonly day: number;
  readonly counts: keyof PlannedDay;
}

/** A column, its week by its number, from 0. */
interface ModelColumn extends Omit<QuantityColumn, 'heading' | 'week'> {
  readonly weeks: number;
}

const ROUNDS: Readonly<Record<keyof PlannedDay, string>> = {
  packages: '',
  firstDoses: ' D1',
  secondDoses: ' D2',
};

/** In the order of the columns. A quantity of a whole week is planned for its Monday. */
export const quantityColumns = (
  period: ImportPeriod,
  mode: QuantityMode,
  startWeek: string,
): QuantityColumn[] => {
  const headings = modelHeadings(period, mode);
  return modelColumns(period, mode).map(({ weeks, ...column }, index) => ({
    heading: headings[index]!,
    week: addDays(startWeek, DAYS_IN_WEEK * weeks),
    ...column,
  }));
};

/** Of the quantities in the model file: `S1 lundi D1`, or less where it is for whole weeks or counts packages. */
export const modelHeadings = (period: ImportPeriod, mode: QuantityMode): string[] =>
  modelColumns(period, mode).map(({ weeks, day, counts }) => {
    const weekday = period === 'JOUR' ? ` ${WEEKDAYS[day]}` : '';
    return `S${weeks + 1}${weekday}${ROUNDS[counts]}`;
  });

/** By which a model file that is sent as one of another kind is known. */
export const headingsOfOtherModels = (period: ImportPeriod, mode: QuantityMode): string[][] =>
  IMPORT_PERIODS.flatMap((otherPeriod) =>
    QUANTITY_MODES.filter((otherMode) => otherPeriod !== period || otherMode !== mode).map((otherMode) =>
      modelHeadings(otherPeriod, otherMode),
    ),
  );

function modelColumns(period: ImportPeriod, mode: QuantityMode): ModelColumn[] {
  const counted: readonly (keyof PlannedDay)[] =
    mode === 'DOSE' ? ['firstDoses', 'secondDoses'] : ['packages'];
  return Array.from({ length: IMPORT_LENGTH[period] }, (_, index) => index).flatMap((index) => {
    const weeks = period === 'JOUR' ? Math.trunc(index / DAYS_IN_WEEK) : index;
    const day = period === 'JOUR' ? index % DAYS_IN_WEEK : 0;
    return counted.map((counts) => ({ weeks, day, counts }));
  });
}
