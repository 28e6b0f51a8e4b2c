/** What the disconnected mode keeps in this browser, and its keys. */
const ACTIONS = 'offline-actions';
const DATA = 'offline-data';

export type OfflineActionStatus = 'WAITING' | 'SUCCESS' | 'ERROR';

export interface OfflineAction {
  readonly uid: string;
  readonly type: 'ENTRY' | 'EXIT' | 'SCRAPPING' | 'UPDATE_STOCK';
  readonly datetime: string;
  readonly status: OfflineActionStatus;
  readonly data: Readonly<Record<string, unknown>>;
}

interface OfflineData {
  /** The centre that works disconnected in this browser. */
  readonly activeFor?: string;
}

export const offlineActions = (): readonly OfflineAction[] => read<OfflineAction[]>(ACTIONS, []);

export const waitingActions = (): number =>
  offlineActions().filter(({ status }) => status === 'WAITING').length;

export const offlineCentre = (): string | undefined => read<OfflineData>(DATA, {}).activeFor;

/** Keeps whatever else was synchronised. */
export function setOfflineCentre(centreId: string | undefined): void {
  localStorage.setItem(DATA, JSON.stringify({ ...read<OfflineData>(DATA, {}), activeFor: centreId }));
}

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}
