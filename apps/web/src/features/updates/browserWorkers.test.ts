import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundVersion } from './appUpdate.ts';
import { checkEvery, openBrowserWorkers } from './browserWorkers.ts';

/** A service worker that answers with its version and obeys. */
class PretendWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly heard: unknown[] = [];
  readonly #version: string;

  constructor(version: string) {
    super();
    this.#version = version;
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage(message: unknown, [port]: MessagePort[] = []): void {
    this.heard.push(message);
    port?.postMessage(this.#version);
    if (message === 'activate') {
      this.become('activated');
    }
  }
}

class PretendRegistration extends EventTarget {
  waiting: PretendWorker | null = null;
  installing: PretendWorker | null = null;
  active: PretendWorker | null = new PretendWorker('v1');
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve());

  install(worker: PretendWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
  }
}

function start(registered: PretendRegistration | undefined = new PretendRegistration()) {
  const container = Object.assign(new EventTarget(), {
    controller: null as PretendWorker | null,
    register: vi.fn<() => Promise<unknown>>(() => Promise.resolve(registered)),
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const ending = new AbortController();
  const found: FoundVersion[] = [];
  openBrowserWorkers({
    container,
    page,
    address: '/sw.js',
    pageVersion: 'v1',
    signal: ending.signal,
  } as unknown as Parameters<typeof openBrowserWorkers>[0]).watch((one) => found.push(one));
  return { container, page, ending, found, registered };
}

const registrationEnds = () => vi.waitFor(() => Promise.resolve());

describe('the service workers of a browser', () => {
  it('X-323: are asked for the script without a copy from the cache', () => {
    const { container } = start();
    expect(container.register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it('X-323: report a version that waits, and put it into place only when it is taken', async () => {
    const registered = new PretendRegistration();
    const worker = new PretendWorker('v2');
    registered.waiting = worker;
    const { found } = start(registered);
    await vi.waitFor(() => expect(found).toHaveLength(1));
    expect(worker.heard).toEqual(['version']);
    await found[0]?.activate();
    expect(worker.heard).toEqual(['version', 'activate']);
  });

  it('X-323: report a version that comes while the page is open', async () => {
    const { found, registered } = start();
    await registrationEnds();
    registered.install(new PretendWorker('v2'));
    await vi.waitFor(() => expect(found).toHaveLength(1));
  });

  it('X-324: report a version that another tab has taken; it is in place already', async () => {
    const { found, container } = start();
    await registrationEnds();
    const worker = new PretendWorker('v2');
    worker.state = 'activated';
    container.controller = worker;
    container.dispatchEvent(new Event('controllerchange'));
    await vi.waitFor(() => expect(found).toHaveLength(1));
    await expect(found[0]?.activate()).resolves.toBe('activated');
  });

  it('X-325: a page that has the waiting version puts it into place without an offer', async () => {
    const registered = new PretendRegistration();
    const worker = new PretendWorker('v1');
    registered.waiting = worker;
    const { found } = start(registered);
    await vi.waitFor(() => expect(worker.heard).toEqual(['version', 'activate']));
    expect(found).toEqual([]);
  });

  it('X-323: report one that does not answer, unless another one has replaced it', async () => {
    vi.useFakeTimers();
    const registered = new PretendRegistration();
    const silent = new PretendWorker('v2');
    silent.postMessage = () => undefined;
    registered.waiting = silent;
    const { found } = start(registered);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(found).toHaveLength(1);
    silent.state = 'redundant';
    const later = start(registered);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(later.found).toEqual([]);
    vi.useRealTimers();
  });

  it('X-320: the first one is no newer version', async () => {
    const registered = new PretendRegistration();
    registered.active = null;
    const { found } = start(registered);
    await registrationEnds();
    registered.install(new PretendWorker('v1'));
    await registrationEnds();
    expect(found).toEqual([]);
  });

  it('X-320: a browser without them, or that blocks them, has the app without', async () => {
    const { container, found } = start(undefined);
    container.register.mockRejectedValueOnce(new Error('refused'));
    await registrationEnds();
    expect(found).toEqual([]);
  });
});

describe('an open page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('X-323: asks for a newer version every hour, and when it is seen again after an hour', async () => {
    const { page, registered, ending } = start();
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registered.update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(checkEvery);
    expect(registered.update).toHaveBeenCalledTimes(1);
    page.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(checkEvery);
    expect(registered.update).toHaveBeenCalledTimes(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registered.update).toHaveBeenCalledTimes(2);
    ending.abort();
    await vi.advanceTimersByTimeAsync(3 * checkEvery);
    expect(registered.update).toHaveBeenCalledTimes(2);
  });

  it('X-323: goes on to ask every hour when the clock of the device is set back', async () => {
    const { registered } = start();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() - 24 * checkEvery);
    await vi.advanceTimersByTimeAsync(checkEvery);
    await vi.advanceTimersByTimeAsync(checkEvery);
    expect(registered.update).toHaveBeenCalledTimes(2);
  });
});
