/** The words of the pages before the sign-in: all that a first visit loads. */

import errors from '../api/generated/words/fr/public.js';
import session from '../features/session/messages/fr.js';
import { merge } from './dictionary.js';
import shell from './public/fr/shell.js';

export default merge(shell, errors, session);
