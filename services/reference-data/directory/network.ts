/** The centres and what lies above and below each, derived from their rows and links. */
import { alphabetical } from '../../words/alphabetical.js';
import type { CentreFacts } from '../centre/centre-facts.js';
import type { Pairs } from './reference-memory.js';
import type { CentreRow } from './tables.js';

const NOBODY: readonly string[] = Object.freeze([]);

/**
 * The centres and the links between them. A centre may have several parents, and links may form a loop; links to
 * centres that are not in `rows` are left out.
 */
export class Network {
  /** By name; so are `parentIds` and `childIds`. */
  readonly centres: readonly CentreFacts[];
  private readonly byId = new Map<string, CentreFacts>();
  private readonly scopes = new Map<string, ReadonlySet<string>>();
  private readonly descendants = new Map<string, ReadonlySet<string>>();

  constructor(rows: Iterable<CentreRow>, childrenOf: Pairs) {
    const ordered = [...rows].sort((one, other) => alphabetical(one.name, other.name));
    const ids = new Set(ordered.map(({ id }) => id));
    const parents = new Map<string, string[]>();
    const children = new Map<string, string[]>();
    // In the order of names, so that lists of parents or children need not be sorted again.
    for (const { id } of ordered) {
      for (const child of childrenOf.get(id) ?? NOBODY) if (ids.has(child)) push(parents, child, id);
    }
    for (const { id } of ordered) for (const parent of parents.get(id) ?? NOBODY) push(children, parent, id);
    for (const row of ordered) {
      const parentIds = parents.get(row.id) ?? NOBODY;
      const childIds = children.get(row.id) ?? NOBODY;
      this.byId.set(row.id, Object.freeze({ ...row, parentIds, childIds }));
    }
    this.centres = [...this.byId.values()];
  }

  centre(id: string): CentreFacts | undefined {
    return this.byId.get(id);
  }

  /** The centre and all below it; a loop in the links ends where it began. Empty for an unknown centre. */
  scopeOf(id: string): ReadonlySet<string> {
    const known = this.scopes.get(id);
    if (known) return known;
    const scope = new Set<string>();
    const pending = [id];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const centre = this.byId.get(next);
      if (!centre || scope.has(next)) continue;
      scope.add(next);
      pending.push(...centre.childIds);
    }
    this.scopes.set(id, scope);
    return scope;
  }

  /** All generations below the centre, without itself. */
  descendantIds(id: string): ReadonlySet<string> {
    const known = this.descendants.get(id);
    if (known) return known;
    const below = new Set(this.scopeOf(id));
    below.delete(id);
    this.descendants.set(id, below);
    return below;
  }
}

function push(lists: Map<string, string[]>, key: string, id: string): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}
