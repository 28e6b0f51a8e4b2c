/** Going offline begins at home (docs/rules/offline.md, OF-1). */
import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** With what home is asked for. */
interface Arrival {
  readonly goesOffline: true;
}

const isArrival = (state: unknown): state is Arrival =>
  typeof state === 'object' && state !== null && 'goesOffline' in state;

/** Home first: what is on screen may ask to be saved, which the user may answer late, or by staying. */
export function useGoOffline() {
  const navigate = useNavigate();
  return () => navigate('/', { state: { goesOffline: true } satisfies Arrival });
}

/** Turns the mode on where home was asked for with it, once. */
export function useOfflineOnArrival(turnOn: () => Promise<void>): void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const arrive = useEventCallback(() => {
    void navigate('/', { replace: true });
    void turnOn();
  });
  useEffect(() => {
    if (pathname === '/' && isArrival(state)) arrive();
  }, [pathname, state, arrive]);
}
