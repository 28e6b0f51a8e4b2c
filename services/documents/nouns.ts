/** What is counted on paper, in files and in mails: `1 flacon`, `12 flacons`; codes are those of `typeConditionnement`. */
import type { Language } from './language.js';

type Forms = readonly [one: string, several: string];

const NOUNS = {
  FLACON: { fr: ['flacon', 'flacons'], en: ['vial', 'vials'] },
  SERINGUE: { fr: ['seringue', 'seringues'], en: ['syringe', 'syringes'] },
  BOITE: { fr: ['boîte', 'boîtes'], en: ['box', 'boxes'] },
  AMPOULE: { fr: ['ampoule', 'ampoules'], en: ['ampoule', 'ampoules'] },
  UNITE: { fr: ['unité', 'unités'], en: ['unit', 'units'] },
  DOSE: { fr: ['dose', 'doses'], en: ['dose', 'doses'] },
  LIGNE: { fr: ['ligne', 'lignes'], en: ['line', 'lines'] },
} as const satisfies Record<string, Readonly<Record<Language, Forms>>>;

const isNoun = (code: string): code is keyof typeof NOUNS => Object.hasOwn(NOUNS, code);

/** Agreeing with the count. A unit that an administrator made up stays as it was typed. */
export function noun(code: string, count: number, language: Language): string {
  if (!isNoun(code)) return code;
  const [one, several] = NOUNS[code][language];
  return new Intl.PluralRules(language).select(count) === 'one' ? one : several;
}

/** As a column or a filter names it: `Flacon`; undefined where the code is none of these. */
export function nounTitle(code: string, language: Language): string | undefined {
  if (!isNoun(code)) return undefined;
  const [one] = NOUNS[code][language];
  return one[0]!.toLocaleUpperCase(language) + one.slice(1);
}
