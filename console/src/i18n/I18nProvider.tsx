import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { isLocale, type Locale, rememberLocale, showLocale } from './locales.js';
import { loadTranslations, type Scope, type Translate, type Translations } from './provider.js';

interface I18n {
  readonly locale: Locale;
  readonly translations: Translations;
  /**
   * Keeps the page and what was typed: only words change. Loads no fewer words than there were.
   *
   * Rejects where the words do not come: the language stays.
   */
  readonly changeLocale: (locale: Locale, scope?: Scope) => Promise<void>;
}

const Context = createContext<I18n | undefined>(undefined);

export function I18nProvider({ initial, children }: { initial: Translations; children: ReactNode }) {
  const [translations, setTranslations] = useState(initial);
  const locale = translations.getLocale() as Locale;

  const changeLocale = useCallback(
    async (next: Locale, scope: Scope = translations.scope) => {
      if (next !== locale || scope !== translations.scope) {
        setTranslations(await loadTranslations(next, scope));
      }
      // After the words are there: the next visit is not to ask again for words that could not be had.
      rememberLocale(next);
    },
    [locale, translations.scope],
  );

  useEffect(() => {
    showLocale(locale);
  }, [locale]);

  const value = useMemo<I18n>(
    () => ({
      locale,
      changeLocale,
      // react-admin's components may switch the language too.
      translations: {
        ...translations,
        changeLocale: async (next) => {
          if (isLocale(next)) await changeLocale(next);
        },
      },
    }),
    [locale, translations, changeLocale],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useI18n(): I18n {
  const value = useContext(Context);
  if (!value) throw new Error('useI18n is called outside I18nProvider');
  return value;
}

export const useTranslate = (): Translate => useI18n().translations.translate;
