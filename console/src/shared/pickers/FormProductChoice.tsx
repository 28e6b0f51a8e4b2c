import type { ReactNode } from 'react';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { FieldProps } from '../form/useField.js';
import { FormProduct } from './FormProduct.js';
import { ProductTiles } from './ProductTiles.js';

/** More than these do not fit on a phone without scrolling. */
const TILES = 6;

interface Props<Choice extends ProductBrief> extends Partial<FieldProps<string | null>> {
  readonly products: readonly Choice[];
  readonly details: (product: Choice) => ReactNode;
  /** Offers the product that was used last. */
  readonly offersLast?: boolean;
}

/** What an operation is about. Tiles while the products fit on a phone, a type-ahead beyond. */
export function FormProductChoice<Choice extends ProductBrief>({ details, ...props }: Props<Choice>) {
  const translate = useTranslate();
  const field = { name: 'product', label: translate('field.product'), required: true, ...props };
  return props.products.length > TILES ? (
    <FormProduct {...field} />
  ) : (
    <ProductTiles {...field} details={details} />
  );
}
