/** What the console says: in French, then in English. */
import type { Look } from './visit.js';

export type Words = readonly [french: string, english: string];

/** Says pairs as the console does that is looked at this way. */
export const sayIn =
  ({ language }: Look) =>
  (words: Words): string =>
    words[language === 'fr' ? 0 : 1];

/** All the words of a story in one language. */
export function wordsIn<Dictionary extends Readonly<Record<string, Words>>>(
  look: Look,
  dictionary: Dictionary,
): { readonly [Name in keyof Dictionary]: string } {
  const say = sayIn(look);
  const said = Object.entries(dictionary).map(([name, words]) => [name, say(words)]);
  return Object.fromEntries(said) as { readonly [Name in keyof Dictionary]: string };
}

/** What nearly every form and list says. */
export const COMMON = {
  required: ['Champ obligatoire', 'This field is required'],
  lookAgain: ['Un ou plusieurs champs sont incorrects', 'One or more fields are wrong'],
  save: ['Enregistrer', 'Save'],
  cancel: ['Annuler', 'Cancel'],
  edit: ['Modifier', 'Edit'],
  view: ['Voir', 'View'],
  enable: ['Activer', 'Enable'],
  disable: ['Désactiver', 'Disable'],
  found: ['1 résultat', '1 result'],
  nothingFound: ['Aucun résultat trouvé', 'No result found'],
  filters: ['Filtres', 'Filters'],
  resetFilters: ['Réinitialiser les filtres', 'Reset the filters'],
  exports: ['Exporter', 'Export'],
  name: ['Nom', 'Name'],
  type: ['Type', 'Type'],
} as const satisfies Readonly<Record<string, Words>>;
