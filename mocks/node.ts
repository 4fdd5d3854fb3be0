import { setupServer } from 'msw/node';
import { createBackend, type Backend } from './backend.ts';
import { handlersFor } from './handlers/index.ts';

/** A mock server that answers every request and socket of this process. */
export interface NodeMocks {
  readonly backend: Backend;
  /** Answers from another backend from now on. */
  use(backend: Backend): void;
  close(): void;
}

/** Starts it; whatever the contract does not know fails. */
export function startNode(backend: Backend = createBackend()): NodeMocks {
  const server = setupServer(...handlersFor(backend));
  let current = backend;
  server.listen({ onUnhandledFrame: 'error' });
  return {
    get backend() {
      return current;
    },
    use: (next) => {
      current = next;
      server.resetHandlers(...handlersFor(next));
    },
    close: () => server.close(),
  };
}
