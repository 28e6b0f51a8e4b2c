/** A command that the rules refuse: codes with data, which the api turns into an HTTP answer. */
import type { ErrorCode } from '../../words/codes.js';

export interface RuleViolation {
  readonly code: ErrorCode;
  /** Field of the command (`lot`, `lines[0].exitAt`); absent: the violation concerns the whole command. */
  readonly field?: string;
  readonly arguments?: Readonly<Record<string, string | number>>;
  readonly rejectedValue?: unknown;
}

/** The rules refuse a command; nothing was appended. Carries all violations, and their codes as the message. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly violations: readonly RuleViolation[];

  constructor(violation: RuleViolation | readonly RuleViolation[]) {
    const violations = Array.isArray(violation) ? violation : [violation as RuleViolation];
    super(violations.map((v) => v.code).join(', '));
    this.violations = violations;
  }
}
