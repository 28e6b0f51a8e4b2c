import { useFormat } from '../../providers/session/SessionProvider.js';
import type { UseAndLossRow } from './use-and-loss.js';

/** The name of a centre or product; a month as `MM/YYYY`. */
export function useGroupNames(): (row: UseAndLossRow) => string {
  const format = useFormat();
  return ({ groupe }) => (typeof groupe === 'string' ? format.month(`${groupe}-01`) : groupe.nom);
}
