/** Dates in the reader's format, numbers in the reader's language (docs/rules/screens.md, SC-2). */

import { dosesIn } from '../../api/generated/doses.js';
import type { DateFormat, ProductBrief } from '../../api/types.js';
import type { Locale } from '../../i18n/locales.js';
import { numberFormat } from '../../i18n/number.js';
import type { Translate } from '../../i18n/provider.js';
import { calendarDate, inZone } from './zone.js';

/** What a package of a product is, and holds. */
type Unit = Pick<ProductBrief, 'typeConditionnement' | 'nbDoses'>;

export interface Format {
  /** How dates, months and instants are typed. */
  readonly patterns: Readonly<Record<'day' | 'month' | 'minute', string>>;
  /** `DD/MM/YYYY` or `MM/DD/YYYY`, of a date or an instant. */
  date(value: string | null | undefined): string;
  /** … and `HH:mm`. */
  dateTime(instant: string | null | undefined): string;
  /** `MM/YYYY` */
  month(date: string | null | undefined): string;
  /** The day for a day-type product, else the month. */
  expiry(date: string | null | undefined, product: Pick<ProductBrief, 'peremptionType'>): string;
  /** A negative number with a minus sign, not a hyphen: `−2`. NaN, of a text that is no number, as nothing. */
  number(value: number): string;
  /** … and a positive one with its sign: `+2`, `−2`, `0`. */
  signed(value: number): string;
  /** `3 doses`, to one decimal. */
  doseCount(doses: number): string;
  /** Doses in so many packages, to one decimal. */
  doses(packages: number, product: Pick<ProductBrief, 'nbDoses'>): string;
  /** `3 vials`, in the product's unit. */
  packages(count: number, product: Pick<ProductBrief, 'typeConditionnement'>): string;
  /** … and the doses in them. */
  withDoses(packages: number, product: Unit): string;
  /** What one package is, and what it holds. */
  content(product: Unit): string;
}

/** Of who never chose one. */
export const dateFormatOf = (locale: Locale): DateFormat => (locale === 'fr' ? 'FR' : 'EN');

const PATTERNS: Readonly<Record<DateFormat, string>> = { FR: 'DD/MM/YYYY', EN: 'MM/DD/YYYY' };
const MONTH = 'MM/YYYY';
const NOTHING = '–';

export function createFormat(
  { dateFormat, locale, zone }: { dateFormat: DateFormat; locale: Locale; zone: string },
  translate: Translate,
): Format {
  const pattern = PATTERNS[dateFormat];
  const instantPattern = `${pattern} HH:mm`;
  const orNothing = (format: (value: number) => string) => (value: number) =>
    Number.isNaN(value) ? NOTHING : format(value);
  const number = orNothing(numberFormat(locale));
  const write = (value: string | null | undefined, how: string): string => {
    if (!value) return NOTHING;
    return (value.length === 10 ? calendarDate(value) : inZone(value, zone)).format(how);
  };
  const count = (key: string, value: number, more: Record<string, string> = {}) =>
    translate(key, { smart_count: Math.abs(value), count: number(value), ...more });
  const doseCount: Format['doseCount'] = (value) => count('unit.DOSE', value);
  const doses: Format['doses'] = (packages, { nbDoses }) => doseCount(dosesIn(packages, nbDoses));
  const packages: Format['packages'] = (quantity, { typeConditionnement: unit }) =>
    count(`unit.${unit}`, quantity, {
      unit,
      _: translate('unit.other', { count: number(quantity), unit }),
    });

  return {
    patterns: { day: pattern, month: MONTH, minute: instantPattern },
    date: (value) => write(value, pattern),
    dateTime: (instant) => write(instant, instantPattern),
    month: (date) => write(date?.slice(0, 7).concat('-01'), MONTH),
    expiry: (date, { peremptionType }) =>
      write(date?.slice(0, 10), peremptionType === 'JOUR' ? pattern : MONTH),
    number,
    signed: orNothing(numberFormat(locale, { signDisplay: 'exceptZero' })),
    doseCount,
    doses,
    packages,
    withDoses: (quantity, product) =>
      translate('quantity.doses', { packages: packages(quantity, product), doses: doses(quantity, product) }),
    content: (product) =>
      translate('product.content', { unit: packages(1, product), doses: doses(1, product) }),
  };
}
