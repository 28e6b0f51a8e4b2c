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
