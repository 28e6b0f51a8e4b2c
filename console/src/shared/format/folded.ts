/** What a letter is typed as that Unicode does not decompose. */
const TYPED_AS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** A text as the service searches it: lower case, without accents, `œ` as `oe`, `æ` as `ae`, `ß` as `ss`. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => TYPED_AS[letter] ?? letter);
