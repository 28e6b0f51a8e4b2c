import type { Answer } from '../../../api/calls.js';
import type { Translate } from '../../../i18n/provider.js';
import { fullName } from '../user/user.js';

/** Names that a sentence tells. */
const MOST_NAMES = 10;

/** Who can no longer work in any centre once centres are disabled, in a sentence; there is at least one. */
export function losesAccess(users: Answer<'/centre/perte-acces', 'get'>, translate: Translate): string {
  const names = users.slice(0, MOST_NAMES).map(fullName).join(', ');
  return translate('administration.disable.losesAccess', {
    smart_count: users.length,
    names: users.length > MOST_NAMES ? `${names} …` : names,
  });
}
