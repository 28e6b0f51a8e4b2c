/** What the fields of a product mean together. */

import type { Product } from '../../../reference-data/product/product.entity.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import type { ProductBody } from './product.dto.js';

type Rule = (product: Product) => Violation | undefined;

const neededByVaccine =
  (field: keyof ProductBody, column: keyof Product): Rule =>
  (product) =>
    product.type === 'VACCIN' && (product[column] ?? null) === null
      ? { field, code: ErrorCode.required }
      : undefined;

/** Two integer digits for vaccines, three for other products; one decimal. */
const doses: Rule = ({ type, dosesPerPackage }) => {
  if (dosesPerPackage === null || dosesPerPackage === undefined) return undefined;
  const isVaccine = type === 'VACCIN';
  // Fifteen digits are exact in a double, hence so is the shortest text of the number.
  const [integer, decimals = ''] = String(dosesPerPackage).split('.');
  if (integer!.length <= (isVaccine ? 2 : 3) && decimals.length <= 1) return undefined;
  return {
    field: 'nbDoses',
    code: isVaccine ? ApiCode.dosesVaccine : ApiCode.doses,
    rejectedValue: dosesPerPackage,
  };
};

const NEEDED_BY_VACCINE: readonly Rule[] = [
  neededByVaccine('codeUcd', 'ucdCode'),
  neededByVaccine('formePharma', 'pharmaceuticalForm'),
  neededByVaccine('substanceActive1', 'activeSubstance1'),
  neededByVaccine('nbDoses', 'dosesPerPackage'),
  neededByVaccine('nbUnitesBoite', 'unitsPerBox'),
];

/** What a vaccine lacks. */
export const missingOfProduct = (next: Product): readonly Violation[] =>
  NEEDED_BY_VACCINE.flatMap((rule) => rule(next) ?? []);

/** `isListed`: a code that the value list PRODUCT_TYPE holds. A product keeps a type that is no longer offered. */
export function productViolations(
  next: Product,
  current: Product | null,
  isListed: (code: string) => boolean,
): readonly Violation[] {
  const violations: Violation[] = [];
  if (!current && next.type && !isListed(next.type)) {
    violations.push({ field: 'type', code: ErrorCode.unknownValue, rejectedValue: next.type });
  }
  const wrongDoses = doses(next);
  if (wrongDoses) violations.push(wrongDoses);
  return violations;
}
