// Generated from services/domain/shared/doses.ts by `npm run api:generate`: change it there.
/**
 * Packages and doses. Packages are integers; `dosesPerPackage` has one decimal at most, so that all is computed in
 * tenths of a dose and nothing is lost to binary fractions (decisions.md, "quantities").
 */
const tenths = (dosesPerPackage: number): number => Math.max(1, Math.round(dosesPerPackage * 10));

/** Doses in so many packages, to one decimal (section 9 "Doses = quantity × nbDoses"). */
export const dosesIn = (packages: number, dosesPerPackage: number): number =>
  (packages * tenths(dosesPerPackage)) / 10;

/** Packages to open for so many doses: the ceiling (section 9 "Packaging count from doses"). */
export function packagesFor(doses: number, dosesPerPackage: number): number {
  const size = tenths(dosesPerPackage);
  return Math.trunc((doses * 10 + size - 1) / size);
}
