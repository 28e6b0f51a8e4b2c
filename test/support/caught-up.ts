import type { ReadModel } from '../../projections/index.js';
import type { ProjectionProgress } from '../../projections/progress.js';
import { WITHIN_S } from './eventually.js';

/**
 * Waits until read models, all of them where none is named, have come as far as this position.
 * @throws Error where they do not, or one of them has halted
 */
export async function caughtUp(
  progress: ProjectionProgress,
  position: bigint,
  ...readModels: readonly ReadModel[]
): Promise<void> {
  const named = readModels.length > 0 ? readModels : undefined;
  if (await progress.waitFor(position, WITHIN_S * 1_000, named)) return;
  throw new Error(`${readModels.join(', ') || 'the read models'} did not come to position ${position}`);
}
