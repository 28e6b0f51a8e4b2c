import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { useIsShown } from './useIsShown.js';

/**
 * Leads to the page that follows from an operation. Who has left its own page while it was being sent stays at the page
 * that was chosen.
 */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return useCallback(
    (to, options) => {
      if (isShown.current) void navigate(to, options);
    },
    [navigate, isShown],
  );
}
