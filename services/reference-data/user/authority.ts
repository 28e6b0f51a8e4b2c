import type { CentreType } from '../../domain/ledger/vocabulary.js';

/** What a user may do, as the directory and the tokens name it. */
export const AUTHORITIES = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_DISPATCH',
  'ROLE_DISPATCH_CENTER',
  'ROLE_VACCINATION_CENTER',
  'ROLE_VACCINATION_POINT',
  'ROLE_AUDITOR',
] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** With which of these a user works for a centre of a type. A user who sees all centres needs none of them. */
export const AUTHORITIES_BY_CENTRE_TYPE: Readonly<Record<CentreType, readonly Authority[]>> = {
  REFERENT: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  DISPATCH: ['ROLE_DISPATCH_CENTER', 'ROLE_ADMIN_DISPATCH'],
  VACCINATION: ['ROLE_VACCINATION_CENTER'],
  VACCINATION_POINT: ['ROLE_VACCINATION_POINT'],
};
