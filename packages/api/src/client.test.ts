import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Client, createClient, type ClientOptions } from './client.ts';
import type { Failure } from './failures.ts';

const user = { id: 7, username: 'sara' };
const token = 'sara-token-0001';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  contentLength: string | undefined;
  body: string;
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(
  answer:
    | { status?: number; type?: string; body?: string; headers?: Record<string, string> }
    | 'drop'
    | 'stall'
    | 'stall in body',
  options: Partial<ClientOptions> = {},
) {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method, url, headers } = request;
      seen.push({
        method,
        url,
        authorization: headers.authorization,
        contentLength: headers['content-length'],
        body,
      });
      if (answer === 'drop') {
        response.destroy();
      } else if (answer === 'stall in body') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"id":');
      } else if (answer !== 'stall') {
        const { status = 200, type = 'application/json', headers: extra = {} } = answer;
        response.writeHead(status, { 'content-type': type, ...extra });
        response.end(answer.body ?? '');
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const failures: Failure[] = [];
  const client = createClient({
    host: `http://127.0.0.1:${port}`,
    readToken: () => token,
    onFailure: (failure) => failures.push(failure),
    ...options,
  });
  return { client, seen, failures };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
  }
  return body;
}

describe('a call', () => {
  it('R-197: the header Authorization has a lower-case "token" and one space', async () => {
    const { client, seen } = await start({ body: JSON.stringify(user) });
    await client.retrieveAccount();
    expect(seen[0]?.authorization).toBe(`token ${token}`);
  });

  it('R-197: a call without a token has no header Authorization', async () => {
    const { client, seen } = await start({ body: '{}' }, { readToken: () => null });
    await client.login({ username_or_phone_or_email: 'sara', password: 'x' });
    expect(seen[0]?.authorization).toBeUndefined();
  });

  it('R-200: login sends the field names of the specification', async () => {
    const { client, seen } = await start({ body: JSON.stringify({ user: { ...user, token } }) });
    const outcome = await client.login({ username_or_phone_or_email: 'sara', password: ' پ ' });
    expect(outcome.ok && outcome.answer.token).toBe(token);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/account/login',
      body: JSON.stringify({ username_or_phone_or_email: 'sara', password: ' پ ' }),
    });
  });

  it('R-211: deleteAllMessages has no body', async () => {
    const { client, seen } = await start({ status: 204 });
    expect(await client.deleteAllMessages()).toEqual({ ok: true, answer: undefined });
    expect(seen[0]).toMatchObject({ method: 'PUT', body: '', contentLength: '0' });
  });

  it.each([
    ['R-202: the user itself', user],
    ['R-202: the user in `user`', { user }],
    ['T-18: the user in `data.user`', { data: { user } }],
  ])('the client accepts %s', async (_, body) => {
    const { client } = await start({ body: JSON.stringify(body) });
    const outcome = await client.retrieveAccount();
    expect(outcome.ok && [outcome.answer.id, outcome.answer.username]).toEqual([7, 'sara']);
  });

  it.each([
    ['R-122, T-18: `user.id`', { user: { id: 12 } }],
    ['R-122, T-18: `data.user.id`', { data: { user: { id: 12 } } }],
  ])('the client reads the new account from %s', async (_, body) => {
    const { client } = await start({ body: JSON.stringify(body) });
    expect(await client.forgotPassword({ phone: '09121234567' })).toEqual({
      ok: true,
      answer: { id: 12 },
    });
  });

  it('the client follows no redirect, so the token is never sent to another address', async () => {
    const { client, seen } = await start({ status: 302, headers: { location: '/elsewhere' } });
    expect(await client.retrieveAccount()).toEqual({ ok: false, failure: { kind: 'network' } });
    expect(seen.map(({ url }) => url)).toEqual(['/account/retrieve']);
  });
});

describe('R-101: an id of the server', () => {
  it.each([77, '77', '0077'])('%j goes back in its own JSON type', async (id) => {
    const { client, seen } = await start({ body: JSON.stringify({ user: { id } }) });
    const forgot = await client.forgotPassword({ phone: '09121234567' });
    expect(forgot).toEqual({ ok: true, answer: { id } });
    await client.verifySignUp({ otp: '123456', id });
    await client.resendCodeByPhone({ id });
    await client.changeMessageStatus({ id, status: 'SEEN' });
    expect(seen.slice(1).map(({ body }) => (JSON.parse(body) as { id: unknown }).id)).toEqual([
      id,
      id,
      id,
    ]);
  });

  it('a number above 2^53 goes back as text', async () => {
    const { client } = await start({ body: '{"user":{"id":9007199254740993}}' });
    const outcome = await client.forgotPassword({ phone: '09121234567' });
    expect(outcome.ok && typeof outcome.answer.id).toBe('string');
  });
});

