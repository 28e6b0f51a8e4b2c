import type { Answer, Item } from '../../../api/calls.js';
import type { Authority } from '../../../api/types.js';
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
  dateFormat: null as string | null,
  actif: false,
};

export const fullName = ({ firstname, lastname }: Pick<FoundUser, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
