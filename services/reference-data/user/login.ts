/**
 * Whether the text may be a new login: ASCII letters and digits and `. _ @ + -`, so that no login can be taken for
 * another (docs/rules/administration.md, AD-11).
 */
export const isPlainLogin = (login: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._@+-]*$/.test(login);
