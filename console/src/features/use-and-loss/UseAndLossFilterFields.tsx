import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { optionsOf } from '../../i18n/options.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormChoice } from '../../shared/form/fields/FormChoice.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import { GROUPS } from './use-and-loss.js';

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
  return (
    <>
      <FormChoice
        name="groupe"
        label={translate('useAndLoss.group')}
        options={optionsOf(GROUPS, 'enum.statisticsGroup', translate)}
      />
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      {reach.length > 0 && <FormCentre name="idCentre" label={translate('field.centre')} centres={reach} />}
      <FormPeriod required />
      <Button type="submit" variant="contained" sx={{ justifySelf: { md: 'start' } }}>
        {translate('useAndLoss.search')}
      </Button>
    </>
  );
}
