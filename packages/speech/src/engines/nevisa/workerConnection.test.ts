import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerConnection } from './workerConnection.ts';

/** A Worker whose script the test loads, or not. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly received: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(message: unknown): void {
    this.received.push(message);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function create() {
  return createWorkerConnection('/worker.js', (url) => url);
}

function newest(): FakeWorker {
  const worker = FakeWorker.started.at(-1);
  if (worker === undefined) {
    throw new Error('No Worker was started.');
  }
  return worker;
}

describe('createWorkerConnection', () => {
  it('is loaded once its script has sent a message, and starts one Worker', async () => {
    const connection = create();
    const loaded = connection.load();
    newest().dispatchEvent(new MessageEvent('message', { data: { type: 'loaded' } }));

    expect(await loaded).toBeNull();
    expect(await connection.load()).toBeNull();
    expect(FakeWorker.started).toHaveLength(1);
  });

  it('G01: is not loaded as long as a Worker never comes', async () => {
    const answered = vi.fn();
    void create().load().then(answered);
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(answered).not.toHaveBeenCalled();
  });

  it.each([
    ['outdated', 'the server has no such file', () => Promise.resolve({ status: 404 })],
    ['offline', 'the server fails', () => Promise.resolve({ status: 503 })],
    ['offline', 'there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('G01: is %s when %s, and the next load starts again', async (absence, _, answer) => {
    fetched.mockImplementation(answer as () => Promise<Response>);
    const connection = create();
    const loaded = connection.load();
    newest().dispatchEvent(new Event('error'));

    expect(await loaded).toBe(absence);
    expect(newest().isTerminated).toBe(true);
    void connection.load();
    expect(FakeWorker.started).toHaveLength(2);
  });

  it('reports the fault of a Worker that runs without a new start', async () => {
    const connection = create();
    const faults: unknown[] = [];
    const { port2: control } = new MessageChannel();
    const message = { ownerId: 'sara', documentId: 'd', protocol: 'nevisa', control } as const;
    connection.record(message, new AbortController().signal, (fault) => faults.push(fault));
    newest().dispatchEvent(new MessageEvent('message'));
    await connection.load();
    newest().dispatchEvent(new Event('error'));

    expect(faults).toEqual([{ absence: null }]);
    expect(newest().isTerminated).toBe(false);
    control.close();
  });
});
