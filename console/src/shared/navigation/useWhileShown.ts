import { useCallback, useRef } from 'react';
import { useIsShown } from './useIsShown.js';

/** The same function as long as what calls this is on screen: what comes later is about something that was left. */
export function useWhileShown<Given extends readonly unknown[]>(
  act: (...given: Given) => unknown,
): (...given: Given) => void {
  const isShown = useIsShown();
  const latest = useRef(act);
  latest.current = act;
  return useCallback(
    (...given) => {
      if (isShown.current) void latest.current(...given);
    },
    [isShown],
  );
}
