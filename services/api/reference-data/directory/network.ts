/** The centres and what lies above and below each, derived from their rows and links. */
import type { CentreFacts } from '../../auth/actor.js';
import type { Pairs } from './reference-memory.js';
import type { CentreRow } from './tables.js';

const NOBODY: readonly string[] = Object.freeze([]);

export class Network {
  readonly centres: readonly CentreFacts[];
  private readonly byId = new Map<string, CentreFacts>();
  private readonly scopes = new Map<string, ReadonlySet<string>>();
  private readonly descendants = new Map<string, ReadonlySet<string>>();

  constructor(rows: Iterable<CentreRow>, childrenOf: Pairs) {
    const parents = new Map<string, string[]>();
    for (const [parent, children] of childrenOf) {
      for (const child of children) {
        const known = parents.get(child);
        if (known) known.push(parent);
        else parents.set(child, [parent]);
      }
    }
    for (const row of rows) {
      this.byId.set(
        row.id,
        Object.freeze({
          ...row,
          parentIds: parents.get(row.id) ?? NOBODY,
          childIds: [...(childrenOf.get(row.id) ?? NOBODY)],
        }),
      );
    }
    this.centres = [...this.byId.values()].sort((one, other) => one.name.localeCompare(other.name, 'fr'));
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
