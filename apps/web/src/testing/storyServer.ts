import type { AccountName } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';

export type Prepare = (backend: Backend) => void;

let server: Backend;

/** The server of the story that was arranged last, to read what has arrived or to repair it. */
export const getServer = () => server;

/** Parameters of a story: the app at an address, as an account, on a server that was prepared. */
export const openAs = (as: AccountName, path: string, prepare?: Prepare) => ({
  app: {
    path,
    as,
    arrange: (backend: Backend) => {
      server = backend;
      prepare?.(backend);
    },
  },
});
