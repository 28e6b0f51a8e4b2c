import type { CentreFacts } from '../centre/centre-facts.js';
import type { Directory } from '../directory.js';
import type { UserDirectory } from './user-directory.js';

/** The centres through which a user reaches anything: those that were given to the user and are not disabled (AC-11). */
export function activeCentresOf(
  userId: string,
  users: Pick<UserDirectory, 'centreIdsOf'>,
  directory: Pick<Directory, 'centre'>,
): readonly CentreFacts[] {
  const centres = [...users.centreIdsOf(userId)].map((id) => directory.centre(id));
  return centres.filter((centre) => centre !== undefined).filter(({ active }) => active);
}
