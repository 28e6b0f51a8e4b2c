/**
 * The console's version in this window, and whether the service has a newer one (docs/rules/screens.md, SC-12). The
 * worker in the browser fetches it; nothing changes in a window before its user says so.
 */
import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';

/** A window that stays open for days asks this often (milliseconds). */
const ASK_EVERY = 3_600_000;

const listeners = new Set<() => void>();
let workbox: Workbox | undefined;
/** The first worker of a browser brings no newer version, however late in its installation the window was loaded. */
let isServed = false;
let isThere = false;
let isAsked = false;

function tell(): void {
  isThere = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Installs the worker, once in each window, and asks for new versions from now on. */
export function watchVersions(): void {
  // While one develops, files come from the sources.
  if (!import.meta.env.PROD || workbox || !('serviceWorker' in navigator)) return;
  isServed = navigator.serviceWorker.controller !== null;
  install();
  setInterval(ask, ASK_EVERY);
  window.addEventListener('online', ask);
}

function install(): void {
  workbox = new Workbox('/service-worker.js');
  workbox.addEventListener('waiting', () => {
    if (isServed) tell();
  });
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    const isFirst = !isServed;
    isServed = true;
    if (isAsked) window.location.reload();
    // Another window has asked for it; this one goes on with its own files.
    else if (!isFirst && (isUpdate || isExternal)) tell();
  });
  // Without a worker (a private window, a full disk) the console needs the network, as before.
  workbox.register().catch(() => undefined);
}

async function ask(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  // Where the network went away while the first worker was installed, the browser has forgotten it.
  if (registration) await workbox?.update().catch(() => undefined);
  else install();
}

/** Whether a newer version than the one in this window is ready. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isThere);

/** Loads this window anew in the newer version; where something is typed, the browser asks first. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) {
    window.location.reload();
    return;
  }
  isAsked = true;
  workbox?.messageSkipWaiting();
}
