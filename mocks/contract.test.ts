import {
  contract,
  createClient,
  type CallName,
  type ClientOptions,
  type PayloadOf,
  type Contract,
} from '@nevisa/api';
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getResponse } from 'msw';
import { accounts, type AccountName } from './fixtures/accounts.ts';
import { answer } from './handlers/answer.ts';
import { startNode, type NodeMocks } from './node.ts';
import { verificationCode } from './rules/codes.ts';
import { createGoogleCredential } from './rules/signingIn.ts';

const host = 'https://api.nevisa.test';
const someone = { id: accounts.sara.id };
const password = 'a-new-password';
const form = { username: 'mina', password, password_confirmation: password, invitation_key: '' };
const live = {
  client_id: 'document-1',
  engine: 'nevisa',
  mode: 'stream',
  encoding: 'pcm_s16le',
} as const;

const dictated: PayloadOf<Contract['createHistory']> = {
  client_id: 'document-1',
  title: 'یادداشت',
  text: 'متن گفته‌شده',
  segments: [],
  duration: 61_000,
  source: 'LIVE',
  created_at: '2026-11-21T10:30:00Z',
};
const savedId = 'c0000000-0000-4000-8000-000000000001';

/** For each call something to send that is welcome, and the requirement that it proves. */
const welcome: { [Name in CallName]: [row: string, payload: PayloadOf<Contract[Name]>] } = {
  login: ['R-200', { username_or_phone_or_email: 'sara', password: accounts.sara.password }],
  verifyGoogleCredential: ['R-201', { credential: createGoogleCredential('sara@nevisa.test') }],
  retrieveAccount: ['R-202', undefined],
  signUpByPhone: ['R-203', { ...form, phone: '09127778899' }],
  signUpByEmail: ['R-203', { ...form, email: 'mina@nevisa.test' }],
  verifySignUp: ['R-204', { ...someone, otp: verificationCode }],
  resendCodeByEmail: ['R-205', someone],
  resendCodeByPhone: ['R-205', someone],
  forgotPassword: ['R-206', { phone: '09121234567' }],
  changeForgottenPassword: [
    'R-207',
    { ...someone, otp: verificationCode, password, password_confirmation: password },
  ],
  getServices: ['R-208', undefined],
  listMessages: ['R-209', undefined],
  changeMessageStatus: ['R-210', { id: 7001, status: 'SEEN' }],
  deleteAllMessages: ['R-211', undefined],
  listTransactions: ['R-184', undefined],
  createLiveSession: ['R-212', live],
  createHistory: ['R-212', { ...dictated, client_id: 'document-2' }],
  updateHistory: ['R-212', { id: savedId, revision: 1, text: 'متن ویراسته' }],
  setConfig: ['R-212', { convert_numbers: false, preferences: { quotes: false } }],
};

const names = Object.keys(contract) as CallName[];

let mocks: NodeMocks;
beforeEach(() => {
  mocks = startNode();
  mocks.backend.createHistory(mocks.backend.account('sara'), dictated);
});
afterEach(() => {
  mocks.close();
  vi.restoreAllMocks();
});

describe('every call of the contract', () => {
  it.each(names.map((name) => [welcome[name][0], name] as const))(
    '%s: the answer of %s satisfies the contract',
    async (_row, name) => {
      mocks.backend.forgotPassword({ email: accounts.sara.email ?? '' });
      expect(await send(name, 'sara')).toMatchObject({ ok: true });
    },
  );

  it.each(names)('R-212: %s fails with each configured fault', async (name) => {
    const { backend } = mocks;
    const outcomes = [];
    backend.breakDown(name, 'network');
    outcomes.push(await send(name, 'sara'));
    backend.breakDown(name, 'server');
    outcomes.push(await send(name, 'sara'));
    backend.breakDown(name, { status: 429, body: 'صبر کنید', headers: { 'Retry-After': '7' } });
    outcomes.push(await send(name, 'sara'));
    expect(outcomes.map((outcome) => !outcome.ok && outcome.failure)).toEqual([
      { kind: 'network' },
      { kind: 'server', status: 500 },
      { kind: 'refused', status: 429, texts: ['صبر کنید'], code: null, retryAfter: 7_000 },
    ]);
    backend.repair(name);
    backend.forgotPassword({ email: accounts.sara.email ?? '' });
    expect(await send(name, 'sara')).toMatchObject({ ok: true });
  });

  it.each(names.filter((name) => contract[name].access !== 'public'))(
    'R-197: %s requires exactly "token", one space and the token',
    async (name) => {
      const { token } = accounts.sara;
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

  it.each(
    names.filter((name) => contract[name].method !== 'GET' && welcome[name][1] !== undefined),
  )('%s refuses what is not its payload, field by field, and what is no JSON', async (name) => {
    const headers = { Authorization: `token ${accounts.sara.token}` };
    const isNothingTooLittle = !v.is(contract[name].payload, {});
    const bodies = [...(isNothingTooLittle ? ['{}'] : []), '{"', '[]', '7', ''];
    const answers = await Promise.all(
      bodies.map((body) =>
        fetch(host + contract[name].path, { method: contract[name].method, headers, body }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 400));
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
    const from = performance.now();
    await send('login', 'sara');
    expect(performance.now() - from).toBeLessThan(500);
    mocks.backend.clock.advance(8 * 24 * 3_600_000);
    expect(await send('retrieveAccount', 'sara')).toMatchObject({ ok: true });
  });
});

function createClientFor(name: AccountName | null, options: Partial<ClientOptions> = {}) {
  return createClient({
    host,
    readToken: () => (name === null ? null : accounts[name].token),
    ...options,
  });
}

function send(name: CallName, as: AccountName) {
  const call = createClientFor(as)[name] as (
    payload: unknown,
  ) => ReturnType<ReturnType<typeof createClientFor>['login']>;
  return call(welcome[name][1]);
}

async function getStatus(name: CallName, authorization: string | undefined): Promise<number> {
  const { method, path } = contract[name];
  const payload = welcome[name][1];
  const answer = await fetch(host + path, {
    method,
    ...(authorization !== undefined && { headers: { Authorization: authorization } }),
    ...(payload !== undefined && { body: JSON.stringify(payload) }),
  });
  return answer.status;
}

function giveUpSoon(): AbortController {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 10);
  return controller;
}
