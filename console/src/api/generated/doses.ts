// Generated from services/domain/shared/doses.ts by `npm run api:generate`: change it there.
/**
 * Packages and doses. Packages are integers; `dosesPerPackage` has one decimal at most, so that all is computed in
 * tenths of a dose and nothing is lost to binary fractions (docs/rules/stock.md, ST-1).
 */
const tenths = (dosesPerPackage: number): number => Math.max(1, Math.round(dosesPerPackage * 10));

/** Doses have one decimal at most; a sum of binary fractions may have more. */
export const oneDecimal = (doses: number): number => Math.round(doses * 10) / 10;

/** Doses in so many packages, with one decimal at most. */
export const dosesIn = (packages: number, dosesPerPackage: number): number =>
  (packages * tenths(dosesPerPackage)) / 10;

/** Packages to open for so many doses: a package that is used in part counts as one. */
export function packagesFor(doses: number, dosesPerPackage: number): number {
  const size = tenths(dosesPerPackage);
  return Math.trunc((doses * 10 + size - 1) / size);
}
