import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../../api/queries.js';
import { useSession } from '../../../providers/session/SessionProvider.js';
import { seesAllCentres } from '../../../providers/session/session.js';
import { savedRows } from '../record/administered-kind.js';

/** A form that is drawn a moment later does not ask again (milliseconds); a command makes both lists stale. */
const FRESH = 30_000;

interface Options {
  readonly enabled?: boolean;
}

/**
 * Templates that a centre's documents may be printed with, and those that are hidden: a centre may have one of them.
 */
export const useTemplates = ({ enabled }: Options = {}) =>
  useQuery({
    ...readOf('/template'),
    staleTime: FRESH,
    enabled,
    select: savedRows,
  });

/**
 * Carriers that a centre may have by default: for an administrator all, the disabled ones too, which a centre may have
 * already; for others the active ones, whichever centre they drive for.
 */
export function useCentreCarriers({ enabled = true }: Options = {}) {
  const { user } = useSession();
  const all = useQuery({
    ...readOf('/referentiel/transporteur'),
    staleTime: FRESH,
    enabled: seesAllCentres(user) && enabled,
    select: (answer) => savedRows(answer),
  });
  const active = useQuery({
    ...readOf('/referentiel/liste/transporteur'),
    staleTime: FRESH,
    enabled: !seesAllCentres(user) && enabled,
  });
  return seesAllCentres(user) ? all : active;
}
