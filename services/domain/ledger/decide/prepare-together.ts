import { askAll } from '../../shared/confirmation.js';
import { DomainError, type RuleViolation } from '../../shared/error.js';
import type { PrepareTogether } from '../commands.js';
import type { StockPrepared } from '../events.js';
import { evolve } from '../evolve.js';
import type { LedgerState } from '../state.js';
import { type Draft, draft, issued } from './prepare.js';

/** Preparations that one append of the event store holds (1 MiB). */
export const MAX_PREPARATIONS = 200;

/**
 * Each preparation takes from what the ones before it left (docs/rules/replenishment.md, RQ-8). What any of them asks is
 * asked at once.
 *
 * @throws DomainError with the violations of the first that cannot be made; their fields begin with `preparations[<index>].`
 */
export function prepareTogether(
  { preparations }: PrepareTogether,
  state: LedgerState,
): readonly StockPrepared[] {
  const drafts: Draft[] = [];
  let left = state;
  for (const [index, preparation] of preparations.entries()) {
    const made = violationsAt(index, () => draft(preparation, left));
    left = evolve(left, made.event);
    drafts.push(made);
  }
  askAll(drafts.flatMap(({ questions }, index) => (preparations[index]!.forced ? [] : questions)));
  return drafts.map((made, index) => violationsAt(index, () => issued(made, preparations[index]!.forced)));
}

function violationsAt<T>(index: number, attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(
      error.violations.map(
        (violation): RuleViolation =>
          violation.field === undefined
            ? violation
            : { ...violation, field: `preparations[${index}].${violation.field}` },
      ),
    );
  }
}
