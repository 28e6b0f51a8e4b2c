import Alert from '@mui/material/Alert';
import { Link, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { isOpen } from '../../providers/offline/action.js';
import { useOfflineState } from '../../providers/offline/OfflineProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';

/** On every page of who works offline: how old the data is, what waits, and what is wrong with the storage. */
export function OfflineBanner() {
  const translate = useTranslate();
  const format = useFormat();
  const state = useOfflineState();
  const { search } = useLocation();
  if (!state) return null;
  const { isOn, data, actions, storage, lost } = state;
  const open = actions.filter(isOpen).length;
  return (
    <>
      {search === '?actions' && open > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 5 }}>
          {translate('offline.signOutRefused')}
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 5 }}>
          {translate('offline.lost', { smart_count: lost.length })}{' '}
          <Link to="/">{translate('offline.see')}</Link>
        </Alert>
      )}
      {storage === 'full' && (isOn || open > 0) && (
        <Alert severity="error" role="alert" sx={{ mb: 5 }}>
          {translate('offline.storageFull')}
        </Alert>
      )}
      {(isOn || open > 0) && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {isOn && data && translate('offline.working', { date: format.dateTime(data.at) })}{' '}
          {open > 0 && translate('offline.open', { smart_count: open })}{' '}
          <Link to="/">{translate('offline.see')}</Link>
        </Alert>
      )}
    </>
  );
}
