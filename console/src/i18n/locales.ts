import { keepValue, keptValue } from '../api/kept-value.js';

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.includes(value as Locale);

/** Each language is named in itself: a person who reads no other language must find it. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

/** Id of the language in the service's value lists. */
export const LANGUAGE_IDS: Readonly<Record<Locale, '1' | '2'>> = { fr: '1', en: '2' };

const KEY = 'locale';

/** What was chosen in this browser; the user's own preference wins once signed in. */
export const rememberedLocale = (): Locale | undefined => {
  const value = keptValue(KEY);
  return isLocale(value) ? value : undefined;
};

export function rememberLocale(locale: Locale): void {
  // Where it is not kept, the next visit begins in the language of the installation.
  keepValue(KEY, locale);
}

/** The document's language, and the name under which the console is installed. */
export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${locale}.webmanifest`);
}
