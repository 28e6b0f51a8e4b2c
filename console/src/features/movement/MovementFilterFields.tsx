import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { ApiCode } from '../../api/generated/codes.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import type { Rule } from '../../shared/form/rules.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';
import type { MovementFilters } from './movement.js';

interface Props {
  readonly prefix: Prefix;
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

/** Without a product: all of them. Who ships asks where to; who receives asks for a batch. */
export function MovementFilterFields({ prefix, products }: Props) {
  const translate = useTranslate();
  const { centre } = useSession();
  const from = useWatch<MovementFilters, 'dateDebut'>({ name: 'dateDebut' });
  const notReversed: Rule<string | null> = (until) =>
    until && from && until < from ? { code: ApiCode.periodReversed } : undefined;
  return (
    <>
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormText name="numeroBl" label={translate('movement.note')} code />
      {prefix === 'vaccination' ? (
        <FormText name="lot" label={translate('field.batch')} code />
      ) : (
        <FormCentre
          name="destination"
          label={translate('movement.destination')}
          centres={centre ? descendants(centre) : []}
        />
      )}
      <Box data-wide>
        <FormDateTime name="dateDebut" label={translate('movement.from')} />
      </Box>
      <Box data-wide>
        <FormDateTime name="dateFin" label={translate('movement.until')} rules={[notReversed]} />
      </Box>
      <FormAsOf />
    </>
  );
}
