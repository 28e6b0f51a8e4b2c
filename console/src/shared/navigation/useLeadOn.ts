import { type NavigateOptions, useNavigate } from 'react-router';
import { useWhileShown } from './useWhileShown.js';

/**
 * Leads to the page that follows from an operation. Who has left its own page while it was being sent stays at the page
 * that was chosen.
 */
export function useLeadOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useWhileShown((to: string, options?: NavigateOptions) => navigate(to, options));
}
