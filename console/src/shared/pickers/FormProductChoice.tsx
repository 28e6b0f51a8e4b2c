import type { ReactNode } from 'react';
import type { ProductBrief } from '../../api/types.js';
import type { FieldProps } from '../form/useField.js';
import { FormProduct } from './FormProduct.js';
import { ProductTiles } from './ProductTiles.js';

/** More than these do not fit on a phone without scrolling. */
const TILES = 6;

interface Props<Choice extends ProductBrief> extends FieldProps<string | null> {
  readonly products: readonly Choice[];
  readonly details: (product: Choice) => ReactNode;
  /** Offers the product that was used last. */
  readonly offersLast?: boolean;
}

/** Tiles while the products fit on a phone, a type-ahead beyond. */
export function FormProductChoice<Choice extends ProductBrief>({ details, ...props }: Props<Choice>) {
  return props.products.length > TILES ? (
    <FormProduct {...props} />
  ) : (
    <ProductTiles {...props} details={details} />
  );
}
