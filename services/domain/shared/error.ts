/**
 * A rule of the domain said no. Codes with data; the API turns them into HTTP and words
 * (decisions.md, "HTTP", row "errors"). Every code stands in `codes.ts`.
 */
import type { ErrorCode } from './codes.js';

export interface RuleViolation {
  readonly code: ErrorCode;
  /** Name of the wire's field (`lot`, `produits[0].sortie`); absent: the violation concerns the whole command. */
  readonly field?: string;
  /** What stands in `fieldErrors[].code` where the wire wants something else than the code (a line's index). */
  readonly wireCode?: string;
  readonly arguments?: Readonly<Record<string, string | number>>;
  readonly rejectedValue?: unknown;
}

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly violations: readonly RuleViolation[];

  constructor(violation: RuleViolation | readonly RuleViolation[]) {
    const violations = Array.isArray(violation) ? violation : [violation as RuleViolation];
    super(violations.map((v) => v.code).join(', '));
    this.violations = violations;
  }
}
