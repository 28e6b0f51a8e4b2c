import type { Locale } from './locales.js';

const LANGUAGE: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' };
/** Measures of equipment are kept to three decimals, doses to one: nothing that is kept is rounded away. */
const DECIMALS = 3;

/** Writes numbers as the language does: a negative one with the minus sign, which is wider than a hyphen. */
export function numberFormat(
  locale: Locale,
  options: Pick<Intl.NumberFormatOptions, 'signDisplay'> = {},
): (value: number) => string {
  const format = new Intl.NumberFormat(LANGUAGE[locale], { maximumFractionDigits: DECIMALS, ...options });
  return (value) => format.format(value).replace('-', '−');
}
