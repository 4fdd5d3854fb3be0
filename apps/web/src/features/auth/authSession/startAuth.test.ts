import { type NodeMocks, startNode } from '@nevisa/mocks/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { getStaffClient } from '../../management/staffClient.ts';
import type { RunningAuth } from './startAuth.ts';
import { startSession } from './startAuthTesting.ts';

let mocks: NodeMocks;
let running: RunningAuth | undefined;
beforeEach(() => {
  mocks = startNode();
  vi.spyOn(console, 'debug').mockReturnValue();
});
afterEach(() => {
  running?.stop();
  mocks.close();
  vi.restoreAllMocks();
});

function start(stored: Record<string, string> = {}) {
  return startOn(createMemoryStorage(stored));
}

function startOn(storage: BrowserStorage) {
  const session = startSession('https://api.nevisa.test', storage);
  running = session;
  return session;
}

describe('a stored token', () => {
  async function startAsSara() {
    const { token } = mocks.backend.account('sara');
    const started = start({ accessToken: token });
    await vi.waitFor(() => expect(started.seen.at(-1)?.user?.username).toBe('sara'));
    return { ...started, token };
  }

  it('R-191, R-202: loads the account with one call', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { token } = await startAsSara();
    const calls = sent.mock.calls.map(([address, init]) => [
      `${init?.method} ${address as string}`,
      new Headers(init?.headers).get('authorization'),
    ]);
    expect(calls).toEqual([['GET https://api.nevisa.test/account/retrieve', `token ${token}`]]);
  });

  it('R-242: a later 401 ends the auth session as expired', async () => {
    const { client, seen } = await startAsSara();
    mocks.backend.breakDown('getServices', { status: 401, body: null });
    await client.getServices();
    expect(seen.at(-1)).toMatchObject({ user: null, expired: true, left: false });
  });

  it('R-057: a sign-out on purpose is no expired session', async () => {
    const { send, seen } = await startAsSara();
    send({ type: 'signOut.requested' });
    expect(seen.at(-1)).toMatchObject({ user: null, expired: false, left: true });
  });

  it('R-242: a late 401 to a call of an earlier auth session does not end the next one', async () => {
    const { client, seen, send } = await startAsSara();
    mocks.backend.breakDown('getServices', { status: 401, body: null });
    const late = delayAnswer('/nevisa/get_services');
    const call = client.getServices();
    send({ type: 'signOut.requested' });
    send({
      type: 'signIn.submitted',
      credentials: { username_or_phone_or_email: 'reza', password: 'reza-1405' },
    });
    await vi.waitFor(() => expect(seen.at(-1)?.user?.username).toBe('reza'));
    late.release();
    expect(await call).toMatchObject({ failure: { status: 401 } });
    expect(seen.at(-1)).toMatchObject({ user: { username: 'reza' }, expired: false });
  });
});

describe('a start without an answer', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => void vi.unstubAllGlobals());

  async function startTwice(fault: Parameters<NodeMocks['backend']['breakDown']>[1]) {
    const storage = createMemoryStorage({ accessToken: mocks.backend.account('sara').token });
    const first = startOn(storage);
    await vi.waitFor(() => expect(first.seen.at(-1)?.user?.username).toBe('sara'));
    first.stop();
    mocks.backend.breakDown('retrieveAccount', fault);
    return { storage, ...startOn(storage) };
  }

  it('X-321, X-322: opens the account that this device knows, and reads it when the server answers again', async () => {
    const { seen } = await startTwice('network');
    await vi.waitFor(() => expect(seen.at(-1)?.user?.username).toBe('sara'));
    mocks.backend.repair('retrieveAccount');
    mocks.backend.account('sara').is_staff = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(seen.at(-1)?.user?.is_staff).toBe(true));
  });

  it('X-321: a token that the server refuses later ends the session', async () => {
    const { seen, storage } = await startTwice('network');
    await vi.waitFor(() => expect(seen.at(-1)?.user).not.toBeNull());
    mocks.backend.breakDown('retrieveAccount', { status: 401, body: null });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ user: null, expired: true }));
    expect(storage.read('accessToken')).toBeNull();
  });

  it('X-321, R-194: an answer with an error is no missing answer', async () => {
    const { seen } = await startTwice('server');
    await vi.waitFor(() => expect(seen.at(-1)?.unreachable).toBe(true));
    expect(seen.at(-1)?.user).toBeNull();
  });

  it('X-321: the account of a sign-in is known too', async () => {
    const storage = createMemoryStorage();
    const first = startOn(storage);
    first.send({
      type: 'signIn.submitted',
      credentials: { username_or_phone_or_email: 'sara', password: 'sara-1405' },
    });
    await vi.waitFor(() => expect(first.seen.at(-1)?.user?.username).toBe('sara'));
    first.stop();
    mocks.backend.breakDown('retrieveAccount', 'network');
    const { seen } = startOn(storage);
    await vi.waitFor(() => expect(seen.at(-1)?.user?.username).toBe('sara'));
  });
});

