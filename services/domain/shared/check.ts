/**
 * Rules that report together: each check answers its value or its violations, and `demand` hands out the values
 * only where nothing was violated. A form thus gets all its faults at once (docs/rules/http.md, HT-2).
 */
import { DomainError, type RuleViolation } from './error.js';

export type Checked<T> = { readonly value: T } | { readonly violations: readonly RuleViolation[] };

type Checks = Readonly<Record<string, Checked<unknown>>>;
type Values<C extends Checks> = { readonly [K in keyof C]: C[K] extends Checked<infer T> ? T : never };

/** A check that passed, with the value that its command uses. */
export const accept = <T>(value: T): Checked<T> => ({ value });
/** A check that failed, with its violations. */
export const refuse = (...violations: readonly RuleViolation[]): Checked<never> => ({ violations });

/** The values of all checks, or the violations of all; one that two checks share counts once. */
export function together<C extends Checks>(checks: C): Checked<Values<C>> {
  const violations = new Set<RuleViolation>();
  const values: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(checks)) {
    if ('violations' in check) for (const violation of check.violations) violations.add(violation);
    else values[name] = check.value;
  }
  return violations.size === 0 ? accept(values as Values<C>) : refuse(...violations);
}

/** The same for a list, in its order. */
export function all<T>(checks: readonly Checked<T>[]): Checked<readonly T[]> {
  const violations = checks.flatMap((check) => ('violations' in check ? check.violations : []));
  if (violations.length > 0) return refuse(...violations);
  return accept(checks.flatMap((check) => ('value' in check ? [check.value] : [])));
}

/** A further rule on a value that passed. */
export const andThen = <T, R>(check: Checked<T>, next: (value: T) => Checked<R>): Checked<R> =>
  'violations' in check ? check : next(check.value);

/** @throws DomainError with the violations of all checks */
export function demand<C extends Checks>(checks: C): Values<C> {
  const result = together(checks);
  if ('violations' in result) throw new DomainError(result.violations);
  return result.value;
}
