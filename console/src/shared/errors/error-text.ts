/** Errors in words: as much as the pages before the sign-in need. */
import {
  FailedError,
  NotStoredError,
  RefusedError,
  type ServerMessage,
  UnansweredError,
} from '../../api/errors.js';
import type { Translate } from '../../i18n/provider.js';

/** The dictionary's words for a code; else the service's own, which are in the user's language too. */
export function messageText({ code, message, arguments: args }: ServerMessage, translate: Translate): string {
  return translate(code, { ...args, _: message ?? translate('global.error.unexpected') });
}

/** What to tell of a failed query. */
export function errorText(error: unknown, translate: Translate): string {
  if (error instanceof RefusedError) {
    const [first] = error.globalErrors;
    if (first) return messageText(first, translate);
    return translate(error.fieldErrors.length > 0 ? 'error.form' : 'global.error.unexpected');
  }
  if (error instanceof UnansweredError || error instanceof NotStoredError) return translate(error.message);
  const reason = error instanceof FailedError ? error.reason : undefined;
  return reason ? messageText(reason, translate) : translate('global.error.unexpected');
}
