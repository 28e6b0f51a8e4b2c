import type { Answer, Item } from '../../../api/calls.js';
import type { Authority, User } from '../../../api/types.js';
import type { Saved } from '../record/administered-kind.js';

export type AdministeredUser = Saved<Answer<'/users/{id}'>>;

/** `GET /users/query?query=`, and the users of a centre by name. */
export type FoundUser = Item<'/users/query'>;

export const AUTHORITIES: readonly Authority[] = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_DISPATCH',
  'ROLE_DISPATCH_CENTER',
  'ROLE_VACCINATION_CENTER',
  'ROLE_VACCINATION_POINT',
];

/** A new user reads what the administrator who creates the account reads, until somebody chooses. */
export const blankUser = ({ langue }: Pick<User, 'langue'>) => ({
  login: '',
  email: '',
  lastname: '',
  firstname: '',
  phoneNumber: '',
  company: '',
  profile: '',
  authorities: [] as readonly Authority[],
  langue: langue as string | null,
  dateFormat: null as string | null,
  actif: false,
});

export const fullName = ({ firstname, lastname }: Pick<FoundUser, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
