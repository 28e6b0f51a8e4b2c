import type { KeyedRun } from '../../platform/once.js';
import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';
import type { Authority } from '../../reference-data/user/authority.js';
import type { Reader } from '../../words/reader.js';

/** Who asks, and for which centre: what the guards found out, attached to the request. */
export interface Actor extends Reader {
  readonly userId: string;
  readonly login: string;
  /** From where the call comes. */
  readonly address: string;
  /** The session in which the call is made. */
  readonly sessionId: string;
  readonly authorities: readonly Authority[];
  readonly isAdmin: boolean;
  /** Reads the records of every centre: an administrator, and an auditor in a call that only reads. */
  readonly seesAllCentres: boolean;
  /** Holds ROLE_ADMIN_DISPATCH and the selected centre is not a referent. */
  readonly isAdminDispatch: boolean;
  /** The selected centre (`X-Centre-Id`); null where the route does not need one. */
  readonly centre: CentreFacts | null;
  /** Absent where the call carries no `Idempotency-Key`. */
  readonly keyedRun?: KeyedRun;
}

/** An actor on a route that requires a centre. */
export type CentreActor = Actor & { readonly centre: CentreFacts };
