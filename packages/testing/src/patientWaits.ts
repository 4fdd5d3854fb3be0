import { vi } from 'vitest';

/** In ms: a busy machine may need far more than the default second. Only a state that never comes fails by time. */
const patience = 60_000;

const { waitFor } = vi;

/** `vi.waitFor` waits this long where a test gives no time of its own. Vitest has no setting for it. */
vi.waitFor = (check, options) =>
  waitFor(
    check,
    typeof options === 'object' ? { timeout: patience, ...options } : (options ?? patience),
  );
