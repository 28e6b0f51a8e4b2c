import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { onlineManager } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { isOpen } from '../../providers/offline/action.js';
import { centresWithOfflineActions } from '../../providers/offline/leaving.js';
import { useOffline, useOfflineState } from '../../providers/offline/OfflineProvider.js';
import { synchronisedAt } from '../../providers/offline/synchronised-data.js';
import { leftCentres } from '../../providers/session/left-centres.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { takeNewVersion } from '../../providers/update/new-version.js';
import { useGoOffline } from './going-offline.js';

/** Loaded where there are such actions, and with the address to which a sign-out leads that is refused. */
const UnsettledActions = lazy(() => import('./UnsettledActions.js'));

export function OfflineBanner() {
  const { search } = useLocation();
  const isSignOutRefused = search === '?actions';
  const isLeft = useIsActionLeft();
  return (
    <>
      {(isSignOutRefused || isLeft) && (
        <Suspense fallback={null}>
          <UnsettledActions isSignOutRefused={isSignOutRefused} />
        </Suspense>
      )}
      <State />
    </>
  );
}

/** Actions of the user are open at a centre for which they can be sent no more; looked for with each new session. */
function useIsActionLeft(): boolean {
  const session = useSession();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const left = await leftCentres(session, await centresWithOfflineActions(session.user.id));
      if (!isOver) setLeft(left.length > 0);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [session]);
  return isLeft;
}

/** On every page of who works offline: how old the data is, what waits, and what is wrong with the storage. */
function State() {
  const translate = useTranslate();
  const format = useFormat();
  // What was refused is corrected where it was made.
  const goOffline = useGoOffline();
  const { problem } = useOffline();
  const isConnected = useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
  );
  const state = useOfflineState();
  const { pathname } = useLocation();
  if (problem === 'newer')
    return (
      <Alert
        severity="error"
        role="alert"
        sx={{ mb: 5 }}
        action={
          <Button color="inherit" size="small" onClick={() => void takeNewVersion()}>
            {translate('action.reload')}
          </Button>
        }
      >
        {translate('offline.problem.newer')}
      </Alert>
    );
  if (!state) return null;
  const { isOn, data, actions, storage, lost } = state;
  const count = actions.filter(isOpen).length;
  const see = !(isOn && pathname === '/') && (
    <>
      {' '}
      {isOn ? (
        <Link component={RouterLink} to="/">
          {translate('offline.see')}
        </Link>
      ) : (
        <Link component="button" onClick={() => void goOffline()}>
          {translate('offline.see')}
        </Link>
      )}
    </>
  );
  return (
    <>
      {!isOn && !isConnected && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ mb: 5 }}
          action={
            data && (
              <Button color="inherit" size="small" onClick={() => void goOffline()}>
                {translate('offline.turnOn')}
              </Button>
            )
          }
        >
          {translate(data ? 'offline.noConnection' : 'offline.noConnectionNothing')}
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 5 }}>
          {translate('offline.lost', { smart_count: lost.length })}
          {see}
        </Alert>
      )}
      {storage === 'full' && (isOn || count > 0) && (
        <Alert severity="error" role="alert" sx={{ mb: 5 }}>
          {translate('offline.storageFull')}
        </Alert>
      )}
      {(isOn || count > 0) && (
        <Alert severity="warning" sx={{ mb: 5 }}>
          {isOn && data && translate('offline.working', { date: format.dateTime(synchronisedAt(data)) })}{' '}
          {count > 0 && translate('offline.open', { smart_count: count })}{' '}
          {storage === 'evictable' && translate('offline.storageEvictable')}
          {see}
        </Alert>
      )}
    </>
  );
}
