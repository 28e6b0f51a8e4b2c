import type { StockRow } from '../../api/types.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { usePast } from '../../shared/past/usePast.js';
import { BatchDetailsDialog } from './BatchDetailsDialog.js';
import { BatchEditDialog } from './BatchEditDialog.js';
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
