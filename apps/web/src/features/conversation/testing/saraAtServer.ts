import { type Client, createClient } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { type Backend, createBackend } from '@nevisa/mocks/backend';
import { fetchFrom } from '@nevisa/mocks/fetch';

/** A mock server with the filled history of Sara. */
export function createSaraBackend(): Backend {
  const backend = createBackend({ elapsed: () => performance.now() });
  backend.fillHistory('sara');
  return backend;
}

/** The client of Sara, which adds each request to `requests`. */
export function createSaraClient(backend: Backend, requests: Request[]): Client {
  const answer = fetchFrom(backend);
  return createClient({
    host: 'https://api.test',
    readToken: () => accounts.sara.token,
    fetch: (input, init) => {
      requests.push(new Request(input, init));
      return answer(input, init);
    },
  });
}

/** A conversation of Sara with a text. */
export function requireText(backend: Backend) {
  const found = backend
    .account('sara')
    .conversations.find(({ status, segments }) => status === 'SUCCESS' && segments.length > 5);
  if (found === undefined) {
    throw new Error('Sara has no conversation with a text: fill her history first.');
  }
  return found;
}
