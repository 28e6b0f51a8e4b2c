import { useWatch } from 'react-hook-form';
import { ApiCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { FormDate } from '../../shared/form/fields/FormDate.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import type { Rule } from '../../shared/form/rules.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { FormAnyCentre } from '../../shared/pickers/FormAnyCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import type { ReplayFilters } from './replay.js';

interface Props {
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

export function ReplayFilterFields({ products }: Props) {
  const translate = useTranslate();
  const from = useWatch<ReplayFilters, 'dateDebut'>({ name: 'dateDebut' });
  const notReversed: Rule<string | null> = (until) =>
    until && from && until < from ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <FormAnyCentre name="idCentre" label={translate('replay.centre')} />
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormText name="lot" label={translate('field.batch')} code />
      <FormDate name="dateDebut" label={translate('replay.from')} />
      <FormDate name="dateFin" label={translate('replay.until')} rules={[notReversed]} />
      <FormAsOf />
    </>
  );
}
