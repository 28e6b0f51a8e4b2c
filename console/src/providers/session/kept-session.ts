/** This browser's last session: an offline centre's console opens without network (docs/rules/screens.md, SC-14). */
import { credentials, KEPT_SESSION } from '../../api/credentials.js';
import { forgetValue, keepValue, keptValue } from '../../api/kept-value.js';
import { userOf } from '../../api/token-claims.js';
import type { Session } from './session.js';

/** Raised when the shape of a session changes: what an earlier version has kept is not shown. */
const FORMAT = 1;

interface Kept {
  readonly format: number;
  readonly session: Session;
}

export const keptSession = {
  /** @returns undefined where this user has not worked for the selected centre here, or the centre is never offline */
  read(): Session | undefined {
    const text = keptValue(KEPT_SESSION);
    if (text === null) return undefined;
    const { format, session } = JSON.parse(text) as Kept;
    if (format !== FORMAT) return undefined;
    const isSame =
      session.user.id === userOf(credentials.token) && session.centre?.id === credentials.centreId;
    return isSame ? session : undefined;
  },

  /** Keeps it where the centre may work offline, without the user's addresses, and else nothing. */
  keep(session: Session): void {
    const { centre, user } = session;
    if (centre?.type === 'VACCINATION' && centre.modeOffline) {
      const kept: Session = { ...session, user: { ...user, email: '', phoneNumber: null } };
      keepValue(KEPT_SESSION, JSON.stringify({ format: FORMAT, session: kept } satisfies Kept));
    } else forgetValue(KEPT_SESSION);
  },
};
