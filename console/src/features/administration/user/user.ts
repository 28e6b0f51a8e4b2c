import type { Authority, CentreSummary, DateFormat } from '../../../api/types.js';
import type { AdministeredRecord } from '../record/administered-kind.js';

/** `GET /users/{id}` */
export interface AdministeredUser extends AdministeredRecord {
  readonly login: string;
  readonly email: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly phoneNumber: string | null;
  readonly company: string | null;
  readonly profile: string | null;
  readonly authorities: readonly Authority[];
  readonly langue: 'fr' | 'en';
  readonly dateFormat: DateFormat;
  readonly actif: boolean;
  readonly passwordChangedAt: string | null;
  /** Set with the centres, read here. */
  readonly centres: readonly CentreSummary[];
}

/** `GET /users/query?query=`, and the users of a centre by name. */
export interface FoundUser {
  readonly id: string;
  readonly login: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly actif: boolean;
}

export const AUTHORITIES: readonly Authority[] = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_DISPATCH',
  'ROLE_DISPATCH_CENTER',
  'ROLE_VACCINATION_CENTER',
  'ROLE_VACCINATION_POINT',
];

export const BLANK_USER = {
  login: '',
  email: '',
  lastname: '',
  firstname: '',
  phoneNumber: '',
  company: '',
  profile: '',
  authorities: [] as readonly Authority[],
  langue: 'fr' as string | null,
  dateFormat: 'FR' as string | null,
  actif: false,
};

export const fullName = ({ firstname, lastname }: Pick<FoundUser, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
