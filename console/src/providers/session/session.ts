/** Who works here, and for which centre. */
import type { CentreSummary, CentreTree, Configuration, User } from '../../api/types.js';

export interface Session {
  readonly user: User;
  readonly configuration: Configuration;
  /** The centres that the user was given; an administrator may choose any other too. */
  readonly centres: readonly CentreSummary[];
  /** Null for an administrator who has chosen none, and for a user who has none. */
  readonly centre: CentreTree | null;
  /** Business time zone. */
  readonly zone: string;
}

/**
 * The selected centre's kind, which decides home, menus and guards (docs/rules/screens.md, SC-5). `affiliates`: a
 * referent without stock, who only looks after others'. Without a centre, `administration` for an administrator and
 * `none` for others.
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
  readonly user: Pick<User, 'isAdmin'>;
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
      return user.isAdmin ? 'administration' : 'none';
  }
}

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
