/** Reads what every screen needs; at a reload, with the centre known, in one round of parallel calls. */
import { call, send } from '../../api/client.js';
import { RefusedError } from '../../api/errors.js';
import type { CentreSummary, CentreTree, Configuration, User } from '../../api/types.js';
import { DEFAULT_ZONE } from '../../shared/format/zone.js';
import { fits } from './authorities.js';
import { type Session, seesAllCentres } from './session.js';

const loadConfiguration = (): Promise<Configuration> => call('get', '/api/configuration');

/**
 * The session that a window begins with: of the centre that this browser remembers; without one, or where it is
 * refused, of the user's first that the authorities fit, or of none where the user sees all.
 */
export const loadSession = (remembered: string | null): Promise<Session> => sessionOf(remembered, loadTree);

/**
 * The session of the centre that was chosen, or of none. Selects nothing: until it is there, the window goes on working
 * for the present one.
 * @throws RefusedError where the service refuses the user this centre
 */
export const loadSessionAt = (chosen: string | null): Promise<Session> => sessionOf(chosen, readTree);

async function sessionOf(
  centreId: string | null,
  treeOf: (id: string) => Promise<CentreTree | null>,
): Promise<Session> {
  const [user, configuration, centres, found] = await Promise.all([
    call('get', '/auth/user'),
    loadConfiguration(),
    call('get', '/centre/me/list'),
    centreId === null ? null : treeOf(centreId),
  ]);
  const centre = found ?? (await loadFirst(user, centres));
  return {
    user,
    configuration,
    centres,
    centre,
    zone: configuration.timeZone ?? DEFAULT_ZONE,
  };
}

const readTree = async (id: string): Promise<CentreTree> =>
  (await send('get', '/centre/me', { headers: { 'x-centre-id': id } })).data as CentreTree;

/** Null where the service refuses the user this centre. */
export const loadTree = async (id: string): Promise<CentreTree | null> => {
  try {
    return await readTree(id);
  } catch (error) {
    // The centre that this browser remembers is somebody else's, or was taken away.
    if (error instanceof RefusedError && error.status !== 401) return null;
    throw error;
  }
};

/**
 * Null for users who see all centres: until they choose one, it is all of them. A centre that no authority of the
 * user fits is not asked for: the refusal would be entered in the security log.
 */
async function loadFirst(user: User, centres: readonly CentreSummary[]): Promise<CentreTree | null> {
  const first = seesAllCentres(user) ? undefined : centres.find(({ type }) => fits(user.authorities, type));
  return first ? loadTree(first.id) : null;
}
