import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { Movement } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { RecordList } from '../../shared/list/RecordList.js';
import { Page } from '../../shared/page/Page.js';
import { movementWord } from '../../shared/record/movement-word.js';
import { MovementFilterFields } from './MovementFilterFields.js';
import { detailsOf, type MovementFilters, thisWeek } from './movement.js';
import { useMovementColumns } from './useMovementColumns.js';

/** Latest first. */
const ORDER = { field: 'date', order: 'DESC' } as const;

export default function MovementScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const prefix = usePrefix();
  const { zone } = useSession();
  const products = useProducts();
  const columns = useMovementColumns();
  const defaults = useMemo(() => thisWeek(zone), [zone]);
  const title = translate('movement.title');
  const details = (movement: Movement) => detailsOf(movement, prefix);
  return (
    <Page title={title}>
      <RecordList<Movement, MovementFilters>
        label={title}
        resource={`${prefix}/mouvement`}
        sort={ORDER}
        filterDefaults={defaults}
        filters={<MovementFilterFields prefix={prefix} products={products} />}
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
