/** Who opens the screens of each kind of record, and who writes there (docs/rules/access.md, AC-7 to AC-12). */
import type { RecordKind } from '../../api/generated/record-pages.js';
import { type Access, mayOpen } from '../../providers/access.js';
import { descendants, type Session } from '../../providers/session/session.js';

type Working = Pick<Session, 'user' | 'centre' | 'centres'>;

/** Whichever centre is selected. */
export const ADMINISTRATORS: Access = { authorities: ['ROLE_ADMIN'] };
const CARRIERS: Access = { authorities: ['ROLE_ADMIN', 'ROLE_ADMIN_DISPATCH'] };
/** Referents and dispatch administrators look after the centres below their own. */
const CENTRES: Access = { ...CARRIERS, workplaces: ['referent', 'affiliates'] };

/** Who administers a kind, where that is not for administrators alone. */
const ACCESS: Readonly<Partial<Record<RecordKind, Access>>> = { centre: CENTRES, carrier: CARRIERS };

export const accessOf = (kind: RecordKind): Access => ACCESS[kind] ?? ADMINISTRATORS;

/** The forms of a kind are for its authorities alone: a referent makes no centre. */
export const writingOf = (kind: RecordKind): Access => ({
  authorities: accessOf(kind).authorities,
  writes: true,
});

/** @param centreId the centre that a record belongs to, of kinds that belong to one */
export const mayWrite = (kind: RecordKind, session: Working, centreId?: string): boolean =>
  mayOpen(writingOf(kind), session) && (centreId === undefined || isWithinReach(centreId, session));

/** Centres are enabled and disabled by a referent too (AC-8). */
export const maySwitchCentres = (session: Working): boolean => mayOpen({ ...CENTRES, writes: true }, session);

/**
 * An auditor's lists show the records of all centres: one who works at a centre writes there and below it. All that is
 * in the list of somebody else is within reach.
 */
export const isWithinReach = (centreId: string, { user, centre }: Working): boolean =>
  !user.isAuditor ||
  user.isAdmin ||
  (centre !== null && [centre, ...descendants(centre)].some(({ id }) => id === centreId));
