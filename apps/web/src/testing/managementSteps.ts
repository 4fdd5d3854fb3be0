import type { Backend } from '@nevisa/mocks/backend';
import { waitFor } from 'storybook/test';
import { paths } from '../shared/paths.ts';

// Names of buttons are slow to work out on a page of this size.
const patience = { timeout: 10_000 };
export const soon = (check: () => unknown) => waitFor(check, patience);

/** The administrator at the list of users, which finds a few of them by a search in the address. */
export const openUsers = (
  query = '',
  prepare: (backend: Backend) => void = () => undefined,
  as: 'admin' | 'sara' = 'admin',
) => ({
  app: {
    path: `${paths.users}${query}`,
    as,
    arrange: prepare,
  },
});
