import type { ProductBrief } from '../../api/types.js';
import { folded } from '../format/folded.js';

/** Products whose name holds what was typed; those that begin with it first, so that one letter often is enough. */
export function matchingProducts<Choice extends Pick<ProductBrief, 'nomCommercial' | 'nom'>>(
  products: readonly Choice[],
  typed: string,
): Choice[] {
  const wanted = folded(typed.trim());
  const names = products.map((product) => ({
    product,
    name: folded(`${product.nomCommercial} ${product.nom}`),
  }));
  return names
    .filter(({ name }) => name.includes(wanted))
    .sort((one, other) => Number(other.name.startsWith(wanted)) - Number(one.name.startsWith(wanted)))
    .map(({ product }) => product);
}
