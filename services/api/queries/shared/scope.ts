import { HttpStatus } from '@nestjs/common';
import type { CentreType } from '../../../domain/ledger/vocabulary.js';
import type { Directory } from '../../../reference-data/directory.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import { ApiError } from '../../http/errors/api-error.js';

/**
 * Ids of the centres of one type that an actor may look into: the selected centre and all below it, every centre
 * for an administrator without one.
 */
export function visibleCentres(directory: Directory, actor: Actor, type: CentreType): string[] {
  const scope = actor.centre && directory.scopeOf(actor.centre.id);
  return directory
    .centres()
    .filter((centre) => centre.type === type && (!scope || scope.has(centre.id)))
    .map(({ id }) => id);
}

/** The selected centre alone; every centre of the type for an administrator without one. */
export const ownCentres = (directory: Directory, actor: Actor, type: CentreType): string[] =>
  actor.centre ? [actor.centre.id] : visibleCentres(directory, actor, type);

/** Ids of all centres and points that an actor may look into: the selected one and all below it, else every one. */
export const reachedCentres = (directory: Directory, { centre }: Actor): readonly string[] =>
  centre ? [...directory.scopeOf(centre.id)] : directory.centres().map(({ id }) => id);

/** Whether the centre is within the actor's reach. */
export const isVisible = (directory: Directory, { centre }: Actor, centreId: string): boolean =>
  directory.centre(centreId) !== undefined && (!centre || directory.scopeOf(centre.id).has(centreId));

/** @throws ApiError 404 where the centre is not within the actor's reach */
export function assertVisible(directory: Directory, actor: Actor, centreId: string): void {
  if (!isVisible(directory, actor, centreId)) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
}

/**
 * Centres within the actor's reach where a question concerns the whole network: the selected one and all below it,
 * null for every centre, which administrators and auditors see whatever centre is selected (docs/rules/lots.md, LO-2).
 */
export const networkScope = (directory: Directory, actor: Actor): ReadonlySet<string> | null =>
  actor.seesAllCentres || actor.centre === null ? null : directory.scopeOf(actor.centre.id);

/** Whose recalls concern an actor. */
export interface RecallReach {
  /** Null for every centre. */
  readonly centres: readonly string[] | null;
  /** The point, which also recalls of goods concern that were taken out for it; null where the actor is at none. */
  readonly point: string | null;
}

/**
 * A vaccination point has no ledger of its own and gets its goods from the centres above it, so theirs concern it too,
 * and those of the goods that it got from the centres that were above it before.
 */
export function recallReach(directory: Directory, actor: Actor): RecallReach {
  const scope = networkScope(directory, actor);
  if (scope === null) return { centres: null, point: null };
  const { centre } = actor;
  return centre?.type === 'VACCINATION_POINT'
    ? { centres: [...scope, ...centre.parentIds], point: centre.id }
    : { centres: [...scope], point: null };
}
