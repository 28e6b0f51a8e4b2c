import { HttpException, HttpStatus } from '@nestjs/common';
import type { RuleViolation } from '../../../domain/shared/error.js';
import type { AnyCode } from '../../../words/codes.js';

/** Faults of templates have their words beside them, in `documents/docx/faults.ts`. */
export type ErrorArguments = Readonly<Record<string, string | number>>;

export interface ApiErrorOptions {
  readonly arguments?: ErrorArguments;
  /** Seconds, for `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** Answered as `{ code, message }`: 401, 403, 404, 409, 413, 414, 415, 429, 5xx. */
export class ApiError extends HttpException {
  readonly arguments: ErrorArguments;
  readonly retryAfter: number | undefined;

  constructor(
    status: HttpStatus,
    readonly code: AnyCode,
    options: ApiErrorOptions = {},
  ) {
    super({ code }, status, { cause: options.cause });
    this.arguments = options.arguments ?? {};
    this.retryAfter = options.retryAfter;
  }
}

/** A violation in the words of the request: `field` is the name of a field of the body. */
export interface Violation extends Omit<RuleViolation, 'code'> {
  readonly code: AnyCode;
  /** Answered in `fieldErrors[].code` in place of `code`: for a preparation line's quantity, the line's index. */
  readonly wireCode?: string;
}

/** Answered as 400 with `globalErrors` and `fieldErrors`. */
export class InvalidRequest extends HttpException {
  readonly violations: readonly Violation[];

  constructor(...violations: readonly Violation[]) {
    super(violations.map(({ code }) => code).join(', '), HttpStatus.BAD_REQUEST);
    this.violations = violations;
  }
}
