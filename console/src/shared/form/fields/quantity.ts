import { useState } from 'react';
import { useI18n } from '../../../i18n/I18nProvider.js';
import type { Locale } from '../../../i18n/locales.js';

/** Between thousands may be a space, in English also a comma, which is the decimal sign in French. */
const WHOLE: Readonly<Record<Locale, RegExp>> = {
  fr: /^([+\-−]?)\s*(\d+|\d{1,3}(?:\s\d{3})+)$/,
  en: /^([+\-−]?)\s*(\d+|\d{1,3}(?:[\s,]\d{3})+)$/,
};

/** Typed text as a whole number. Nothing typed is nothing, not 0; NaN is what is no whole number, or none yet. */
export function readQuantity(text: string, locale: Locale): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  const [, sign = '', digits = ''] = WHOLE[locale].exec(plain) ?? [];
  if (digits === '') return Number.NaN;
  const value = Number(digits.replace(/\D/g, ''));
  return sign === '' || sign === '+' ? value : 0 - value;
}

export const writeQuantity = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);

/**
 * The text of a field that holds a whole number: as it was typed while it is that number, so that nothing else can be
 * sent than what is shown. Rules refuse the NaN of a text that is no number (`wholeNumber`).
 */
export function useQuantityText(value: number | null, onValue: (value: number | null) => void) {
  const { locale } = useI18n();
  const [typed, setTyped] = useState('');
  const isTyped = Object.is(readQuantity(typed, locale), value);
  return {
    text: isTyped ? typed : writeQuantity(value),
    type: (text: string) => {
      setTyped(text);
      onValue(readQuantity(text, locale));
    },
  };
}
