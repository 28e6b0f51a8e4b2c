import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useIsMutating } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useOfflineState } from '../../providers/offline/OfflineProvider.js';
import { takeNewVersion, useNewVersion } from '../../providers/update/new-version.js';

/** Offers the new version; never while something is being sent. */
export function NewVersionBanner() {
  const translate = useTranslate();
  const isSendingKept = useOfflineState()?.sending === 'now';
  const isSending = useIsMutating() > 0 || isSendingKept;
  if (!useNewVersion()) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 5, '& .MuiAlert-action': { pt: 0, alignItems: 'center' } }}
      action={
        <Button color="inherit" disabled={isSending} onClick={() => void takeNewVersion()}>
          {translate('update.take')}
        </Button>
      }
    >
      {translate('update.ready')}
    </Alert>
  );
}
