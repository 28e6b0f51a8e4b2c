/// <reference lib="webworker" />
/**
 * Keeps the console in the browser, so that it opens without network. It answers only for the console's own files:
 * calls of the service never pass through here.
 */
import { cacheNames, clientsClaim } from 'workbox-core';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this build; the build puts the list here. */
  readonly __WB_MANIFEST: readonly (PrecacheEntry | string)[];
};

const files = [...self.__WB_MANIFEST];

/** Files of the versions before this one, for windows that still show them. */
const EARLIER = 'earlier-versions';
const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/');

/** Copies what the next version no longer has: its worker takes it out of the cache that they share. */
async function keepEarlier(): Promise<void> {
  const kept = new Set(
    files.map((file) => new URL(typeof file === 'string' ? file : file.url, self.location.origin).href),
  );
  const shared = await caches.open(cacheNames.precache);
  await caches.delete(EARLIER);
  const earlier = await caches.open(EARLIER);
  for (const request of await shared.keys()) {
    const answer = isAsset(new URL(request.url)) && !kept.has(request.url) && (await shared.match(request));
    if (answer) await earlier.put(request, answer);
  }
}

// Where there is no room for the copy, the new version is installed without it: windows that show an earlier version
// then ask to be reloaded.
self.addEventListener('install', (event) =>
  event.waitUntil(keepEarlier().catch(() => caches.delete(EARLIER))),
);

precacheAndRoute(files);
registerRoute(
  ({ url }) => isAsset(url),
  async ({ request }) => (await caches.match(request, { cacheName: EARLIER })) ?? fetch(request),
);

// Every address of the console is the same page; what else the service answers comes from the service.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|health|metrics|model)(\/|$)/, /^[^?]*\.\w+(\?|$)/],
  }),
);

// A new version waits until all windows are closed, or until somebody asks for it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// The first visit opens without network too.
clientsClaim();
