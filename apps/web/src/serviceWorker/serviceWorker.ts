import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { chooseAnswer } from './chooseAnswer.ts';
import { openShell } from './openShell.ts';
import { storedPages } from './storedPages.ts';
import { cacheName, shellPath, type WorkerMessage } from './workerMessages.ts';
import type { ServiceWorkerScope, WorkerFetchEvent } from './workerTypes.ts';

/** Written into this script by `scripts/build/createServiceWorkerPlugin.ts`. */
declare const storedVersion: { version: string; files: { url: string; revision: string | null }[] };

const scope = globalThis as unknown as ServiceWorkerScope;
const { version, files } = storedVersion;
const controller = new PrecacheController({ cacheName });
controller.addToCacheList(files);

const app = {
  origin: scope.location.origin,
  pages: storedPages,
  files: new Set(files.map(({ url }) => url)),
};

/** A file of this version is gone: the server has another one. */
let isOutdated = false;

// A new version waits until a person takes it: there is no `skipWaiting` here.
scope.addEventListener('install', (event) => void controller.install(event));

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', ({ data, ports }) => {
  const message = data as WorkerMessage;
  if (message === 'activate') {
    void scope.skipWaiting();
  } else {
    ports[0]?.postMessage(version);
  }
});

scope.addEventListener('fetch', (event) => {
  switch (chooseAnswer(event.request, app)) {
    case 'shell':
      event.respondWith(openApp(event));
      break;
    case 'file':
      event.respondWith(findFile(event.request));
      break;
    case 'chunk':
      event.respondWith(fetchChunk(event.request));
      break;
    case 'network':
  }
});

function openApp(event: WorkerFetchEvent): Promise<Response> {
  return openShell({
    registration: scope.registration,
    isOutdated,
    fetchPage: () => fetch(event.request),
    findOwn: () => controller.matchPrecache(shellPath),
    findNewest: async () => {
      const cache = await scope.caches.open(cacheName);
      return (await cache.matchAll(shellPath, { ignoreSearch: true })).at(-1);
    },
    countOpenPages: async () =>
      (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length,
    dropOtherFiles: () => void controller.activate(event),
  });
}

async function findFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  return (await controller.matchPrecache(pathname)) ?? fetchChunk(request);
}

async function fetchChunk(request: Request): Promise<Response> {
  // An open page of the version before asks for its own files.
  const cache = await scope.caches.open(cacheName);
  const stored = await cache.match(request, { ignoreSearch: true });
  if (stored !== undefined) {
    return stored;
  }
  const answer = await fetch(request);
  if (answer.status === 404) {
    isOutdated = true;
    scope.registration.update().catch(() => undefined);
  }
  return answer;
}
