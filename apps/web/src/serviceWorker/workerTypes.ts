/**
 * The parts of a service worker that this one uses. The types of TypeScript for workers contradict
 * those for pages, with which the other sources of the app are checked.
 */
export interface ServiceWorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<object[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  message: MessageEvent<unknown>;
  fetch: WorkerFetchEvent;
}

/** An event that keeps the worker alive until what it waits for has ended. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
