import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Combobox } from '../form/fields/Combobox.js';
import { useChoiceField } from '../form/fields/useChoiceField.js';
import type { FieldProps } from '../form/useField.js';
import { lastUsedFirst, useLastUsed } from './last-used.js';
import { matchingProducts } from './matching-products.js';

interface Props<Choice extends ProductBrief> extends Omit<FieldProps<string | null>, 'label'> {
  readonly label?: string;
  readonly products: readonly Choice[];
  readonly loading?: boolean;
  readonly autoFocus?: boolean;
  /** False where the focus comes back by itself: the list waits for the first letter. */
  readonly openOnFocus?: boolean;
  /** The product that was used last comes first, until something is typed. */
  readonly offersLast?: boolean;
}

/** Type a few letters, Enter takes the first. The field holds the product's id. */
export function FormProduct<Choice extends ProductBrief>({
  products,
  loading,
  autoFocus,
  openOnFocus = true,
  offersLast = false,
  ...props
}: Props<Choice>) {
  const translate = useTranslate();
  const format = useFormat();
  const label = props.label ?? translate('field.product');
  const { id: lastId } = useLastUsed('product');
  const lastUsed = offersLast ? lastId : undefined;
  const chosenOf = (id: string | null) => products.find((product) => product.id === id) ?? null;
  const field = useChoiceField<string | null>({ ...props, label }, (id) => chosenOf(id)?.nomCommercial ?? '');
  const { disabled, onBlur, ...input } = field.input;
  return (
    <Combobox<ProductBrief>
      {...field.combobox}
      options={products}
      loading={loading}
      disabled={disabled}
      value={chosenOf(field.value)}
      onChange={(_, chosen) => field.set(chosen?.id ?? null)}
      onBlur={onBlur}
      autoHighlight
      openOnFocus={openOnFocus}
      filterOptions={(options, { inputValue }) =>
        lastUsedFirst(matchingProducts(options, inputValue), lastUsed, inputValue)
      }
      getOptionLabel={({ nomCommercial }) => nomCommercial}
      renderOption={({ key, ...option }, product) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 4, alignItems: 'baseline' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>{product.nomCommercial}</Box>
            {product.nom !== product.nomCommercial && (
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{product.nom}</Box>
            )}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'right' }}>
            {product.id === lastUsed && <Box>{translate('choice.lastUsed')}</Box>}
            {format.content(product)}
          </Box>
        </Box>
      )}
      renderInput={(parameters) => <TextField {...parameters} {...input} autoFocus={autoFocus} />}
    />
  );
}

/** Any product. Where it is drawn only later, the screen calls `useProducts` itself, so that nothing waits. */
export function FormAnyProduct(props: Omit<Props<ProductBrief>, 'products' | 'loading'>) {
  const { data = [], isPending } = useProducts();
  return <FormProduct products={data} loading={isPending} {...props} />;
}
