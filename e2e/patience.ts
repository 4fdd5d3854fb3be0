/**
 * How long a state may take to come, in ms, for `vi.waitFor` and `expect.poll`: far longer than it takes on a slow
 * machine that does other work. Only a state that never comes fails by time.
 */
export const patience = { timeout: 60_000, interval: 50 };
