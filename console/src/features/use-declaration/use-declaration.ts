/** What a declaration of use asks for, and what it sends. */
import { serviceNow } from '../../api/service-clock.js';
import type { AdministrationMode, Filled, Schemas } from '../../api/types.js';
import { addDays, isDay, mondayOf, toInstant } from '../../shared/format/zone.js';
import { keepsTyped } from '../../shared/scan/keeps-typed.js';

/** Fields of the form, of the body and of what the service had declared, dose by dose. */
export const DOSES = [
  { name: 'first', field: 'doseCount1', declared: 'd1' },
  { name: 'second', field: 'doseCount2', declared: 'd2' },
  { name: 'third', field: 'doseCount3', declared: 'd3' },
  { name: 'single', field: 'doseCountSingle', declared: 'du' },
] as const;

export interface DeclarationValues extends Readonly<Record<(typeof DOSES)[number]['name'], number | null>> {
  readonly product: string | null;
  /** The day, or the Monday of the week; `YYYY-MM-DD`. */
  readonly date: string | null;
}

/** `POST /vaccination/utilisation/specific-jour` */
export type DeclaredDoses = Schemas['DeclaredDoses'];
export type DoseCounts = Schemas['DoseCounts'];

/** Which declaration is meant; the service keeps one for each. */
export type PeriodBody = Filled<Schemas['DeclaredPeriodBody']>;

/** `POST /vaccination/utilisation` */
export type DeclarationBody = Filled<Schemas['UseDeclarationBody']>;

/** Today, or this week. @param day today, `YYYY-MM-DD` */
export const emptyDeclaration = (mode: AdministrationMode, day: string): DeclarationValues => ({
  product: null,
  date: mode === 'JOUR' ? day : mondayOf(day),
  first: null,
  second: null,
  third: null,
  single: null,
});

/** What an alert asks to be declared: a product, and a day of the period. */
export function declarationGiven(
  begin: DeclarationValues,
  { idProduit, jour }: Readonly<Record<string, string | undefined>>,
  mode: AdministrationMode,
): DeclarationValues {
  return {
    ...begin,
    product: idProduit ?? begin.product,
    date: isDay(jour) ? (mode === 'JOUR' ? jour : mondayOf(jour)) : begin.date,
  };
}

/**
 * The form has the period with which it began, and no doses but those that are declared: nothing is lost with another
 * period.
 *
 * @param declared as below
 */
export const isUntouched = (
  values: DeclarationValues,
  begin: DeclarationValues,
  declared: DoseCounts | undefined,
): boolean =>
  values.date === begin.date &&
  (!declared || DOSES.every((dose) => values[dose.name] === declared[dose.declared]));

/**
 * Another product is another declaration, and something was typed for this one (docs/rules/scanning.md, SN-7).
 *
 * @param declared with which the doses begin; undefined: they are not asked for yet
 */
export const keepsProduct = (
  values: DeclarationValues,
  begin: DeclarationValues,
  declared: DoseCounts | undefined,
  other: string,
): boolean => {
  const doses = DOSES.map((dose) => [dose.name, declared ? declared[dose.declared] : values[dose.name]]);
  return keepsTyped(values, { ...begin, ...Object.fromEntries(doses) }, other);
};

/** A week is named by its Sunday. */
export const toPeriod = (
  { product, date }: Pick<DeclarationValues, 'product' | 'date'>,
  mode: AdministrationMode,
): PeriodBody => ({
  idProduit: product,
  modeAdministration: mode,
  ...(mode === 'JOUR' ? { dayOfWeek: date } : { endOfWeek: date && addDays(date, 6) }),
});

export const toBody = (values: DeclarationValues, mode: AdministrationMode): DeclarationBody => ({
  ...toPeriod(values, mode),
  doseCount1: values.first,
  doseCount2: values.second,
  doseCount3: values.third,
  doseCountSingle: values.single,
});

export const FIELD_NAMES = {
  idProduit: 'product',
  dayOfWeek: 'date',
  endOfWeek: 'date',
  ...Object.fromEntries(DOSES.map(({ field, name }) => [field, name])),
} as const;

export const totalDoses = ({ first, second, third, single }: DeclarationValues): number =>
  (first ?? 0) + (second ?? 0) + (third ?? 0) + (single ?? 0);

export const declaredTotal = ({ d1, d2, d3, du }: DoseCounts): number => d1 + d2 + d3 + du;

/** From this time on (business time zone) the current day may be declared without a warning. */
const CUTOFF = '12:30';

/**
 * Whether the user is asked to confirm a period: `future` until 12:30 of its first day, `past` from 12:30 of the day
 * after its last. In the morning the day before is still declared.
 */
export function timing(
  date: string,
  mode: AdministrationMode,
  zone: string,
  now: Date = serviceNow(),
): 'past' | 'current' | 'future' {
  const at = (day: string) => Date.parse(toInstant(`${day}T${CUTOFF}`, zone) ?? day);
  if (now.getTime() < at(date)) return 'future';
  return now.getTime() < at(addDays(date, mode === 'JOUR' ? 1 : 7)) ? 'current' : 'past';
}
