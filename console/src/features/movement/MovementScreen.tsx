import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Movement } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import type { Prefix } from '../../providers/session/prefix.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { descendants } from '../../providers/session/session.js';
import { FormDateTime } from '../../shared/form/fields/FormDateTime.js';
import { FormText } from '../../shared/form/fields/FormText.js';
import { FormPeriod } from '../../shared/list/FormPeriod.js';
import { RecordList } from '../../shared/list/RecordList.js';
import { Page } from '../../shared/page/Page.js';
import { FormAsOf } from '../../shared/past/FormAsOf.js';
import { FormCentre } from '../../shared/pickers/FormCentre.js';
import { FormAnyProduct } from '../../shared/pickers/FormProduct.js';
import { movementWord } from '../../shared/record/movement-word.js';
import { detailsOf, type MovementFilters, thisWeek, weekAsOf } from './movement.js';
import { useMovementColumns } from './useMovementColumns.js';

/** Latest first. */
const ORDER = { field: 'date', order: 'DESC' } as const;

export default function MovementScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const { zone } = useSession();
  // Asked for with the rows: the fields are drawn later, and find them in the cache.
  useProducts();
  const columns = useMovementColumns();
  const defaults = useMemo(() => thisWeek(zone), [zone]);
  const defaultsAsOf = useCallback((asOf: string) => weekAsOf(zone, asOf), [zone]);
  const title = translate('movement.title');
  const details = (movement: Movement) => detailsOf(movement, prefix);
  return (
    <Page title={title}>
      <RecordList<Movement, MovementFilters>
        label={title}
        resource={`${prefix}/mouvement`}
        sort={ORDER}
        filterDefaults={defaults}
        defaultsAsOf={defaultsAsOf}
        filters={<FilterFields prefix={prefix} />}
        columns={columns}
        onOpen={(movement) => void navigate(details(movement) ?? '')}
        mayOpen={(movement) => details(movement) !== undefined}
        openLabel={(movement) =>
          translate('movement.open', {
            type: translate(movementWord(movement)),
            batch: movement.lot,
          })
        }
        exports={{ path: `/${prefix}/mouvement/export`, name: 'mouvements.xlsx' }}
      />
    </Page>
  );
}

/** Without a product: the movements of all of them. Centres that ship also filter by destination. */
function FilterFields({ prefix }: { prefix: Prefix }) {
  const translate = useTranslate();
  const { centre } = useSession();
  return (
    <>
      <FormAnyProduct name="idProduit" />
      <FormText name="numeroBl" label={translate('field.deliveryNote')} code />
      <FormText name="lot" label={translate('field.batch')} code />
      {prefix !== 'vaccination' && (
        <FormCentre
          name="destination"
          label={translate('field.destination')}
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
