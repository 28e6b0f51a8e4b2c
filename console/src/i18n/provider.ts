import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Dictionary } from './dictionary.js';
import { LOCALE_NAMES, LOCALES, type Locale } from './locales.js';

/** `smart_count` chooses the plural; `_` is said where there is no such message. */
export type TranslationOptions = Readonly<Record<string, unknown>> & { _?: string; smart_count?: number };
export type Translate = (key: string, options?: TranslationOptions) => string;

/** The part of react-admin's I18nProvider that both kinds of screen use; one object per language. */
export interface Translations {
  readonly translate: Translate;
  readonly getLocale: () => string;
  readonly changeLocale: (locale: string) => Promise<void>;
  readonly getLocales: () => { readonly locale: string; readonly name: string }[];
}

const languages: Readonly<Record<Locale, () => Promise<{ default: Dictionary }>>> = {
  fr: () => import('./fr.js'),
  en: () => import('./en.js'),
};

/** Loads a language; `changeLocale` is handed to react-admin, whose components may switch the language too. */
export async function loadTranslations(
  locale: Locale,
  changeLocale: (locale: string) => Promise<void> = () => Promise.resolve(),
): Promise<Translations> {
  const { default: messages } = await languages[locale]();
  const provider = polyglotI18nProvider(
    () => messages as never,
    locale,
    LOCALES.map((each) => ({ locale: each, name: LOCALE_NAMES[each] })),
  );
  return {
    translate: provider.translate as Translate,
    getLocale: () => locale,
    changeLocale,
    getLocales: () => provider.getLocales?.() ?? [],
  };
}
