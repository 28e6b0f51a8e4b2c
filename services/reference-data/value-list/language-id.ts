import type { Language } from '../../words/language.js';

/** The wire's ids of the languages: 1 French, 2 English. */
export const LANGUAGE_IDS = ['1', '2'] as const;
export type LanguageId = (typeof LANGUAGE_IDS)[number];

/** The wire's id of a language. */
export const languageId = (language: Language): LanguageId => (language === 'fr' ? '1' : '2');
