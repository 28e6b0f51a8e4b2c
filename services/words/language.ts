export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same words in each language. */
export type Words = Readonly<Record<Language, string>>;