describe('R-102, R-127: an answer whose content the specification does not show', () => {
  const code = { otp: '123456', id: 7 };
  const taken = async (client: Client) => [
    await client.verifySignUp(code),
    await client.changeForgottenPassword({ ...code, password: 'x', password_confirmation: 'x' }),
  ];

  it.each([
    ['a 204', { status: 204 }],
    ['an empty body', { body: '' }],
    ['a body of spaces', { body: ' \n' }],
    ['a JSON string', { body: '"ok"' }],
    ['a JSON null', { body: 'null' }],
    ['a JSON list', { body: '[]' }],
    ['a JSON object', { body: '{"message":"ok"}' }],
  ])('%s is a success', async (_, answer) => {
    const { client } = await start(answer);
    const success = { ok: true, answer: undefined };
    expect(await taken(client)).toEqual([success, success]);
  });

  it.each([
    ['a truncated body', { body: '{"message":"o' }, 'schema'],
    ['an HTML page', { type: 'text/html', body: '<html>sign in' }, 'network'],
  ])('%s is no success', async (_, answer, kind) => {
    const { client } = await start(answer);
    const outcomes = await taken(client);
    expect(outcomes.map((outcome) => !outcome.ok && outcome.failure.kind)).toEqual([kind, kind]);
  });
});

describe('a failed call resolves to a failure', () => {
  it.each([
    ['R-230: a dropped connection', 'drop' as const, { kind: 'network' }],
    ['R-230: a server that never answers', 'stall' as const, { kind: 'network' }],
    [
      'R-230: a server that stalls within its answer',
      'stall in body' as const,
      { kind: 'network' },
    ],
    ['a captive portal', { type: 'text/html', body: '<html>sign in</html>' }, { kind: 'network' }],
    [
      'an error page of the server',
      { status: 502, type: 'text/html', body: '<h1>nginx' },
      { kind: 'server', status: 502 },
    ],
    [
      'a stack trace in plain text',
      { status: 500, type: 'text/plain', body: 'Traceback' },
      { kind: 'server', status: 500 },
    ],
  ])('%s', async (_, answer, expected) => {
    // Only silence is waited for: an answer may come late on a busy machine.
    const silent = answer === 'stall' || answer === 'stall in body';
    const { client, failures } = await start(answer, silent ? { timeLimit: 150 } : {});
    expect(await client.retrieveAccount()).toEqual({ ok: false, failure: expected });
    expect(failures).toEqual([expected]);
  });

  it.each([
    ['an empty success', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['truncated JSON', '{"id":7,"usern'],
    ['a user without a name', '{"id":7}'],
  ])('%s violates the contract', async (_, body) => {
    const { client } = await start({ body });
    const outcome = await client.retrieveAccount();
    expect(!outcome.ok && outcome.failure.kind).toBe('schema');
  });

  it('R-193: a 401 with an empty body is a refusal', async () => {
    const { client } = await start({ status: 401, body: '' });
    expect(await client.retrieveAccount()).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 401, texts: [], code: null, retryAfter: null },
    });
  });

  it.each([
    ['R-231: a string', 400, 'application/json', '"نادرست است"', ['نادرست است']],
    ['R-231: a plain text', 400, 'text/plain', 'نادرست است', ['نادرست است']],
    ['R-231: an HTML page (none)', 403, 'text/html', '<html>blocked</html>', []],
    ['R-231: HTML without a head (none)', 400, 'text/html; charset=utf-8', '<h1>Bad</h1>', []],
    ['R-231: an HTML page of another type (none)', 403, 'text/plain', '<!doctype html>', []],
    ['R-232: an object of a broken server', 500, 'application/json', '{"detail":"c"}', ['c']],
    [
      'R-232, T-27: an object',
      400,
      'application/json',
      '{"username":["a","b"],"detail":"c"}',
      ['a', 'b', 'c'],
    ],
  ])('the failure has the texts of %s', async (_, status, type, body, texts) => {
    const { client } = await start({ status, type, body });
    const outcome = await client.login({ username_or_phone_or_email: 'a', password: 'b' });
    expect(!outcome.ok && outcome.failure).toMatchObject({ kind: 'refused', status, texts });
  });

  it('T30: a refusal has the wait until the date in its Retry-After', async () => {
    const headers = {
      'retry-after': 'Sun, 06 Nov 1994 08:50:07 GMT',
      date: 'Sun, 06 Nov 1994 08:49:37 GMT',
    };
    const { client } = await start({ status: 429, body: '{}', headers });
    const outcome = await client.retrieveAccount();
    expect(!outcome.ok && outcome.failure).toMatchObject({ retryAfter: 30_000 });
  });

  it('a refusal has its code and its Retry-After in ms', async () => {
    const body = JSON.stringify({ detail: 'کمی صبر کنید', code: 'throttled' });
    const { client } = await start({ status: 429, body, headers: { 'retry-after': '7' } });
    const outcome = await client.retrieveAccount();
    expect(!outcome.ok && outcome.failure).toMatchObject({ code: 'throttled', retryAfter: 7_000 });
  });

  it('a call that its caller aborts fails as aborted', async () => {
    const { client } = await start('stall');
    const giveUp = new AbortController();
    const call = client.retrieveAccount(undefined, { signal: giveUp.signal });
    giveUp.abort();
    expect(await call).toEqual({ ok: false, failure: { kind: 'aborted' } });
  });
});
