/** The words of the pages before the sign-in: all that a first visit loads. */

import errors from '../api/generated/words/en/public.js';
import session from '../features/session/messages/en.js';
import { merge } from './dictionary.js';
import shell from './public/en/shell.js';

export default merge(shell, errors, session);
