import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { useProducts } from '../../providers/reference/reference-lists.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormProduct } from '../../shared/pickers/FormProduct.js';

interface Props {
  readonly prefix: Prefix;
  /** Asked for with the rows, before the fields are drawn. */
  readonly products: ReturnType<typeof useProducts>;
}

/** Without a product: all of them. Who ships asks where to; who receives asks for a batch. */
export function MovementFilterFields({ prefix, products }: Props) {
  const translate = useTranslate();
  const { centre } = useSession();
  return (
    <>
      <FormProduct name="idProduit" products={products.data ?? []} loading={products.isPending} />
      <FormText name="numeroBl" label={translate('field.deliveryNote')} code />
      {prefix === 'vaccination' ? (
        <FormText name="lot" label={translate('field.batch')} code />
      ) : (
        <FormCentre
          name="destination"
          label={translate('movement.destination')}
          centres={centre ? descendants(centre) : []}
        />
      )}
      <FormPeriod Field={WideDateTime} />
      <FormAsOf />
    </>
  );
}

const WideDateTime = (props: React.ComponentProps<typeof FormDateTime>) => (
  <Box data-wide>
    <FormDateTime {...props} />
  </Box>
);
