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

function start(navigator: { wakeLock?: unknown } = { wakeLock: { request } }) {
  vi.stubGlobal('navigator', navigator);
  return keepAwake();
}

const seeAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
  sentinels.length = 0;
  request.mockClear();
});

describe('keepAwake', () => {
  it('X-28: keeps the screen on until it is stopped', async () => {
    const stop = start();
    await settle();
    expect(sentinels.map(({ released }) => released)).toEqual([false]);
    stop();
    expect(sentinels.map(({ released }) => released)).toEqual([true]);
  });

  it('X-28: requests the lock again when the page is visible, one at a time', async () => {
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

  it('releases a lock that is granted after the stop', async () => {
    start()();
    await settle();
    expect(sentinels.map(({ released }) => released)).toEqual([true]);
  });

  it.each([
    ['knows no such thing', {}],
    [
      'refuses',
      { wakeLock: { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
    ],
  ])('does nothing when the browser %s', async (_, navigator) => {
    const stop = start(navigator);
    await settle();
    expect(stop).not.toThrow();
    expect(sentinels).toEqual([]);
  });
});
