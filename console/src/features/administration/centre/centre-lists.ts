import { useRead } from '../../../api/queries.js';
import type { Carrier } from '../carrier/carrier.js';
import type { Template } from '../template/template.js';

/** A form that is drawn a moment later does not ask again (milliseconds); a command makes both lists stale. */
const FRESH = 30_000;

interface Options {
  readonly enabled?: boolean;
}

/** Templates that a centre's documents may be printed with. */
export const useTemplates = ({ enabled }: Options = {}) =>
  useRead<readonly Template[]>('/template', { publie: true }, { staleTime: FRESH, enabled });

/** Carriers that a centre may have by default. */
export const useActiveCarriers = ({ enabled }: Options = {}) =>
  useRead<readonly Carrier[]>('/referentiel/transporteur', { actif: true }, { staleTime: FRESH, enabled });
