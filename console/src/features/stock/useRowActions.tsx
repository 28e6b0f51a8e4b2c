import ReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import IconButton from '@mui/material/IconButton';
import { useCallback } from 'react';
import { Link } from 'react-router';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { usePast } from '../../shared/past/usePast.js';
import { mayEdit } from './stock-edit.js';

/** What a row offers: its batch, which some users may correct, and the details of the return that it came by. */
export function useRowActions() {
  const translate = useTranslate();
  const session = useSession();
  const isPast = usePast() !== undefined;
  const isDispatch = session.centre?.type === 'DISPATCH';

  const openLabel = useCallback(
    (row: StockRow) =>
      translate(mayEdit(row, session) && !isPast ? 'stock.edit' : 'stock.show', { batch: row.lot }),
    [translate, session, isPast],
  );
  const actions = useCallback(
    (row: StockRow) =>
      // Goods that came back and were shipped again are a batch of another centre: the return is this one's.
      isDispatch && row.retourProduit && row.centerType === 'DISPATCH' ? (
        <IconButton
          component={Link}
          to={`/dispatch/return/${row.id}`}
          size="small"
          aria-label={translate('stock.openReturn', { batch: row.lot })}
        >
          <ReturnIcon fontSize="small" />
        </IconButton>
      ) : null,
    [translate, isDispatch],
  );
  return { openLabel, actions };
}
