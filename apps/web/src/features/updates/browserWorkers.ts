import type { WorkerMessage } from '../../serviceWorker/workerMessages.ts';
import type { FoundVersion, WorkerPort } from './appUpdate.ts';

/** How long a service worker may take to answer or to become active, in ms. */
const longestWait = 10_000;
/** How often an open page asks for a newer version, in ms. */
export const checkEvery = 3_600_000;

export interface BrowserWorkersParts {
  container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;
  /** The trusted address of the script. */
  address: string;
  page: Pick<Document, 'visibilityState' | 'addEventListener'>;
  /** The version of this page (`readPageVersion`). */
  pageVersion: string;
  signal: AbortSignal;
}

/** The name of the first script of this page: it names all other scripts of its version. */
export function readPageVersion(page: ParentNode): string {
  const address = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
  return URL.canParse(address) ? new URL(address).pathname : '';
}

/** Registers the service worker of the build and reports other versions than that of the page. */
export function openBrowserWorkers(parts: BrowserWorkersParts): WorkerPort {
  return {
    watch(onVersion) {
      // A browser that refuses, e.g. in a private window, has the app without the service worker.
      follow(parts, onVersion).catch(() => undefined);
    },
  };
}

type Report = (found: FoundVersion) => void;

async function follow(parts: BrowserWorkersParts, onVersion: Report): Promise<void> {
  const { container, address, page, signal } = parts;
  const registered: ServiceWorkerRegistration | undefined = await container.register(address, {
    updateViaCache: 'none',
  });
  // A browser in which service workers are blocked answers with nothing.
  if (registered === undefined || signal.aborted) {
    return;
  }
  const consider = (worker: ServiceWorker | null) => {
    if (worker !== null) {
      void compare(worker, parts, onVersion);
    }
  };
  consider(registered.waiting);
  registered.addEventListener('updatefound', () => waitUntilInstalled(registered, consider), {
    signal,
  });
  waitUntilInstalled(registered, consider);
  // Another tab has taken a version, or the first one is in place.
  container.addEventListener('controllerchange', () => consider(container.controller), { signal });
  checkRegularly(registered, page, signal);
}

function waitUntilInstalled(
  registered: ServiceWorkerRegistration,
  consider: (worker: ServiceWorker) => void,
): void {
  const worker = registered.installing;
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registered.active !== null) {
      consider(worker);
    }
  });
}

/** A page that has the version already needs no reload: its service worker comes into its place. */
async function compare(
  worker: ServiceWorker,
  { pageVersion }: BrowserWorkersParts,
  onVersion: Report,
): Promise<void> {
  // One that does not answer is perhaps busy; it is not this page's, as far as is known.
  const version = await askVersion(worker).catch(() => null);
  if (version === pageVersion) {
    worker.postMessage('activate' satisfies WorkerMessage);
    return;
  }
  if (worker.state === 'redundant') {
    return;
  }
  onVersion({ activate: () => activate(worker) });
}

function askVersion(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return waitForAnswer((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true });
    port1.start();
    worker.postMessage('version' satisfies WorkerMessage, [port2]);
  });
}

function activate(worker: ServiceWorker): Promise<unknown> {
  return waitForAnswer((resolve) => {
    const follow = () => {
      // A redundant one was replaced by one that is newer still.
      if (worker.state === 'activated' || worker.state === 'redundant') {
        resolve(worker.state);
      }
    };
    worker.addEventListener('statechange', follow);
    worker.postMessage('activate' satisfies WorkerMessage);
    follow();
  });
}

function waitForAnswer(work: (resolve: (value: unknown) => void) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The service worker does not answer.')),
      longestWait,
    );
    work((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

function checkRegularly(
  registered: ServiceWorkerRegistration,
  page: BrowserWorkersParts['page'],
  signal: AbortSignal,
): void {
  let checkedAt = Date.now();
  const check = () => {
    const since = Date.now() - checkedAt;
    // A clock that was set back says nothing of the time that has passed.
    if (page.visibilityState === 'visible' && (since < 0 || since >= checkEvery)) {
      checkedAt = Date.now();
      registered.update().catch(() => undefined);
    }
  };
  const timer = setInterval(check, checkEvery);
  signal.addEventListener('abort', () => clearInterval(timer));
  page.addEventListener('visibilitychange', check, { signal });
}
