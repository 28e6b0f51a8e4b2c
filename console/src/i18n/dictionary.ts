/** Messages by id, nested or dotted; polyglot flattens both (`%{name}` interpolates, `||||` separates plurals). */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** One feature's words in one language: `export default { stock: { title: '…' } } satisfies Dictionary`. */
export type FeatureMessages = Record<string, { readonly default: Dictionary }>;

export const merge = (...dictionaries: readonly Dictionary[]): Dictionary =>
  Object.assign({}, ...dictionaries) as Dictionary;

export const defaults = (modules: FeatureMessages): Dictionary =>
  merge(...Object.values(modules).map((module) => module.default));
