/** Reads what every screen needs; at a reload, with the centre known, in one round of parallel calls. */
import { call } from '../../api/client.js';
import { credentials } from '../../api/credentials.js';
import { RefusedError } from '../../api/errors.js';
import type { CentreSummary, CentreTree, Configuration, User } from '../../api/types.js';
import { DEFAULT_ZONE } from '../../shared/format/zone.js';
import { type Session, seesAllCentres } from './session.js';

const loadConfiguration = (): Promise<Configuration> => call('get', '/api/configuration');

export async function loadSession(): Promise<Session> {
  const remembered = credentials.centreId;
  const [user, configuration, centres, rememberedTree] = await Promise.all([
    call('get', '/auth/user'),
    loadConfiguration(),
    call('get', '/centre/me/list'),
    remembered === null ? null : loadTree(),
  ]);
  const centre = rememberedTree ?? (await selectFirst(user, centres));
  return {
    user,
    configuration,
    centres,
    centre,
    zone: configuration.timeZone ?? DEFAULT_ZONE,
  };
}

const loadTree = async (): Promise<CentreTree | null> => {
  try {
    return await call('get', '/centre/me');
  } catch (error) {
    // The centre that this browser remembers is somebody else's, or was taken away.
    if (error instanceof RefusedError && error.status !== 401) return null;
    throw error;
  }
};

/** Who sees all centres chooses one: until then it is all of them. */
async function selectFirst(user: User, centres: readonly CentreSummary[]): Promise<CentreTree | null> {
  const first = seesAllCentres(user) ? undefined : centres[0];
  credentials.selectCentre(first?.id ?? null);
  return first ? loadTree() : null;
}
