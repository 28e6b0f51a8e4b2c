import type { CentreType } from '../../domain/ledger/vocabulary.js';
import type { KeyedRun } from '../commands/idempotency/keyed-calls.js';

export const AUTHORITIES = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_DISPATCH',
  'ROLE_DISPATCH_CENTER',
  'ROLE_VACCINATION_CENTER',
  'ROLE_VACCINATION_POINT',
] as const;
export type Authority = (typeof AUTHORITIES)[number];

export type Language = 'fr' | 'en';

/** A centre as the program needs it at every request; from memory, see `reference-data/directory.ts`. */
export interface CentreFacts {
  readonly id: string;
  /** Short code that begins the numbers of its delivery notes, e.g. `PN`. */
  readonly code: string;
  readonly name: string;
  readonly service: string | null;
  readonly type: CentreType;
  readonly active: boolean;
  /** `gestionStock`: false only for a referent that keeps no stock. */
  readonly holdsStock: boolean;
  readonly offlineMode: boolean;
  /** `modeAdmin` */
  readonly administrationMode: 'JOUR' | 'SEMAINE' | null;
  /** `modeQte` */
  readonly quantityMode: 'DOSE' | 'CONDITIONNEMENT' | null;
  /** `desactivationSuivi` */
  readonly followUpDisabled: boolean;
  /** Default carrier. */
  readonly carrierId: string | null;
  readonly parentIds: readonly string[];
  readonly childIds: readonly string[];
}

/** Who asks, and for which centre: what the guards found out, attached to the request. */
export interface Actor {
  readonly userId: string;
  readonly login: string;
  readonly authorities: readonly Authority[];
  readonly isAdmin: boolean;
  /** Holds ROLE_ADMIN_DISPATCH and the selected centre is not a referent. */
  readonly isAdminDispatch: boolean;
  readonly language: Language;
  /** The selected centre (`X-Centre-Id`); null where the route does not need one. */
  readonly centre: CentreFacts | null;
  /** Absent where the call carries no `Idempotency-Key`. */
  readonly keyedRun?: KeyedRun;
}

/** An actor on a route that requires a centre. */
export type CentreActor = Actor & { readonly centre: CentreFacts };
