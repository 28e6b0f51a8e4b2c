import { useWatch } from 'react-hook-form';
import { ApiCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { FormDate } from '../../shared/form/fields/FormDate.js';
import { FormSelect } from '../../shared/form/fields/FormSelect.js';
import type { Rule } from '../../shared/form/rules.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { type DiscrepancyFilters, TYPES } from './discrepancies.js';

interface Props {
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

export function DiscrepancyFilterFields({ products }: Props) {
  const translate = useTranslate();
  const from = useWatch<DiscrepancyFilters, 'dateDebut'>({ name: 'dateDebut' });
  const notReversed: Rule<string | null> = (until) =>
    until && from && until < from ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <FormSelect
        name="type"
        label={translate('discrepancies.type')}
        options={TYPES.map((value) => ({ value, label: translate(`discrepancies.types.${value}`) }))}
        emptyLabel={translate('discrepancies.all')}
      />
      <FormAnyCentre name="idCentre" label={translate('discrepancies.centre')} />
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormDate name="dateDebut" label={translate('discrepancies.from')} required />
      <FormDate name="dateFin" label={translate('discrepancies.until')} required rules={[notReversed]} />
    </>
  );
}