describe('a sign-in', () => {
  it('R-181, R-064: brings the names and the badge where its answer has the fields of the contract alone', async () => {
    const { id, token, username, phone, email, nevisa_service_account } =
      mocks.backend.account('sara');
    mocks.backend.breakDown('login', {
      status: 200,
      body: {
        message: 'خوش آمدید.',
        user: {
          id,
          token,
          username,
          phone,
          email,
          nevisa_service_account,
          is_staff: false,
          is_telegram_user: false,
        },
      },
    });
    const { send, seen } = start();
    send({
      type: 'signIn.submitted',
      credentials: { username_or_phone_or_email: 'sara', password: 'sara-1405' },
    });
    await vi.waitFor(() => expect(seen.at(-1)?.user?.profile).not.toBeUndefined());
    await vi.waitFor(() => expect(seen.at(-1)?.user?.profile?.first_name).toBe('سارا'));
    expect(seen.at(-1)?.user?.new_messages_count).toBeGreaterThan(0);
  });
});

describe('a right that was taken away', () => {
  it('T-95: a forbidden call reads the account again; another refusal does not', async () => {
    const started = start({ accessToken: mocks.backend.account('admin').token });
    await vi.waitFor(() => expect(started.seen.at(-1)?.user?.is_staff).toBe(true));
    const staff = getStaffClient(started);
    await staff.listAudit({});
    mocks.backend.breakDown('listAudit', { status: 403, body: { code: 'other', detail: 'x' } });
    await staff.listAudit({});
    expect(started.seen.at(-1)?.user?.is_staff).toBe(true);
    mocks.backend.repair('listAudit');
    mocks.backend.account('admin').is_staff = false;
    await staff.listAudit({});
    await vi.waitFor(() => expect(started.seen.at(-1)?.user?.is_staff).toBe(false));
  });
});

/** Holds the answers of one path back, and counts the refusals of every other. */
function delayAnswer(path: string) {
  const send = globalThis.fetch;
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let refusals = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const answer = await send(address, init);
    if ((address as string).endsWith(path)) {
      await gate;
    } else if (answer.status === 401) {
      refusals += 1;
    }
    return answer;
  });
  return { release, refusals: () => refusals };
}

describe('a changed password', () => {
  const change = {
    old_password: 'sara-1405',
    password: 'a-new-one',
    password_confirmation: 'a-new-one',
  };

  /** Two tabs of one browser, signed in as Sara. */
  async function startTwoTabs() {
    const storage = createMemoryStorage({ accessToken: mocks.backend.account('sara').token });
    const [first, second] = [startOn(storage), startOn(storage)];
    for (const { seen } of [first, second]) {
      await vi.waitFor(() => expect(seen.at(-1)?.user?.username).toBe('sara'));
    }
    return { first, second, storage };
  }

  it('X-234: the new token is stored before the success, and the next call has it', async () => {
    const { first, storage } = await startTwoTabs();
    const outcome = await first.changePassword(change);
    expect([outcome, storage.read('accessToken')]).toEqual([
      { ok: true, answer: undefined },
      mocks.backend.account('sara').token,
    ]);
    expect((await first.client.retrieveAccount()).ok).toBe(true);
    first.stop();
  });

  it('X-234: a call of another tab that meets the change waits for the new token and is sent again', async () => {
    const { first, second } = await startTwoTabs();
    const late = delayAnswer('/account/change_password');
    const { token } = mocks.backend.account('sara');
    const changed = first.changePassword(change);
    await vi.waitFor(() => expect(mocks.backend.account('sara').token).not.toBe(token));
    const calls = [first, second].map(({ client }) => client.getServices());
    await vi.waitFor(() => expect(late.refusals()).toBe(2));
    late.release();
    expect((await Promise.all(calls)).map(({ ok }) => ok)).toEqual([true, true]);
    expect((await changed).ok).toBe(true);
    for (const { seen, stop } of [first, second]) {
      expect(seen.at(-1)).toMatchObject({ user: { username: 'sara' }, expired: false });
      stop();
    }
  });

  it('X-234: a refused change keeps the token', async () => {
    const { first, storage } = await startTwoTabs();
    const { token } = mocks.backend.account('sara');
    const outcome = await first.changePassword({ ...change, old_password: 'x' });
    expect([outcome.ok, storage.read('accessToken')]).toEqual([false, token]);
    first.stop();
  });

  it('R-242: a 401 to the change itself ends the session and waits for nothing', async () => {
    const { first } = await startTwoTabs();
    mocks.backend.breakDown('changePassword', { status: 401, body: null });
    expect((await first.changePassword(change)).ok).toBe(false);
    expect(first.seen.at(-1)).toMatchObject({ user: null, expired: true });
  });
});
