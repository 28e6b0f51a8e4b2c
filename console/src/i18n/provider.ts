import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Dictionary } from './dictionary.js';
import { LOCALE_NAMES, LOCALES, type Locale } from './locales.js';
import { numberFormat } from './number.js';

/**
 * `smart_count` chooses the plural; `_` is said where there is no such message. Numbers are written as in the language.
 */
export type TranslationOptions = Readonly<Record<string, unknown>> & { _?: string; smart_count?: number };
export type Translate = (key: string, options?: TranslationOptions) => string;

/** How many words are loaded: those before the sign-in, or all. */
export type Scope = 'public' | 'all';

/** The part of react-admin's I18nProvider that both kinds of screen use; one object per language. */
export interface Translations {
  readonly scope: Scope;
  readonly translate: Translate;
  readonly getLocale: () => string;
  readonly changeLocale: (locale: string) => Promise<void>;
  readonly getLocales: () => { readonly locale: string; readonly name: string }[];
}

type Load = () => Promise<{ readonly default: Dictionary }>;

const dictionaries: Readonly<Record<Locale, Readonly<Record<Scope, Load>>>> = {
  fr: { public: () => import('./public-fr.js'), all: () => import('./fr.js') },
  en: { public: () => import('./public-en.js'), all: () => import('./en.js') },
};

export async function loadTranslations(locale: Locale, scope: Scope = 'all'): Promise<Translations> {
  const { default: messages } = await dictionaries[locale][scope]();
  const provider = polyglotI18nProvider(
    () => messages as never,
    locale,
    LOCALES.map((each) => ({ locale: each, name: LOCALE_NAMES[each] })),
    { replace: replaceIn(locale) },
  );
  return {
    scope,
    translate: provider.translate as Translate,
    getLocale: () => locale,
    changeLocale: provider.changeLocale,
    getLocales: () => provider.getLocales?.() ?? [],
  };
}

/** As `String.prototype.replace`, which the library calls for the placeholders of a message. */
function replaceIn(locale: Locale) {
  const write = numberFormat(locale);
  return function (
    this: string,
    placeholder: RegExp,
    inPlaceOf: (placeholder: string, name: string) => unknown,
  ) {
    return this.replace(placeholder, (whole: string, name: string) => {
      const value = inPlaceOf(whole, name);
      return typeof value === 'number' ? write(value) : String(value);
    });
  };
}
