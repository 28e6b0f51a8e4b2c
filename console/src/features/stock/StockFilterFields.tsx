import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRead } from '../../api/queries.js';
import type { CentreSummary } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants, seesAllCentres } from '../../providers/session/session.js';
import { FormCheckbox } from '../../shared/form/fields/FormCheckbox.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { useField } from '../../shared/form/useField.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';

interface Props {
  readonly centres: readonly CentreSummary[] | undefined;
}

/**
 * The centres to filter by, for administrators and referents: those that the lists can show, which are the selected
 * centre and all below it. They and the products are asked for with the rows: the fields are drawn later.
 */
export function useStockFilterCentres(
  of: 'one kind of centre' | 'all kinds',
): readonly CentreSummary[] | undefined {
  const { user, centre } = useSession();
  const mayFilter = seesAllCentres(user) || centre?.type === 'REFERENT';
  // In every list the filter by a dispatch centre includes the centres below it.
  const isByDispatch = of === 'all kinds' && mayFilter;
  const { data: dispatchCentres = [] } = useRead('/centre/dispatch', undefined, { enabled: isByDispatch });
  useProducts();
  const reached = centre && [centre, ...descendants(centre)];
  if (isByDispatch) {
    return reached
      ? dispatchCentres.filter(({ id }) => reached.some((each) => each.id === id))
      : dispatchCentres;
  }
  return mayFilter ? reached?.filter(({ type }) => type === centre?.type) : undefined;
}

/** Filters of every stock list. */
export function StockFilterFields({ centres }: Props) {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  return (
    <>
      <FormAnyProduct name="idProduit" />
      <FormText name="lot" label={translate('field.batch')} code />
      {centres && <FormCentre name="idCentre" label={translate('field.centre')} centres={centres} />}
      {!isOffline && <ShowExhausted />}
      <FormCheckbox name="onlyRetour" label={translate('stock.onlyReturns')} />
      {!isOffline && <FormAsOf />}
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
