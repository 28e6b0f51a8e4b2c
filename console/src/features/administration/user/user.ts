import type { Answer, Item } from '../../../api/calls.js';
import type { Authority, CentreSummary, CentreType, User } from '../../../api/types.js';
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

/** Authorities with which somebody works in a centre of a type; the first is proposed. */
const FITTING: Readonly<Record<CentreType, readonly [Authority, ...Authority[]]>> = {
  REFERENT: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  DISPATCH: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  VACCINATION: ['ROLE_VACCINATION_CENTER'],
  VACCINATION_POINT: ['ROLE_VACCINATION_POINT'],
};

/**
 * The authorities that somebody lacks to work in centres of these types, each once. An administrator works in any.
 * @param authorities that the user has
 */
export function lackingAuthorities(
  authorities: readonly string[],
  types: readonly CentreType[],
): readonly Authority[] {
  if (authorities.includes('ROLE_ADMIN')) return [];
  const lacking = types.flatMap((type) =>
    FITTING[type].some((authority) => authorities.includes(authority)) ? [] : [FITTING[type][0]],
  );
  return [...new Set(lacking)];
}

/** The form shows centres by name; the wire takes ids. */
export const USER_FIELD_NAMES = { centreIds: 'centres' } as const;

export const toUserBody = ({ centres, ...body }: Values): Values => ({
  ...body,
  centreIds: (centres as readonly CentreSummary[]).map(({ id }) => id),
});

export const fullName = ({ firstname, lastname }: Pick<FoundUser, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`;
