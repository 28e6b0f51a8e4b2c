import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';

interface Props {
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

export function ReplayFilterFields({ products }: Props) {
  const translate = useTranslate();
  return (
    <>
      <FormAnyCentre name="idCentre" label={translate('field.centre')} />
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormText name="lot" label={translate('field.batch')} code />
      <FormPeriod />
      <FormAsOf />
    </>
  );
}
