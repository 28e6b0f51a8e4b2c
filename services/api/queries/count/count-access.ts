/** Who may do what with a count of stock (docs/rules/counts.md, CO-6). */
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Actor } from '../../../reference-data/user/actor.js';

/** Users who edit the stock of a centre of that type also close its counts; an auditor only sees them. */
export const mayClose = ({ isAdmin, authorities }: Actor, type: CentreType): boolean =>
  isAdmin || authorities.includes(type === 'VACCINATION' ? 'ROLE_VACCINATION_CENTER' : 'ROLE_ADMIN_DISPATCH');

/** Everybody else but auditors counts without being told what is expected. */
export const seesExpected = (actor: Actor, type: CentreType): boolean =>
  actor.seesAllCentres || mayClose(actor, type);

/** Paths under which stock is counted, each with the type of its centres. */
export const COUNT_PATHS = [
  { path: 'referent', type: 'REFERENT' },
  { path: 'dispatch', type: 'DISPATCH' },
  { path: 'vaccination', type: 'VACCINATION' },
] as const satisfies readonly { readonly path: string; readonly type: CentreType }[];

export type CountPath = (typeof COUNT_PATHS)[number];
