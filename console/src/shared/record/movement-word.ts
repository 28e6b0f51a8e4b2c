import type { Movement } from '../../api/types.js';

/** Id of the message that names a movement. A cancellation is of the preparation's type, and goods come back by it. */
export const movementWord = ({
  type,
  idMouvementAnnule,
}: Pick<Movement, 'type' | 'idMouvementAnnule'>): string =>
  idMouvementAnnule ? 'movementCancelled' : `enum.movementType.${type}`;
