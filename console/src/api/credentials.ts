/**
 * Who signed in, and for which centre this window works. Both are kept in the local storage. The centre is
 * read from it once: another window that selects another centre must not redirect this one's commands.
 */
const TOKEN = 'token';
const CENTRE = 'centerId';

type Listener = () => void;
const endedListeners = new Set<Listener>();
const keptListeners = new Set<Listener>();
let centreId = localStorage.getItem(CENTRE);

/** What a token says of itself; the service alone checks whether it is true. */
interface Claims {
  /** Id of the user. */
  readonly sub?: string;
  /** When it was issued, in seconds. */
  readonly iat?: number;
}

export const credentials = {
  get token(): string | null {
    return localStorage.getItem(TOKEN);
  },

  get centreId(): string | null {
    return centreId;
  },

  /** Id of the user of the token; undefined where there is none, or one that cannot be read. */
  get userId(): string | undefined {
    return claimsOf(localStorage.getItem(TOKEN)).sub;
  },

  /** When the token was issued, in milliseconds; undefined as above. */
  get issuedAt(): number | undefined {
    const { iat } = claimsOf(localStorage.getItem(TOKEN));
    return typeof iat === 'number' ? iat * 1_000 : undefined;
  },

  /** A token of another user than before: the centre of the former one is not inherited. */
  keep(token: string): void {
    const before = credentials.userId;
    localStorage.setItem(TOKEN, token);
    if (credentials.userId !== before) credentials.selectCentre(null);
    for (const listener of keptListeners) listener();
  },

  selectCentre(id: string | null): void {
    centreId = id;
    if (id === null) localStorage.removeItem(CENTRE);
    else localStorage.setItem(CENTRE, id);
  },

  /** The service no longer takes the token. It stays until another replaces it: the user may sign in again here. */
  end(): void {
    for (const listener of endedListeners) listener();
  },

  /** Signs out here and, through their storage event, in every other window; the next user inherits nothing. */
  forget(): void {
    localStorage.removeItem(TOKEN);
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

function claimsOf(token: string | null): Claims {
  try {
    const [, payload = ''] = (token ?? '').split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}
