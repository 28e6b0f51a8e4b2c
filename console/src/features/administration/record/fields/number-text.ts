import type { Locale } from '../../../../i18n/locales.js';
import { readQuantity } from '../../../../shared/form/fields/quantity.js';

/**
 * Thousands as English writes them; after a 0, or before fewer than three figures, a comma can only be a decimal sign.
 */
const ENGLISH_THOUSANDS = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/**
 * A number as people type it: with a comma or a point, a minus, thousands as the language writes them, and nothing for
 * nothing. NaN is what is no number, or not a whole one where there are no decimals (docs/rules/screens.md, SC-2).
 */
export function readNumber(text: string, locale: Locale, decimals: number): number | null {
  if (decimals === 0) return readQuantity(text, locale);
  const signed = text.replace(/\s/g, '').replace('−', '-');
  if (signed === '') return null;
  const plain =
    locale === 'en' && ENGLISH_THOUSANDS.test(signed) ? signed.replaceAll(',', '') : signed.replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** As it is typed in the reader's language. */
export const writeNumber = (value: number | null | undefined, decimal: ',' | '.'): string =>
  value === null || value === undefined || Number.isNaN(value) ? '' : String(value).replace('.', decimal);
