import {
  createPartClient,
  contract,
  createClient,
  type CallName,
  type CallTable,
  toBody,
} from '@nevisa/api';
import { fullContract } from '@nevisa/api/management';
import type { Outcome } from '@nevisa/api/types';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getResponse } from 'msw';
import { accounts, type AccountName } from './fixtures/accounts.ts';
import { answer } from './handlers/answer.ts';
import { Refusal, refuse } from './rules/refusal.ts';
import {
  chooseCaller,
  host,
  live,
  names,
  saveWelcome,
  someone,
  toCallAddress,
  welcome,
} from './testing/welcomePayloads.ts';
import { serveEachTest } from './testing/serveEachTest.ts';

const mocks = serveEachTest(saveWelcome);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('every call of the contract', () => {
  it.each(names.map((name) => [welcome[name][0], name] as const))(
    '%s: the answer of %s satisfies the contract',
    async (_row, name) => {
      mocks.backend.forgotPassword({ email: accounts.sara.email ?? '' });
      expect(await send(name)).toMatchObject({ ok: true });
    },
  );

  it.each(names)('R-212: %s fails with each configured fault', async (name) => {
    const { backend } = mocks;
    const outcomes = [];
    backend.breakDown(name, 'network');
    outcomes.push(await send(name));
    backend.breakDown(name, 'server');
    outcomes.push(await send(name));
    backend.breakDown(name, { status: 429, body: 'صبر کنید', headers: { 'Retry-After': '7' } });
    outcomes.push(await send(name));
    expect(outcomes.map((outcome) => !outcome.ok && outcome.failure)).toEqual([
      { kind: 'network' },
      { kind: 'server', status: 500 },
      { kind: 'refused', status: 429, texts: ['صبر کنید'], code: null, retryAfter: 7_000 },
    ]);
    backend.repair(name);
    backend.forgotPassword({ email: accounts.sara.email ?? '' });
    expect(await send(name)).toMatchObject({ ok: true });
  });

  it.each(names.filter((name) => fullContract[name].access !== 'public'))(
    'R-197: %s requires exactly "token", one space and the token',
    async (name) => {
      const { token } = accounts[chooseCaller(name)];
      const wrong = [
        undefined,
        token,
        `Token ${token}`,
        `Bearer ${token}`,
        `token  ${token}`,
        'token x',
      ];
      const statuses = await Promise.all(wrong.map((header) => getStatus(name, header)));
      expect(statuses).toEqual(wrong.map(() => 401));
      expect(await getStatus(name, `token ${token}`)).toBeLessThan(300);
    },
  );
});

