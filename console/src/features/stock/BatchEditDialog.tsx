import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { SlowAnswer } from '../../shared/feedback/SlowAnswer.js';
import { useLeaveQuestion } from '../../shared/form/useLeaveQuestion.js';
import { useOperationForm } from '../../shared/form/useOperationForm.js';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.js';
import { useWhileShown } from '../../shared/navigation/useWhileShown.js';
import { BatchFacts } from './BatchFacts.js';
import { BatchHistory } from './BatchHistory.js';
import { StockEditForm } from './StockEditForm.js';
import { FIELD_NAMES, toBody, valuesOf } from './stock-edit.js';
import { prefixOf } from './stock-prefix.js';

interface Props {
  readonly row: StockRow;
  readonly onClose: () => void;
}

export function BatchEditDialog({ row, onClose }: Props) {
  const translate = useTranslate();
  const formId = useId();
  const isOffline = useIsOffline();
  const operation = useOperationForm({
    defaultValues: valuesOf(row),
    command: { method: 'put', path: `/${prefixOf(row)}/stock`, actingFor: row.centre.id },
    toBody: toBody(row),
    fieldNames: FIELD_NAMES,
    success: (answer) => ('offline' in answer && answer.offline ? 'offline.editKept' : 'stock.edited'),
    onSuccess: useWhileShown(onClose),
  });
  useUnsavedGuard(operation);
  const askToLeave = useLeaveQuestion(operation);
  const close = async () => {
    if (await askToLeave()) onClose();
  };

  return (
    <ResponsiveDialog
      open
      onClose={() => void close()}
      title={translate('stock.editTitle')}
      actions={
        <>
          <Button onClick={() => void close()}>{translate('action.cancel')}</Button>
          <Button type="submit" form={formId} variant="contained" loading={operation.isSending}>
            {translate('action.save')}
          </Button>
        </>
      }
    >
      <BatchFacts row={row} />
      <Box sx={{ my: 5 }}>
        <StockEditForm id={formId} row={row} operation={operation} />
        <SlowAnswer isWaiting={operation.isWaiting} />
        <Box role="alert">
          {operation.problem && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {operation.problem}
            </Alert>
          )}
        </Box>
      </Box>
      {!isOffline && <BatchHistory row={row} />}
    </ResponsiveDialog>
  );
}
