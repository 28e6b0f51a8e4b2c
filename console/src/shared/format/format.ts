/** Dates and numbers in the reader's format, which is a preference beside the language (section 1). */

import { dosesIn } from '../../api/generated/doses.js';
import type { DateFormat, ProductBrief } from '../../api/types.js';
import type { Translate } from '../../i18n/provider.js';
import { calendarDate, inZone } from './zone.js';

export interface Format {
  /** `DD/MM/YYYY` or `MM/DD/YYYY`, of a date or an instant. */
  date(value: string | null | undefined): string;
  /** … and `HH:mm`. */
  dateTime(instant: string | null | undefined): string;
  /** `MM/YYYY` */
  month(date: string | null | undefined): string;
  /** The day for a day-type product, else the month. */
  expiry(date: string | null | undefined, product: Pick<ProductBrief, 'peremptionType'>): string;
  number(value: number): string;
  /** Doses in so many packages, to one decimal. */
  doses(packages: number, product: Pick<ProductBrief, 'nbDoses'>): string;
  /** `3 vials`, in the product's unit. */
  packages(count: number, product: Pick<ProductBrief, 'typeConditionnement'>): string;
}

const PATTERNS: Readonly<Record<DateFormat, string>> = { FR: 'DD/MM/YYYY', EN: 'MM/DD/YYYY' };
const NUMBERS: Readonly<Record<DateFormat, string>> = { FR: 'fr-FR', EN: 'en-US' };
const NOTHING = '–';

export function createFormat(dateFormat: DateFormat, zone: string, translate: Translate): Format {
  const pattern = PATTERNS[dateFormat];
  const numbers = new Intl.NumberFormat(NUMBERS[dateFormat], { maximumFractionDigits: 1 });
  const write = (value: string | null | undefined, how: string): string => {
    if (!value) return NOTHING;
    return (value.length === 10 ? calendarDate(value) : inZone(value, zone)).format(how);
  };
  const count = (key: string, value: number, more: Record<string, string> = {}) =>
    translate(key, { smart_count: value, count: numbers.format(value), ...more });

  return {
    date: (value) => write(value, pattern),
    dateTime: (instant) => write(instant, `${pattern} HH:mm`),
    month: (date) => write(date?.slice(0, 7).concat('-01'), 'MM/YYYY'),
    expiry: (date, { peremptionType }) =>
      write(date?.slice(0, 10), peremptionType === 'JOUR' ? pattern : 'MM/YYYY'),
    number: (value) => numbers.format(value),
    doses: (packages, { nbDoses }) => count('unit.dose', dosesIn(packages, nbDoses)),
    packages: (packages, { typeConditionnement: unit }) =>
      count(`unit.${unit}`, packages, {
        unit,
        _: translate('unit.other', { count: numbers.format(packages), unit }),
      }),
  };
}
