/** Reads what every screen needs; at a reload, with the centre known, in one round of parallel calls. */
import { call, send } from '../../api/client.js';
import { RefusedError } from '../../api/errors.js';
import type { CentreSummary, CentreTree, Configuration, User } from '../../api/types.js';
import { DEFAULT_ZONE } from '../../shared/format/zone.js';
import { type Session, seesAllCentres } from './session.js';

const loadConfiguration = (): Promise<Configuration> => call('get', '/api/configuration');

/**
 * Selects nothing: until the session of another centre is there, the window goes on working for the present one.
 * @param centreId the centre to work for; null for the user's first, or for none where the user sees all
 */
export async function loadSession(centreId: string | null): Promise<Session> {
  const [user, configuration, centres, chosen] = await Promise.all([
    call('get', '/auth/user'),
    loadConfiguration(),
    call('get', '/centre/me/list'),
    centreId === null ? null : loadTree(centreId),
  ]);
  const centre = chosen ?? (await loadFirst(user, centres));
  return {
    user,
    configuration,
    centres,
    centre,
    zone: configuration.timeZone ?? DEFAULT_ZONE,
  };
}

/** Null where the service refuses the user this centre. */
export const loadTree = async (id: string): Promise<CentreTree | null> => {
  try {
    return (await send('get', '/centre/me', { headers: { 'x-centre-id': id } })).data as CentreTree;
  } catch (error) {
    // The centre that this browser remembers is somebody else's, or was taken away.
    if (error instanceof RefusedError && error.status !== 401) return null;
    throw error;
  }
};

/** Who sees all centres chooses one: until then it is all of them. */
async function loadFirst(user: User, centres: readonly CentreSummary[]): Promise<CentreTree | null> {
  const first = seesAllCentres(user) ? undefined : centres[0];
  return first ? loadTree(first.id) : null;
}
