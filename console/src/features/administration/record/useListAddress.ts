import { useLocation } from 'react-router';
import type { AdministeredKind } from './administered-kind.js';

/** Goes with the way from a list to a record. */
export interface FromList {
  /** Filters, order and page of the list, as its address has them. */
  readonly list: string;
}

/** The list as it was when the record was opened from it. */
export function useListAddress({ address }: AdministeredKind): string {
  const state = useLocation().state as FromList | null;
  return `${address}${state?.list ?? ''}`;
}
