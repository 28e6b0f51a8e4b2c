import type { Answer, Item } from '../../../api/calls.js';
import type { Authority, CentreSummary, User } from '../../../api/types.js';
import type { Saved } from '../record/administered-kind.js';
import type { Values } from '../record/record-values.js';

export type AdministeredUser = Saved<Answer<'/users/{id}'>>;

/** `GET /users/query?query=`, and the users of a centre by name. */
export type FoundUser = Item<'/users/query'>;

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
  centres: [] as readonly CentreSummary[],
  langue: langue as string | null,
  dateFormat: null as string | null,
  actif: false,
});

/** The form shows centres by name; the wire takes ids. */
export const USER_FIELD_NAMES = { centreIds: 'centres' } as const;

export const toUserBody = ({ centres, ...body }: Values): Values => ({
  ...body,
  centreIds: (centres as readonly CentreSummary[]).map(({ id }) => id),
});

export const fullName = ({ firstname, lastname }: Pick<FoundUser, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
