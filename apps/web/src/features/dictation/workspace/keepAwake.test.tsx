import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './keepAwake.ts';

interface Sentinel {
  released: boolean;
  release: () => Promise<void>;
}

const sentinels: Sentinel[] = [];
const request = vi.fn(() => {
  const sentinel: Sentinel = {
    released: false,
    release: () => {
      sentinel.released = true;
      return Promise.resolve();
    },
  };
  sentinels.push(sentinel);
  return Promise.resolve(sentinel);
});

function start(wakeLock: unknown = { request }) {
  vi.stubGlobal('navigator', { wakeLock });
  return keepAwake();
}

const seeAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
  sentinels.length = 0;
  request.mockClear();
});

describe('the screen', () => {
  it('X-28: stays on until it need not any more', async () => {
    const stop = start();
    await settle();
    expect(sentinels.map(({ released }) => released)).toEqual([false]);
    stop();
    expect(sentinels.map(({ released }) => released)).toEqual([true]);
  });

  it('X-28: is asked for again when the page is seen again, and once at a time', async () => {
    const stop = start();
    await settle();
    seeAgain();
    await settle();
    expect(request).toHaveBeenCalledTimes(1);
    await sentinels[0]?.release();
    seeAgain();
    await settle();
    expect(sentinels.map(({ released }) => released)).toEqual([true, false]);
    stop();
  });

  it('is let go when it comes after the end', async () => {
    start()();
    await settle();
    expect(sentinels.map(({ released }) => released)).toEqual([true]);
  });

  it.each([
    ['knows no such thing', undefined],
    ['refuses', { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ])('may go dark where the browser %s', async (_, wakeLock) => {
    const stop = start(wakeLock);
    await settle();
    stop();
  });
});
