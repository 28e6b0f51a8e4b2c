import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { useField } from '../../shared/form/useField.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';

interface Props {
  readonly lists: ReturnType<typeof useStockFilterLists>;
}

/** What the filters choose among: asked for with the rows, before the fields are drawn. */
export function useStockFilterLists({ centres = false }: { centres?: boolean } = {}) {
  const { user, centre } = useSession();
  // For administrators and referents.
  const isOffered = centres && (user.isAdmin || centre?.type === 'REFERENT');
  const { data = [] } = useRead('/centre/dispatch', undefined, {
    enabled: isOffered,
  });
  return { products: useProducts(), centres: isOffered ? data : undefined };
}

/** Filters of every stock list. */
export function StockFilterFields({ lists: { products, centres } }: Props) {
  const translate = useTranslate();
  return (
    <>
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormText name="lot" label={translate('field.batch')} code />
      {centres && <FormCentre name="idCentre" label={translate('stock.centre')} centres={centres} />}
      <ShowExhausted />
      <FormCheckbox name="onlyRetour" label={translate('stock.onlyReturns')} />
    </>
  );
}

/** The service leaves out what is used up; people ask to see it. */
function ShowExhausted() {
  const label = useTranslate()('stock.showExhausted');
  const field = useField<boolean>({ name: 'quantiteNonNulle', label });
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          checked={!field.value}
          onChange={(_, shown) => field.set(!shown)}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
