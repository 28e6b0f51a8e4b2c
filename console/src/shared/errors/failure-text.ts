/** What a failed command or download says, with what to do about it. */
import { FailedError, RefusedError, type ServerMessage, UnansweredError } from '../../api/errors.js';
import type { Translate } from '../../i18n/provider.js';
import { messageText } from './error-text.js';

/** Several messages, one after the other. */
export const messagesText = (messages: readonly ServerMessage[], translate: Translate): string =>
  messages.map((each) => messageText(each, translate)).join(' · ');

/** Why, where the service says more than that it failed; faults of fields only where there are no others. */
function reasonText(error: unknown, translate: Translate): string | undefined {
  if (error instanceof FailedError) return error.reason && messageText(error.reason, translate);
  if (!(error instanceof RefusedError)) return undefined;
  const { globalErrors, fieldErrors } = error;
  const messages = globalErrors.length > 0 ? globalErrors : fieldErrors;
  return messages.length > 0 ? messagesText(messages, translate) : undefined;
}

/** What failed, and why where more is known than that something went wrong. */
export function explained(
  failure: string | undefined,
  reason: string | undefined,
  translate: Translate,
): string {
  const unexpected = translate('global.error.unexpected');
  if (failure === undefined) return reason ?? unexpected;
  return reason === undefined || reason === unexpected
    ? failure
    : translate('labelled', { label: failure, text: reason });
}

/**
 * What to tell of a failed command: where no answer came, that nobody knows whether it counted and that it is safe to
 * try again.
 *
 * @param failure the words of the operation: "Une erreur est survenue, le centre n'a pas été créé"
 */
export function commandErrorText(error: unknown, translate: Translate, failure?: string): string {
  if (error instanceof UnansweredError) return translate('error.unanswered');
  return explained(failure, reasonText(error, translate), translate);
}

/**
 * What to tell of a failed command that is sent without a key: sent once more, it may count once more.
 *
 * @param unanswered message id of what is said where no answer came
 */
export const keylessErrorText = (error: unknown, translate: Translate, unanswered: string): string =>
  error instanceof UnansweredError ? translate(unanswered) : commandErrorText(error, translate);

/**
 * What to tell of a command whose page its user has left: nobody can send it once more under its key.
 *
 * @param isPartTaken it was one of several, and one before it was taken
 */
export function leftErrorText(error: unknown, translate: Translate, isPartTaken = false): string {
  if (error instanceof UnansweredError) return translate('left.unanswered');
  const reason = commandErrorText(error, translate);
  return translate(isPartTaken ? 'left.failedInPart' : 'left.failed', { reason });
}

/**
 * What to tell of an operation for which something had to be read, which did not come: nothing was changed.
 *
 * @param failure the words of the operation
 */
export function readErrorText(error: unknown, translate: Translate, failure: string): string {
  const reason = error instanceof UnansweredError ? translate('error.offline') : reasonText(error, translate);
  return explained(failure, reason, translate);
}

/** What to tell of a document or an export that did not come. */
export const downloadErrorText = (error: unknown, translate: Translate): string =>
  readErrorText(error, translate, translate('error.download'));
