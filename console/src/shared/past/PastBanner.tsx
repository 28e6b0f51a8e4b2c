import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';

interface Props {
  /** ISO 8601; undefined: the present is shown, and no banner. */
  readonly asOf: string | undefined;
  readonly onPresent: () => void;
}

/** Says that what follows is past, and leads back. */
export function PastBanner({ asOf, onPresent }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  if (asOf === undefined) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 3, flexWrap: { xs: 'wrap', md: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 240px' } }}
      action={
        <Button color="inherit" size="small" onClick={onPresent} sx={{ whiteSpace: 'nowrap' }}>
          {translate('past.present')}
        </Button>
      }
    >
      {translate('past.banner', { date: format.dateTime(asOf) })}
    </Alert>
  );
}
