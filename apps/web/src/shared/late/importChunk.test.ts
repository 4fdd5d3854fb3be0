import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importChunk } from './importChunk.ts';

const origin = 'https://nevisa.test';
let chunks = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The address of a chunk that no other test has requested. */
function newAddress(): string {
  chunks += 1;
  return `${origin}/assets/Screen-abcd${chunks}.js`;
}

function fail(message: string) {
  return vi.fn(() => Promise.reject(new TypeError(message)));
}

/** Runs an import to its end and returns the module or the message of the error. */
async function end(work: Promise<unknown>): Promise<unknown> {
  const settled = work.catch((error: unknown) => (error as Error).message);
  await vi.runAllTimersAsync();
  return settled;
}

describe('the import of a chunk', () => {
  it('imports a chunk that is there once', async () => {
    const load = vi.fn(() => Promise.resolve('module'));
    expect(await end(importChunk(load))).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: '],
    ['Firefox', 'error loading dynamically imported module: '],
  ])('G01, G02: a retry in %s has another address', async (_engine, message) => {
    const address = newAddress();
    const importAddress = vi.fn((_: string) => Promise.resolve('module'));
    expect(await end(importChunk(fail(message + address), importAddress))).toBe('module');
    expect(importAddress.mock.calls).toEqual([[expect.stringMatching(/\.js\?retry=\d+$/)]]);
    expect(importAddress.mock.calls[0]?.[0]).toContain(address);
  });

  it('G01: WebKit names no address, so the retry repeats the import', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
      .mockResolvedValueOnce('module');
    expect(await end(importChunk(load))).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('G01: a chunk that stays missing is requested twice, and a later import at a third address', async () => {
    const address = newAddress();
    const message = `Failed to fetch dynamically imported module: ${address}`;
    const importAddress = vi.fn((_: string) => Promise.reject<unknown>(new TypeError('gone')));
    expect(await end(importChunk(fail(message), importAddress))).toBe('gone');
    expect(importAddress).toHaveBeenCalledTimes(1);
    await end(importChunk(fail(message), importAddress));
    const [first, second] = importAddress.mock.calls.map(([each]) => each);
    expect(first).not.toBe(second);
  });

  it('imports of one chunk share one retry, so that its modules exist once', async () => {
    const message = `Failed to fetch dynamically imported module: ${newAddress()}`;
    const importAddress = vi.fn((_: string) => Promise.resolve({}));
    const [one, other] = await Promise.all([
      end(importChunk(fail(message), importAddress)),
      end(importChunk(fail(message), importAddress)),
    ]);
    expect(one).toBe(other);
    expect(importAddress).toHaveBeenCalledTimes(1);
  });

  it('imports no address of another origin', async () => {
    const load = fail('Failed to fetch: https://other.test/assets/Screen-abcd.js');
    const importAddress = vi.fn((_: string) => Promise.resolve('module'));
    await end(importChunk(load, importAddress));
    expect(importAddress).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
