/** Who works here, and for which centre. */
import type { CentreSummary, CentreTree, Configuration, User } from '../../api/types.js';

export interface Session {
  readonly user: User;
  readonly configuration: Configuration;
  /** Where the user may work; empty for an administrator. */
  readonly centres: readonly CentreSummary[];
  /** Null for an administrator without a centre. */
  readonly centre: CentreTree | null;
  /** Business time zone. */
  readonly zone: string;
}

/** The selected centre's kind, which decides home, menus and guards (docs/rules/screens.md, SC-5). */
export type Workplace = 'referent' | 'affiliates' | 'dispatch' | 'vaccination' | 'point' | 'administration';

/** `affiliates`: a referent without stock, who only looks after others'. */
export function workplaceOf(centre: Pick<CentreTree, 'type' | 'gestionStock'> | null): Workplace {
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
      return 'administration';
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
