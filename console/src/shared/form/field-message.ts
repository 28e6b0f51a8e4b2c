/**
 * A field's error travels through the form as a code with its figures, not as words: the words follow the language
 * while the error is on screen.
 */
import type { ServerMessage } from '../../api/errors.js';
import type { Translate } from '../../i18n/provider.js';
import { messageText } from '../errors/error-text.js';

export const encodeMessage = (message: ServerMessage): string => JSON.stringify(message);

export function decodeMessage(text: string | undefined, translate: Translate): string | undefined {
  return text ? messageText(JSON.parse(text) as ServerMessage, translate) : undefined;
}
