import type { Engine, EngineAbsence } from '@nevisa/speech/types';
import { expect, it, vi } from 'vitest';
import { createEmitter } from '../../../shared/createEmitter.ts';
import { createEngineLoading } from './engineLoading.ts';
import type { ListeningChoice } from './listeningSettings.ts';

/** Engines that answer `load` when the test says so. */
function start() {
  const asked: {
    name: string;
    answer: (absence: EngineAbsence | null) => void;
    fail: (error: Error) => void;
  }[] = [];
  const createEngine = (name: string): Engine => ({
    load: () => new Promise((answer, fail) => asked.push({ name, answer, fail })),
    record: () => {
      throw new Error('This engine only loads.');
    },
  });
  const isAvailable = () => Promise.resolve(true);
  const changes = createEmitter();
  let choice: ListeningChoice = {
    microphoneId: null,
    engine: 'service',
    text: 'live',
    announced: true,
  };
  const loading = createEngineLoading(
    {
      engines: {
        service: { engine: createEngine('service'), isAvailable },
        browser: { engine: createEngine('browser'), isAvailable },
      },
    },
    { read: () => choice, subscribe: changes.subscribe },
  );
  return {
    loading,
    asked,
    answer: async (absence: EngineAbsence | null) => {
      asked.at(-1)?.answer(absence);
      await vi.waitFor(() => expect(loading.read()).toBe(absence ?? 'ready'));
    },
    choose: (engine: ListeningChoice['engine']) => {
      choice = { ...choice, engine };
      changes.emit();
    },
  };
}

it('G01: is loading until the code of the engine runs', async () => {
  const { loading, answer } = start();
  loading.load();
  expect(loading.read()).toBe('loading');
  await answer(null);
  expect(loading.read()).toBe('ready');
});

it.each(['offline', 'outdated'] as const)(
  'G01: tells that the code is %s and tries again',
  async (absence) => {
    const { loading, answer, asked } = start();
    loading.load();
    await answer(absence);
    expect(loading.read()).toBe(absence);
    loading.load();
    expect(loading.read()).toBe('loading');
    await answer(null);
    expect(asked).toHaveLength(2);
  },
);

it('G01: reports that the browser does not start the code, and loads it again', async () => {
  const { loading, answer, asked } = start();
  loading.load();
  loading.request(vi.fn());
  asked[0]?.fail(new Error('no memory for a Worker'));
  await vi.waitFor(() => expect(loading.read()).toBe('broken'));
  expect(loading.isRequested()).toBe(false);
  loading.load();
  await answer(null);
  expect(asked).toHaveLength(2);
});

it('does not load code again that is ready', async () => {
  const { loading, answer, asked } = start();
  loading.load();
  await answer(null);
  loading.load();
  globalThis.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(1);
});

it('X-25: loads when the network returns', async () => {
  const { loading, answer, asked } = start();
  loading.load();
  await answer('offline');
  globalThis.dispatchEvent(new Event('online'));
  expect(loading.read()).toBe('loading');
  loading.stop();
  globalThis.dispatchEvent(new Event('online'));
  expect(asked).toHaveLength(2);
});

it('loads the engine that is chosen, and ignores the answer of the other one', async () => {
  const { loading, answer, asked, choose } = start();
  loading.load();
  choose('browser');
  expect(asked.map(({ name }) => name)).toEqual(['service', 'browser']);
  await answer(null);
  asked[0]?.answer('outdated');
  await Promise.resolve();
  expect(loading.read()).toBe('ready');
  loading.stop();
});

it('G01: runs a start that was requested while the code loads, once', async () => {
  const { loading, answer } = start();
  const begin = vi.fn();
  loading.load();
  loading.request(begin);
  expect([begin.mock.calls.length, loading.isRequested()]).toEqual([0, true]);
  await answer(null);
  expect([begin.mock.calls.length, loading.isRequested()]).toEqual([1, false]);
  loading.request(begin);
  expect(begin).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'a second request',
    ({ loading }: ReturnType<typeof start>) => Promise.resolve(loading.request(vi.fn())),
  ],
  [
    'another page',
    ({ loading }: ReturnType<typeof start>) => Promise.resolve(loading.cancelRequest()),
  ],
  ['the absence of the code', ({ answer }: ReturnType<typeof start>) => answer('outdated')],
])('G01: forgets the requested start after %s', async (_, cancel) => {
  const started = start();
  const begin = vi.fn();
  started.loading.load();
  started.loading.request(begin);
  await cancel(started);
  expect(started.loading.isRequested()).toBe(false);
  started.loading.load();
  await started.answer(null);
  expect(begin).not.toHaveBeenCalled();
});
