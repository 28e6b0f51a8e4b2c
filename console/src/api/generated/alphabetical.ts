// Generated from services/words/alphabetical.ts by `npm run api:generate`: change it there.
/**
 * The order in which French readers look for a name, with `Centre 2` before `Centre 10`: what the database calls
 * `reference.alphabetical` (migration `find-by-name`), for what is sorted outside of it. It is the same for every
 * reader, so that a list that the database sorted and one that was sorted here do not differ.
 */
export const { compare: alphabetical } = new Intl.Collator('fr', { numeric: true });
