import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { ApiCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormDate } from '../../shared/form/fields/FormDate.js';
import type { Rule } from '../../shared/form/rules.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { GROUPS, type UseAndLossFilters } from './use-and-loss.js';

interface Props {
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

/** A centre without others below it is the only one within its reach: it is not asked which one. */
export function UseAndLossFilterFields({ products }: Props) {
  const translate = useTranslate();
  const { centre, centres } = useSession();
  const below = centre ? descendants(centre) : centres;
  const reach = centre && below.length > 0 ? [centre, ...below] : below;
  const from = useWatch<UseAndLossFilters, 'dateDebut'>({ name: 'dateDebut' });
  const notReversed: Rule<string | null> = (until) =>
    until && from && until < from ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <FormChoice
        name="groupe"
        label={translate('useAndLoss.group')}
        options={GROUPS.map((value) => ({ value, label: translate(`enum.statisticsGroup.${value}`) }))}
      />
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      {reach.length > 0 && (
        <FormCentre name="idCentre" label={translate('useAndLoss.centre')} centres={reach} />
      )}
      <FormDate name="dateDebut" label={translate('useAndLoss.from')} required />
      <FormDate name="dateFin" label={translate('useAndLoss.until')} required rules={[notReversed]} />
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {translate('useAndLoss.search')}
      </Button>
    </>
  );
}
