import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { TYPES } from './discrepancies.js';

interface Props {
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

export function DiscrepancyFilterFields({ products }: Props) {
  const translate = useTranslate();
  return (
    <>
      <FormSelect
        name="type"
        label={translate('discrepancies.type')}
        options={optionsOf(TYPES, 'discrepancies.types', translate)}
        emptyLabel={translate('discrepancies.all')}
      />
      <FormAnyCentre name="idCentre" label={translate('field.centre')} />
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormPeriod required />
    </>
  );
}
