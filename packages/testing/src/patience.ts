/**
 * How long a test waits for a state, in ms: far longer than the state takes on a slow machine that does other work. Only
 * a state that never comes fails by time.
 */
export const patience = 120_000;
