/** Who administers what (docs/rules/access.md, AC-7 to AC-9). */

import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';
import type { Actor } from '../../reference-data/user/actor.js';
import type { AccessRule } from '../auth/access.js';

/** At a referent centre who works for it, at any other a dispatch administrator. */
export const administersAt = ({ authorities }: Actor, { type }: CentreFacts): boolean =>
  authorities.includes('ROLE_ADMIN_DISPATCH') ||
  (type === 'REFERENT' && authorities.includes('ROLE_DISPATCH_CENTER'));

/** The header is not looked at: an administrator administers all centres, whichever is selected. */
export const ADMINISTRATORS: AccessRule = { centre: 'none', authorities: ['ROLE_ADMIN'] };

/** Centres, users and value lists: administrators, referents and dispatch administrators. */
export const CONSULTS_ADMINISTRATION: AccessRule = {
  centre: 'when-sent',
  authorities: ['ROLE_ADMIN_DISPATCH', 'ROLE_DISPATCH_CENTER'],
  may: (actor, centres) =>
    actor.isAdmin || actor.isAdminDispatch || centres.some((centre) => administersAt(actor, centre)),
};

/** Reference lists: every signed-in user needs them. */
export const CONSULTS_REFERENCES: AccessRule = { centre: 'when-sent' };

/** What a dispatch administrator does for the selected dispatch centre; an administrator selects none. */
export const DISPATCH_ADMINISTRATORS: AccessRule = {
  centre: 'optional',
  authorities: ['ROLE_ADMIN_DISPATCH'],
  may: (actor) => actor.isAdmin || actor.isAdminDispatch,
};
