import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { errorText } from './error-text.js';

/** In the place of what could not be read. */
export function FailedToLoad({ error, retry }: { error: unknown; retry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {translate('action.retry')}
        </Button>
      }
    >
      {errorText(error, translate)}
    </Alert>
  );
}
