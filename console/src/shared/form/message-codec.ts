/**
 * A field's errors travel through the form as codes with their figures, not as words: the words follow the language
 * while the errors are on screen.
 */
import type { ServerMessage } from '../../api/errors.js';
import type { Translate } from '../../i18n/provider.js';
import { messagesText } from '../errors/failure-text.js';

export const encodeMessage = (...messages: readonly ServerMessage[]): string => JSON.stringify(messages);

export function decodeMessage(text: string | undefined, translate: Translate): string | undefined {
  return text ? messagesText(JSON.parse(text) as readonly ServerMessage[], translate) : undefined;
}
