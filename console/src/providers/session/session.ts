/** Who works here, and for which centre. */
import type { CentreSummary, CentreTree, Configuration, User } from '../../api/types.js';
import { fits } from './authorities.js';

export interface Session {
  readonly user: User;
  readonly configuration: Configuration;
  /** The active centres that the user was given; users who see all centres may choose any other too. */
  readonly centres: readonly CentreSummary[];
  /** Null for a user who sees all centres and has chosen none, and for a user who has none. */
  readonly centre: CentreTree | null;
  /** Business time zone. */
  readonly zone: string;
}

/**
 * The selected centre's kind, which decides home, menus and guards (docs/rules/screens.md, SC-5). `affiliates`: a
 * referent without stock, who only looks after that of other centres. Without a centre, `administration` for users who
 * see all centres, `none` for others.
 */
export type Workplace =
  | 'referent'
  | 'affiliates'
  | 'dispatch'
  | 'vaccination'
  | 'point'
  | 'administration'
  | 'none';

export interface Working {
  readonly user: Pick<User, 'isAdmin' | 'isAuditor'>;
  readonly centre: Pick<CentreTree, 'type' | 'gestionStock'> | null;
}

export function workplaceOf({ user, centre }: Working): Workplace {
  switch (centre?.type) {
    case 'REFERENT':
      return centre.gestionStock ? 'referent' : 'affiliates';
    case 'DISPATCH':
      return 'dispatch';
    case 'VACCINATION':
      return 'vaccination';
    case 'VACCINATION_POINT':
      return 'point';
    default:
      return seesAllCentres(user) ? 'administration' : 'none';
  }
}

/** Administrators and auditors: they choose any centre, or none. */
export const seesAllCentres = ({ isAdmin, isAuditor }: Pick<User, 'isAdmin' | 'isAuditor'>): boolean =>
  isAdmin || isAuditor;

export interface Acting {
  readonly user: Pick<User, 'isAdmin' | 'isAuditor' | 'authorities'>;
  readonly centre: Pick<CentreTree, 'id'> | null;
  readonly centres: readonly Pick<CentreSummary, 'id' | 'type'>[];
}

/**
 * An auditor who does not work at the selected centre: it is none of the own ones, no other authority fits it, or none
 * is selected. The service refuses whatever writes (docs/rules/access.md, AC-12).
 */
export const onlyReads = ({ user, centre, centres }: Acting): boolean =>
  user.isAuditor &&
  !user.isAdmin &&
  !centres.some(({ id, type }) => id === centre?.id && fits(user.authorities, type));

/** All centres below, each once, in the order of the tree. */
export function descendants(centre: CentreTree): CentreTree[] {
  const found = new Map<string, CentreTree>();
  const walk = (node: CentreTree) => {
    for (const child of [...node.childrenDispatch, ...node.childrenVaccination]) {
      if (!found.has(child.id)) {
        found.set(child.id, child);
        walk(child);
      }
    }
  };
  walk(centre);
  return [...found.values()];
}
