import { vi } from 'vitest';
import { patience } from './patience.ts';

const { waitFor } = vi;

/** `vi.waitFor` waits for `patience` where a test gives no time of its own. Vitest has no setting for it. */
vi.waitFor = (check, options) =>
  waitFor(
    check,
    typeof options === 'object' ? { timeout: patience, ...options } : (options ?? patience),
  );
