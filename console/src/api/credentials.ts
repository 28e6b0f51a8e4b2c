/**
 * Who signed in, and for which centre this window works. Both are kept in the local storage. The centre is
 * read from it once: another window that selects another centre must not redirect this one's commands.
 */
const TOKEN = 'token';
const CENTRE = 'centerId';

type Listener = () => void;
const listeners = new Set<Listener>();
let centreId = localStorage.getItem(CENTRE);

export const credentials = {
  get token(): string | null {
    return localStorage.getItem(TOKEN);
  },

  get centreId(): string | null {
    return centreId;
  },

  keep(token: string): void {
    localStorage.setItem(TOKEN, token);
  },

  selectCentre(id: string | null): void {
    centreId = id;
    if (id === null) localStorage.removeItem(CENTRE);
    else localStorage.setItem(CENTRE, id);
  },

  /** Signs out here and, through their storage event, in every other window. */
  forget(): void {
    localStorage.removeItem(TOKEN);
    for (const listener of listeners) listener();
  },

  /** Told when this window is signed out, also by a 401; answers the unsubscription. */
  onSignedOut(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Told when another window signs out or signs in as somebody else. */
  onChangedElsewhere(listener: (token: string | null) => void): () => void {
    const handle = (event: StorageEvent) => {
      if (event.storageArea === localStorage && (event.key === TOKEN || event.key === null)) {
        listener(credentials.token);
      }
    };
    window.addEventListener('storage', handle);
    return () => window.removeEventListener('storage', handle);
  },
};
