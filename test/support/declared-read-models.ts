/** Sees to it that a call asks no read model but those that it declares, and so waits for (docs/rules/http.md, HT-6). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { projections, type ReadModel } from '../../projections/index.js';
import type { ProjectionProgress } from '../../projections/progress.js';
import type { Table } from '../../projections/table.js';

const readModelOf = new Map(
  projections.flatMap(({ name, tables }) =>
    (tables as readonly Table[])
      .flatMap((table) => (table.kind === 'merge' ? [table.name, table.history.name] : [table.name]))
      .map((table) => [table, name] as const),
  ),
);

/**
 * @returns ends the watch, and returns what was asked and not declared, each once. A storage that is not ended is kept
 *   up to date by each promise that its process makes, those of the spec files after this one too.
 */
export function watchDeclaredReadModels(
  pool: pg.Pool,
  progress: ProjectionProgress,
): () => readonly string[] {
  const declared = new AsyncLocalStorage<readonly ReadModel[]>();
  const faults = new Set<string>();

  const waitFor = progress.waitFor.bind(progress);
  progress.waitFor = (position, timeoutMs, readModels) => {
    // For the rest of the call: it waits before it asks.
    if (readModels) declared.enterWith(readModels);
    return waitFor(position, timeoutMs, readModels);
  };

  const query = pool.query.bind(pool) as (...asked: readonly unknown[]) => unknown;
  const watched = (...asked: readonly unknown[]): unknown => {
    const readModels = declared.getStore();
    if (readModels) {
      const [statement] = asked as readonly (string | { readonly text: string })[];
      const text = typeof statement === 'string' ? statement : statement!.text;
      for (const [, table] of text.matchAll(/\bread_model\.(\w+)/g)) {
        const readModel = readModelOf.get(table!);
        if (readModel && !readModels.includes(readModel)) {
          faults.add(`a call that declares ${readModels.join(', ')} asks ${readModel}`);
        }
      }
    }
    return query(...asked);
  };
  pool.query = watched as typeof pool.query;

  return () => {
    declared.disable();
    return [...faults];
  };
}
