import { type NavigateOptions, useNavigate } from 'react-router';
import { useWhileShown } from './useWhileShown.js';

/**
 * Leads to the page that follows from an operation. Users who left the operation's page while it was being sent stay at
 * the page that they chose.
 */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useWhileShown((to: string, options?: NavigateOptions) => navigate(to, options));
}
