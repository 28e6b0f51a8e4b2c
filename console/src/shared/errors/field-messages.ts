import { RefusedError } from '../../api/errors.js';
import type { Translate } from '../../i18n/provider.js';
import { messageText } from './error-text.js';

/** What was refused, by field; several faults of one field read one after the other. */
export function fieldMessages(error: unknown, translate: Translate): Readonly<Record<string, string>> {
  if (!(error instanceof RefusedError)) return {};
  const messages: Record<string, string> = {};
  for (const { field, ...message } of error.fieldErrors) {
    const text = messageText(message, translate);
    messages[field] = messages[field] ? `${messages[field]} · ${text}` : text;
  }
  return messages;
}
