/**
 * Who signed in, and for which centre this window works. Both are kept in the local storage. Centre and user are
 * read from it once: another window that selects another centre, or where another user signs in, must not redirect
 * this one's commands.
 */
import { NotStoredError } from './errors.js';
import { forgetValue, keepValue, keptValue } from './kept-value.js';
import { userOf } from './token-claims.js';

const TOKEN = 'token';
const CENTRE = 'centerId';
/** The user who worked here last, where the centre may work offline. */
export const KEPT_SESSION = 'session';

type Listener = () => void;
const endedListeners = new Set<Listener>();
const keptListeners = new Set<Listener>();
const stored = () => keptValue(TOKEN);
let centreId = keptValue(CENTRE);
let userId = userOf(stored());

export const credentials = {
  /** The token of this window's user; null where nobody, or somebody else, is signed in by now. */
  get token(): string | null {
    return credentials.isTakenOver ? null : stored();
  },

  /** Another user has signed in in another window. */
  get isTakenOver(): boolean {
    const token = stored();
    return token !== null && userOf(token) !== userId;
  },

  get centreId(): string | null {
    return centreId;
  },

  /** @throws NotStoredError nothing has changed */
  keep(token: string): void {
    if (!keepValue(TOKEN, token)) throw new NotStoredError();
    userId = userOf(token);
    for (const listener of keptListeners) listener();
  },

  selectCentre(id: string | null): void {
    centreId = id;
    if (id === null) forgetValue(CENTRE);
    // Where it is not kept, this window works for it all the same; the next one begins with another.
    else keepValue(CENTRE, id);
  },

  /** The service no longer takes the token. It stays until another replaces it: the user may sign in again here. */
  end(): void {
    for (const listener of endedListeners) listener();
  },

  /** Signs out here and, through their storage event, in every other window; the next user inherits nothing. */
  forget(): void {
    forgetValue(TOKEN);
    forgetValue(KEPT_SESSION);
    credentials.selectCentre(null);
  },

  /** Called when the service refuses the token of this window; answers the unsubscription. */
  onEnded(listener: Listener): () => void {
    endedListeners.add(listener);
    return () => endedListeners.delete(listener);
  },

  /** Called when this window or another one has a new token, or is signed out; answers the unsubscription. */
  onChanged(listener: Listener): () => void {
    const handle = (event: StorageEvent) => {
      if (event.storageArea === localStorage && (event.key === TOKEN || event.key === null)) listener();
    };
    keptListeners.add(listener);
    window.addEventListener('storage', handle);
    return () => {
      keptListeners.delete(listener);
      window.removeEventListener('storage', handle);
    };
  },
};
