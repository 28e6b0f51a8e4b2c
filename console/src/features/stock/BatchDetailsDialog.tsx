import Button from '@mui/material/Button';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { BatchFacts } from './BatchFacts.js';
import { BatchHistory } from './BatchHistory.js';

interface Props {
  readonly row: StockRow;
  readonly onClose: () => void;
}

export function BatchDetailsDialog({ row, onClose }: Props) {
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