describe('every call of administration', () => {
  it.each(names.filter((name) => fullContract[name].access === 'staff'))(
    'X-266: %s is forbidden to a user who is not staff',
    async (name) => {
      expect(await send(name, 'sara')).toEqual({
        ok: false,
        failure: {
          kind: 'refused',
          status: 403,
          code: 'forbidden',
          texts: ['شما به این بخش دسترسی ندارید.'],
          retryAfter: null,
        },
      });
    },
  );

  it('X-266: no other call is in its area', () => {
    const paths = names.filter((name) => fullContract[name].access !== 'staff').map(getPath);
    expect(paths.filter((path) => /^\/management\/|\/admin\//.test(path))).toEqual([]);
  });
});

describe('an answer that violates the contract', () => {
  it('the mock server throws and does not send it', async () => {
    const handler = answer(mocks.backend, 'login', () => ({ user: { username: 'sara' } }));
    const request = new Request(host + contract.login.path, {
      method: 'POST',
      body: JSON.stringify(welcome.login[1]),
    });
    await expect(getResponse([handler], request)).rejects.toThrow(
      "The mock's answer to /account/login is not what the contract says.",
    );
  });

  it.each([
    ['a code of another call', () => refuse('no_audio', 'متن'), 'answered 404 no_audio'],
    ['another status', () => new Refusal(418, { detail: 'متن' }), 'answered 418 without a code'],
    [
      'no texts',
      () => new Refusal(400, { otp: 3 }),
      'answered 400 with fields, and otp is not as described',
    ],
  ])(
    'R-212: the mock server throws a refusal with %s, and does not send it',
    async (_, make, end) => {
      const handler = answer(mocks.backend, 'login', () => {
        throw make();
      });
      const request = new Request(host + contract.login.path, {
        method: 'POST',
        body: JSON.stringify(welcome.login[1]),
      });
      await expect(getResponse([handler], request)).rejects.toThrow(
        `The mock's refusal of login is not in the contract: ${end}.`,
      );
    },
  );

  it('R-212: a rule with an unknown code does not compile', () => {
    // @ts-expect-error: the table has no such code.
    expect(() => refuse('unheard_of', 'متن')).toThrow(TypeError);
    // @ts-expect-error: the table has no such code.
    expect(new Refusal(403, { detail: 'متن', code: 'unheard_of' }).status).toBe(403);
  });
});

describe('addresses', () => {
  it.each(['/account/social_verify/google', '/account/login/', '/account/Login'])(
    'R-170, R-201: %s is not in the contract and fails',
    async (path) => {
      const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await expect(fetch(host + path, { method: 'POST', body: '{}' })).rejects.toThrow();
      expect(complaint).toHaveBeenCalledOnce();
    },
  );

  it.each(['email', 'phone'])(
    'R-205: the path has the misspelling of the server, by %s',
    async (channel) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const ask = (word: string) =>
        fetch(`${host}/account/resend_${word}_code/${channel}`, {
          method: 'POST',
          body: JSON.stringify(someone),
        });
      expect((await ask('veification')).status).toBe(200);
      await expect(ask('verification')).rejects.toThrow();
    },
  );

  it('R-211: deleteAllMessages accepts no body', async () => {
    const put = (body: string | null) =>
      fetch(`${host}/communication/message/delete_all`, {
        method: 'PUT',
        headers: { Authorization: `token ${accounts.sara.token}` },
        body,
      });
    expect((await put('{"all":true}')).status).toBe(400);
    expect((await put(null)).status).toBe(204);
    expect(mocks.backend.retrieveAccount(mocks.backend.account('sara')).new_messages_count).toBe(0);
  });
});

describe('refusals', () => {
  it('R-200: a wrong password is refused with a Persian sentence', async () => {
    const outcome = await createClientFor(null).login({
      username_or_phone_or_email: 'sara',
      password: 'x',
    });
    expect(outcome).toMatchObject({
      failure: { kind: 'refused', status: 400, texts: ['نام کاربری یا رمز عبور درست نیست.'] },
    });
  });

  it('live dictation without a service is refused with its code', async () => {
    const outcome = await createClientFor('reza').createLiveSession(live);
    expect(outcome).toMatchObject({ failure: { status: 403, code: 'no_service' } });
  });

  it('a delayed answer is late, and is not sent to an aborted call', async () => {
    mocks.backend.answerSlowly('getServices', 40);
    const from = performance.now();
    expect(await createClientFor('sara').getServices()).toMatchObject({ ok: true });
    expect(performance.now() - from).toBeGreaterThan(30);
    mocks.backend.answerSlowly('getServices', 3_600_000);
    const { signal } = giveUpSoon();
    expect(await createClientFor('sara').getServices(undefined, { signal })).toMatchObject({
      failure: { kind: 'aborted' },
    });
  });

  it('the backend can be replaced', async () => {
    mocks.backend.deleteAllMessages(mocks.backend.account('sara'));
    const { createBackend } = await import('./backend.ts');
    mocks.use(createBackend());
    const outcome = await createClientFor('sara').retrieveAccount();
    expect(outcome).toMatchObject({ ok: true, answer: { new_messages_count: 3 } });
  });
});

describe('the demo material of the specification', () => {
  it('R-014: the mocks contain none of it: no English error, no delay of a second, no seven days', async () => {
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8'))
      .join('\n');
    expect(sources.length).toBeGreaterThan(10_000);
    expect(sources).not.toMatch(
      /Invalid email or password|User already exists|Invalid Authorization token|Internal server error/i,
    );
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await send('login')).toMatchObject({ ok: true });
    const delays = timers.mock.calls.map(([, delay = 0]) => delay);
    // The client's own limit of an answer is longer.
    expect(delays.filter((delay) => delay >= 500 && delay <= 5_000)).toEqual([]);
    mocks.backend.clock.advance(8 * 24 * 3_600_000);
    expect(await send('retrieveAccount')).toMatchObject({ ok: true });
  });
});

function createClientFor(name: AccountName | null) {
  return createClient({
    host,
    readToken: () => (name === null ? null : accounts[name].token),
  });
}

function send(name: CallName, as = chooseCaller(name)) {
  const calls: CallTable = fullContract;
  const client = createPartClient(calls, { host, readToken: () => accounts[as].token });
  const ask = client[name] as (payload: unknown) => Promise<Outcome<unknown>>;
  return ask(welcome[name][1]);
}

async function getStatus(name: CallName, authorization: string | undefined): Promise<number> {
  const { method } = fullContract[name];
  const payload = welcome[name][1];
  const answer = await fetch(toCallAddress(name, payload), {
    method,
    ...(authorization !== undefined && { headers: { Authorization: authorization } }),
    ...(method !== 'GET' && payload !== undefined && { body: toBody(payload) }),
  });
  return answer.status;
}

function getPath(name: CallName): string {
  return fullContract[name].path;
}

function giveUpSoon(): AbortController {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 10);
  return controller;
}
