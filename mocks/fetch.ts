import { getResponse } from 'msw';
import type { Backend } from './backend.ts';
import { createHandlers } from './handlers/index.ts';

/** A `fetch` that a backend answers, for a client of its own in one test. A call outside of the contract fails. */
export function fetchFrom(backend: Backend): typeof globalThis.fetch {
  const handlers = createHandlers(backend);
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(
      handlers.filter((each) => 'resolver' in each),
      request,
    );
    if (response === undefined || response.type === 'error') {
      throw new TypeError(`${request.method} ${request.url} has no answer.`);
    }
    return response;
  };
}
