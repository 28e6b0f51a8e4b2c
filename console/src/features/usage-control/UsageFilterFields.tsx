import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormWeek } from '../../shared/form/fields/FormWeek.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { type UsageFilters, VIEWS } from './usage-control.js';

interface Props {
  /** Asked for with the doses, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

/** A centre without others below it is the only one within its reach: it is not asked which one. */
export function UsageFilterFields({ products }: Props) {
  const translate = useTranslate();
  const { centre, centres } = useSession();
  const view = useWatch<UsageFilters, 'view'>({ name: 'view' });
  const reach = (centre ? descendants(centre) : centres).filter(
    ({ type }) => type === 'VACCINATION' || type === 'VACCINATION_POINT',
  );
  return (
    <>
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      {reach.length > 0 && (
        <FormCentre name="idCentre" label={translate('usageControl.centre')} centres={reach} />
      )}
      <FormChoice
        name="view"
        label={translate('usageControl.view')}
        options={VIEWS.map((value) => ({ value, label: translate(`usageControl.views.${value}`) }))}
      />
      <div data-wide>
        <FormWeek
          name="week"
          label={translate(view === 'SEMAINE' ? 'usageControl.lastWeek' : 'usageControl.week')}
          required
        />
      </div>
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {translate('usageControl.search')}
      </Button>
    </>
  );
}
