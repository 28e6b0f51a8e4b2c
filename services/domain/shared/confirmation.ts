/** What passes only when the user confirms it (`forceValidation`). */
import { ErrorCode } from '../../words/codes.js';
import { DomainError } from './error.js';

export interface Question {
  readonly code: ErrorCode;
  readonly arguments?: Readonly<Record<string, string | number>>;
  /** The confirmation says why, in the command's `comment`. */
  readonly needsComment: boolean;
}

/**
 * Several commands that are made together ask together; what more than one of them asks is asked once.
 *
 * @throws DomainError with one violation of the whole command for each code, where there is a question
 */
export function askAll(questions: readonly Question[]): void {
  const once = questions.filter(
    ({ code }, index) => questions.findIndex((one) => one.code === code) === index,
  );
  if (once.length > 0) throw new DomainError(once.map(({ needsComment: _, ...violation }) => violation));
}

/**
 * The last check of a command, asked when all its fields are right. All questions are asked in one refusal, so that
 * a confirmation never answers one that the user was not asked.
 *
 * @param comment the one of the command, already checked
 * @returns the codes of what was confirmed, in their order; empty where nothing had to be
 * @throws DomainError with one violation of the whole command for each question that is not confirmed, or one of
 *   `comment` where the confirmation lacks it
 */
export function demandConfirmed(
  questions: readonly Question[],
  forced: boolean,
  comment: string | null,
): readonly ErrorCode[] {
  if (!forced) askAll(questions);
  if (comment === null && questions.some(({ needsComment }) => needsComment)) {
    throw new DomainError({ code: ErrorCode.required, field: 'comment' });
  }
  return questions.map(({ code }) => code);
}
