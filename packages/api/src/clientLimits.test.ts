import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Client, createClient, type ClientOptions } from './client.ts';

const user = { id: 7, username: 'sara' };

let server: Server | undefined;
/** Whether the client has closed the connection before the end of the answer. */
let hungUp = false;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(
  send: (response: ServerResponse) => void,
  options: Partial<ClientOptions> = {},
) {
  hungUp = false;
  server = createServer((_, response) => {
    response.on('close', () => {
      hungUp = !response.writableFinished;
    });
    send(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createClient({ host: `http://127.0.0.1:${port}`, readToken: () => null, ...options });
}

function drip(text: string, response: ServerResponse) {
  const characters = text.match(/./gs) ?? [];
  const timer = setInterval(() => {
    const character = characters.shift();
    if (character === undefined) {
      clearInterval(timer);
      response.end();
    } else {
      response.write(character);
    }
  }, 12);
  response.on('close', () => clearInterval(timer));
}

/** Sends `a` for as long as the client reads. */
function pour(response: ServerResponse) {
  const chunk = 'a'.repeat(64_000);
  const write = () => {
    while (!response.destroyed && response.write(chunk)) {
      // Until the connection is full.
    }
  };
  response.on('drain', write);
  response.write('"');
  write();
}

const signIn = { username_or_phone_or_email: 'sara', password: 'x' };

describe('the time limit', () => {
  it('the limit applies to silence: a slow answer that keeps arriving succeeds', async () => {
    const client = await start(
      (response) => drip(JSON.stringify(user) + ' '.repeat(90), response),
      {
        timeLimit: 1_000,
      },
    );
    expect((await client.retrieveAccount()).ok).toBe(true);
  });

  it('T12: a body that drips for ever ends with the total time of the call', async () => {
    const client = await start((response) => drip(' '.repeat(1_000), response), {
      timeLimit: 200,
      totalTimeLimit: 400,
    });
    const begun = performance.now();
    expect(await client.retrieveAccount()).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(performance.now() - begun).toBeLessThan(4_000);
    await expect.poll(() => hungUp).toBe(true);
  });
});

describe('the size limit', () => {
  it('an endless answer to a form ends at 200 kB, and its download is cancelled', async () => {
    const client = await start(pour);
    expect(await client.login(signIn)).toEqual({
      ok: false,
      failure: { kind: 'schema', issue: '/account/login: the answer is too large' },
    });
    await expect.poll(() => hungUp).toBe(true);
  });

  it.each([
    ['a form', 200_000, (client: Client) => client.login(signIn)],
    ['a list', 8_000_000, (client: Client) => client.listMessages()],
  ])('the answer to %s is read up to its limit', async (_, limit, call) => {
    const outcomes: string[] = [];
    for (const size of [limit, limit + 1]) {
      const client = await start((response) => {
        response.end(`"${'a'.repeat(size - 2)}"`);
      });
      const outcome = await call(client);
      outcomes.push(outcome.ok || outcome.failure.kind !== 'schema' ? '' : outcome.failure.issue);
    }
    expect(outcomes.map((issue) => issue.includes('too large'))).toEqual([false, true]);
  });

  it('R-193: a 401 with a body of any size is a refusal', async () => {
    const client = await start((response) => {
      response.writeHead(401);
      pour(response);
    });
    const outcome = await client.login(signIn);
    expect(!outcome.ok && outcome.failure).toMatchObject({ kind: 'refused', status: 401 });
  });
});
