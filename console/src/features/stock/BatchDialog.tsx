import Button from '@mui/material/Button';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { usePast } from '../../shared/past/usePast.js';
import { BatchEditDialog } from './BatchEditDialog.js';
import { BatchFacts } from './BatchFacts.js';
import { BatchHistory } from './BatchHistory.js';
import { mayEdit } from './stock-edit.js';

interface Props {
  /** Absent: closed. */
  readonly row: StockRow | undefined;
  readonly onClose: () => void;
}

/** A row of a stock list, opened: to be corrected, or only to be read. */
export function BatchDialog({ row, onClose }: Props) {
  const session = useSession();
  const isPast = usePast() !== undefined;
  if (!row) return null;
  return mayEdit(row, session) && !isPast ? (
    <BatchEditDialog key={row.id} row={row} onClose={onClose} />
  ) : (
    <BatchDetailsDialog row={row} onClose={onClose} />
  );
}

function BatchDetailsDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={translate('stock.batchTitle', { batch: row.lot })}
      actions={<Button onClick={onClose}>{translate('action.close')}</Button>}
    >
      <BatchFacts row={row} />
      <BatchHistory row={row} />
    </ResponsiveDialog>
  );
}
