import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../../api/queries.js';
import { savedRows } from '../record/administered-kind.js';

/** A form that is drawn a moment later does not ask again (milliseconds); a command makes both lists stale. */
const FRESH = 30_000;

interface Options {
  readonly enabled?: boolean;
}

/** Templates that a centre's documents may be printed with. */
export const useTemplates = ({ enabled }: Options = {}) =>
  useQuery({
    ...readOf('/template', { query: { publie: true } }),
    staleTime: FRESH,
    enabled,
    select: savedRows,
  });

/** Carriers that a centre may have by default. */
export const useActiveCarriers = ({ enabled }: Options = {}) =>
  useQuery({
    ...readOf('/referentiel/transporteur', { query: { actif: true } }),
    staleTime: FRESH,
    enabled,
    select: savedRows,
  });
