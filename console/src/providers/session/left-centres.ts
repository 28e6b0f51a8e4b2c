/**
 * For which centres the service takes nothing from a user any more (docs/rules/access.md, AC-11, AC-12;
 * administration.md, AD-11).
 */
import { fits } from './authorities.js';
import { loadTree } from './load.js';
import { onlyReads, type Session } from './session.js';

type Working = Pick<Session, 'user' | 'centre' | 'centres'>;

/** Those of these centres that were taken away from the user or deactivated, or that no authority of the user fits. */
export async function leftCentres(session: Working, ids: readonly string[]): Promise<readonly string[]> {
  const isLeft = await Promise.all(ids.map(async (id) => !(await mayRecord(session, id))));
  return ids.filter((_, index) => isLeft[index]);
}

async function mayRecord({ user, centre, centres }: Working, id: string): Promise<boolean> {
  if (id === centre?.id) return !onlyReads({ user, centre, centres });
  const own = centres.find((each) => each.id === id);
  if (own) return fits(user.authorities, own.type);
  return user.isAdmin && (await isActive(id));
}

/** An administrator may choose any centre that is active; without an answer, nothing says that it is not. */
const isActive = (id: string): Promise<boolean> =>
  loadTree(id).then(
    (tree) => tree !== null,
    () => true,
  );
