/** The words of the pages before the sign-in: all that a first visit loads. */
import session from '../features/session/messages/en.js';
import { merge } from './dictionary.js';
import errors from './public/en/errors.js';
import shell from './public/en/shell.js';

export default merge(shell, errors, session);
