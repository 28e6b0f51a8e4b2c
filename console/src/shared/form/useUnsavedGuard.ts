import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useIsShown } from '../navigation/useIsShown.js';
import { type Unsaved, useLeaveQuestion } from './useLeaveQuestion.js';

/**
 * Asks before typed work is lost by leaving the page, by a link, the browser's back, or closing the window. The router
 * asks only the guard that came last: a page has one at a time.
 */
export function useUnsavedGuard(unsaved: Unsaved): void {
  const { hasChanges } = unsaved;
  const askToLeave = useLeaveQuestion(unsaved);
  // A page before the sign-in is another document, for which the browser would ask again.
  const mayLeave = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  const navigate = useNavigate();
  const isShown = useIsShown();

  // Asked once for each attempt to leave, whatever is rendered meanwhile.
  const latest = useRef({ askToLeave, hasChanges, navigate });
  latest.current = { askToLeave, hasChanges, navigate };
  useEffect(() => {
    if (blocker.state === 'unblocked') mayLeave.current = false;
    if (blocker.state !== 'blocked') return;
    void latest.current.askToLeave().then((leave) => {
      mayLeave.current = leave;
      if (!leave) return blocker.reset();
      if (isShown.current && latest.current.hasChanges()) return blocker.proceed();
      // It was taken meanwhile, which may have closed it or led to another page: that has ended what was blocked.
      const { location } = blocker;
      void latest.current.navigate(location, { state: location.state });
    });
  }, [blocker, isShown]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges() && !mayLeave.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
