import { setupServer } from 'msw/node';
import { createBackend, type Backend } from './backend.ts';
import { createHandlers } from './handlers/index.ts';

/** A mock server that answers every request and socket of this process. */
export interface NodeMocks {
  readonly backend: Backend;
  /** Replaces the backend. */
  use(backend: Backend): void;
  close(): void;
}

/** Starts the mock server in this process. A call outside the contract fails. */
export function startNode(): NodeMocks {
  let current = createBackend();
  const server = setupServer(...createHandlers(current));
  server.listen({ onUnhandledFrame: 'error' });
  return {
    get backend() {
      return current;
    },
    use: (next) => {
      current = next;
      server.resetHandlers(...createHandlers(next));
    },
    close: () => server.close(),
  };
}
