import { waitFor } from 'storybook/test';

/** How long a step of a story waits, in ms: a machine with busy cores needs more than the default second. */
export const patience = { timeout: 150_000 };

/** Waits until a check passes. */
export const waitUntil = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  waitFor(check, patience);
