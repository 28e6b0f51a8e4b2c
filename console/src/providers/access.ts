/** Who may open a screen (docs/rules/access.md). The service decides again at every call. */
import type { Authority } from '../api/types.js';
import { onlyReads, type Session, type Workplace, workplaceOf } from './session/session.js';

export interface Access {
  /** Kinds of workplace that have the screen; absent: all. */
  readonly workplaces?: readonly Workplace[];
  /** Also, or only where `workplaces` is empty, for users who hold one of these. */
  readonly authorities?: readonly Authority[];
  /** Its work is to write: not for a user who only reads. */
  readonly writes?: true;
}

export function mayOpen(access: Access, session: Pick<Session, 'user' | 'centre' | 'centres'>): boolean {
  const { workplaces, authorities, writes } = access;
  if (writes && onlyReads(session)) return false;
  if (workplaces === undefined && authorities === undefined) return true;
  const workplace = workplaceOf(session);
  return (
    (workplaces?.includes(workplace) ?? false) ||
    (authorities?.some((authority) => holds(session, authority)) ?? false) ||
    // An auditor reads what an administrator administers.
    (!writes && session.user.isAuditor && (authorities?.includes('ROLE_ADMIN') ?? false))
  );
}

/** A dispatch administrator is one except while a referent centre is selected (docs/rules/access.md, AC-7). */
function holds({ user, centre }: Pick<Session, 'user' | 'centre'>, authority: Authority): boolean {
  if (authority === 'ROLE_ADMIN_DISPATCH' && centre?.type === 'REFERENT') return false;
  return user.authorities.includes(authority);
}
