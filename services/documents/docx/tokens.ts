/**
 * Words for the printing inside the text of a document, between two private-use characters: `page`, `pages`,
 * `head` (a row that repeats), `fixed` (a table whose columns keep their widths), `code <GS1 elements>`.
 */
const TOKEN_START = '\uE000';
const TOKEN_END = '\uE001';

export const token = (word: string): string => `${TOKEN_START}${word}${TOKEN_END}`;
