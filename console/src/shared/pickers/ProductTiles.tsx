import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { RadioTiles } from '../form/fields/RadioTiles.js';
import { type FieldProps, useField } from '../form/useField.js';
import { useLastUsed } from './last-used.js';

interface Props<Choice extends ProductBrief> extends FieldProps<string | null> {
  readonly products: readonly Choice[];
  /** What helps to choose: what is left, when it expires. */
  readonly details: (product: Choice) => ReactNode;
  /** Marks the product that was used last. Tiles keep their places: hands know them. */
  readonly offersLast?: boolean;
}

/** A handful of products, each one tap away. The field holds the product's id. */
export function ProductTiles<Choice extends ProductBrief>({
  products,
  details,
  offersLast = false,
  ...props
}: Props<Choice>) {
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
