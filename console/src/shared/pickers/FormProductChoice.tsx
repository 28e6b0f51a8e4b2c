import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { RadioTiles } from '../form/fields/RadioTiles.js';
import { chosenFrom } from '../form/rules.js';
import { type FieldProps, useField } from '../form/useField.js';
import { FormProduct } from './FormProduct.js';
import { useLastUsed } from './last-used.js';

/** More than these do not fit on a phone without scrolling. */
const TILES = 6;

interface Props<Choice extends ProductBrief> extends Partial<FieldProps<string | null>> {
  readonly products: readonly Choice[];
  /** What helps to choose: what is left, when it expires. */
  readonly details: (product: Choice) => ReactNode;
  /** Offers the product that was used last. */
  readonly offersLast?: boolean;
}

/** What an operation is about. Tiles while the products fit on a phone, a type-ahead beyond. */
export function FormProductChoice<Choice extends ProductBrief>({ details, ...props }: Props<Choice>) {
  const translate = useTranslate();
  const field = {
    name: 'product',
    label: translate('field.product'),
    required: true,
    rules: [chosenFrom(props.products)],
    ...props,
  };
  return props.products.length > TILES ? (
    <FormProduct {...field} />
  ) : (
    <ProductTiles {...field} details={details} />
  );
}

/** A handful of products, each one tap away. The field holds the product's id. */
function ProductTiles<Choice extends ProductBrief>({
  products,
  details,
  offersLast = false,
  ...props
}: Props<Choice> & FieldProps<string | null>) {
  const translate = useTranslate();
  const field = useField<string | null>(props);
  const { id: lastId } = useLastUsed('product');
  const lastUsed = offersLast ? lastId : undefined;
  return (
    <Box>
      <RadioTiles
        {...props}
        field={field}
        options={products}
        sx={{ gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 210px), 1fr))' }}
        tileSx={{
          display: 'block',
          minHeight: 72,
          px: 4,
          py: 3,
          '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        {(product) => (
          <>
            <Typography variant="subtitle1" component="div" sx={{ fontWeight: 'fontWeightBold' }}>
              {product.nomCommercial}
            </Typography>
            <Typography variant="body2" component="div" color="textSecondary">
              {details(product)}
            </Typography>
            {product.id === lastUsed && (
              <Typography variant="caption" component="div" color="textSecondary">
                {translate('choice.lastUsed')}
              </Typography>
            )}
          </>
        )}
      </RadioTiles>
      {field.error && <FormHelperText error>{field.error}</FormHelperText>}
    </Box>
  );
}
