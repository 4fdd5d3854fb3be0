import { vi } from 'vitest';

/**
 * How long a state may take to come, in ms, for `vi.waitFor` and `expect.poll`: far longer than it takes on a slow
 * machine that does other work. Only a state that never comes fails by time.
 */
export const patience = { timeout: 60_000, interval: 50 };

/** Repeats a check until it throws no more; throws its last error after the time of `patience`. */
export function waitFor<Value>(check: () => Value): Promise<Awaited<Value>> {
  return vi.waitFor(check, patience) as Promise<Awaited<Value>>;
}
