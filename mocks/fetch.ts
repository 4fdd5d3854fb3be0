import { getResponse } from 'msw';
import type { Backend } from './backend.ts';
import { handlersFor } from './handlers/index.ts';

/** A `fetch` that a backend answers, for a client of its own in one test. A call outside of the contract fails. */
export function fetchFrom(backend: Backend): typeof globalThis.fetch {
  const handlers = handlersFor(backend);
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(
      handlers.filter((each) => 'resolver' in each),
      request,
    );
    if (response === undefined) {
      throw new TypeError(`No handler answers ${request.method} ${request.url}.`);
    }
    return response;
  };
}
