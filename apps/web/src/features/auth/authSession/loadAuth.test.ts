import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAuth } from './loadAuth.ts';
import type { AuthOptions, RunningAuth } from './startAuth.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('G02: the code of the sign-in is asked for again after it was lost', async () => {
  const running = {} as RunningAuth;
  const load = vi
    .fn<() => Promise<{ startAuth: () => RunningAuth }>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue({ startAuth: () => running });
  const loading = loadAuth(() => ({}) as AuthOptions, load);
  const outcome = loading.catch(() => null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toBe(running);
});
