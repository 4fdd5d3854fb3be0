import { accounts } from '@nevisa/mocks/accounts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openBrowser, type OpenedBrowser } from './openBrowser.ts';
import { openWithState } from './openWithState.ts';
import {
  endOfCall,
  isOfTheWire,
  passTime,
  sentenceFor,
  succeedsUnread,
  words,
} from './faults/brokenWire.ts';
import { type FaultyProxy, startFaultyProxy } from './faults/faultyProxy.ts';
import { type TransportFault, transportFaults } from './faults/transportFaults.ts';
import { serveDemo } from './serveDemo.ts';

const { sara } = accounts;
const user = { id: sara.id, username: 'sara' };
const newId = 'ac000000-0000-4000-9000-000000000001';

let server: Awaited<ReturnType<typeof serveDemo>>;
let proxy: FaultyProxy;
let opened: OpenedBrowser;
beforeAll(async () => {
  server = await serveDemo();
  proxy = await startFaultyProxy(server.url);
  opened = await openBrowser();
  await opened.page.clock.install();
});
afterAll(async () => {
  await opened.close();
  await proxy.close();
  await server.close();
});

interface Scene {
  call: string;
  /** The address that the call goes to. */
  path: string;
  /** A body that the call takes for a success. */
  success: string;
  /** Opens the page and fills in what is sent. */
  open: (page: Page) => Promise<void>;
  button: string;
  /** What stands under the form for every answered failure: the server's words when absent, nothing when null. */
  sentence?: string | null;
  /** The heading of the page that a success leads to, or null where one stays. */
  leadsTo: string | null;
  /** What was typed and must stay. */
  typed: readonly [label: string, value: string][];
}

async function fill(page: Page, fields: Scene['typed']) {
  for (const [label, value] of fields) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const otp: Scene['typed'] = [['کد تأیید', '123456']];
const newPassword: Scene['typed'] = [
  ...otp,
  ['رمز عبور جدید', 'sara-1406'],
  ['تکرار رمز عبور جدید', 'sara-1406'],
];
const credentials: Scene['typed'] = [
  ['نام کاربری، شمارهٔ همراه یا ایمیل', 'sara'],
  ['رمز عبور', 'sara-1405'],
];
const newAccount: Scene['typed'] = [
  ['نام کاربری', 'nika'],
  ['ایمیل یا شمارهٔ همراه', '09131234567'],
  ['رمز عبور', 'nika-1405'],
  ['تکرار رمز عبور', 'nika-1405'],
];
const contact: Scene['typed'] = [['ایمیل یا شمارهٔ همراه', '09121234567']];

const scenes: readonly Scene[] = [
  {
    call: 'sign-in',
    path: '/account/login',
    success: JSON.stringify({ user: { ...user, token: sara.token } }),
    open: async (page) => {
      await page.goto(proxy.url + paths.signIn);
      await fill(page, credentials);
    },
    button: 'ورود',
    leadsTo: 'بسته‌ها',
    typed: credentials,
  },
  {
    call: 'register',
    path: '/account/signup/phone',
    success: JSON.stringify({ user: { id: newId } }),
    open: async (page) => {
      await page.goto(proxy.url + paths.signUp);
      await fill(page, newAccount);
      await page.getByRole('checkbox').check();
    },
    button: 'ثبت‌نام',
    leadsTo: 'تأیید حساب',
    typed: newAccount,
  },
  {
    call: 'verification',
    path: '/account/verify_signup',
    success: JSON.stringify({ user: { ...user, token: sara.token } }),
    open: async (page) => {
      await openWithState(page, proxy.url, paths.verifySignUp, { id: newId, type: 'phone' });
      await fill(page, otp);
    },
    button: 'تأیید',
    sentence: words.wrongCode,
    leadsTo: 'ورود به نویسا',
    typed: otp,
  },
  {
    call: 'resend',
    path: '/account/resend_veification_code/phone',
    success: '{}',
    open: async (page) => {
      await openWithState(page, proxy.url, paths.verifySignUp, {
        id: newId,
        type: 'phone',
        deadline: 0,
      });
      await fill(page, otp);
    },
    button: 'ارسال دوبارهٔ کد',
    sentence: null,
    leadsTo: null,
    typed: otp,
  },
  {
    call: 'forgotten password',
    path: '/account/forgot_password',
    success: JSON.stringify({ user: { id: sara.id } }),
    open: async (page) => {
      await page.goto(proxy.url + paths.forgotPassword);
      await fill(page, contact);
    },
    button: 'بازیابی رمز عبور',
    sentence: words.forgot,
    leadsTo: 'تعیین رمز عبور جدید',
    typed: contact,
  },
  {
    call: 'change of password',
    path: '/account/change_forgotten_password',
    success: JSON.stringify({ user: { ...user, token: sara.token } }),
    open: async (page) => {
      await openWithState(page, proxy.url, paths.changePassword, { id: sara.id, type: 'phone' });
      await fill(page, newPassword);
    },
    button: 'تغییر رمز عبور',
    sentence: words.wrongCode,
    leadsTo: 'ورود به نویسا',
    typed: newPassword,
  },
];

/** What stands under the form: the fixed sentence of the call where it has one, but for what the wire itself says. */
function saidUnder({ sentence }: Scene, fault: TransportFault): string {
  const isOfWire = fault.outcome === 'network' || fault.outcome === 'wait';
  return isOfWire || sentence === undefined ? sentenceFor(fault) : (sentence ?? '');
}

describe.each(scenes)('$call over a broken wire', (scene) => {
  // A form that was refused stays as it is, so that the next fault meets what was typed for the first.
  let standing = false;

  it.each(transportFaults)('$row, $what: $outcome', { timeout: 30_000 }, async (fault) => {
    const { page, troubles } = opened;
    troubles.length = 0;
    proxy.arrange(scene.path, null);
    if (!standing) {
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await scene.open(page);
    }
    proxy.arrange(scene.path, fault, scene.success);
    const button = page.getByRole('button', { name: scene.button, exact: true });
    const ended = endOfCall(page, scene.path);
    await button.click();
    await passTime(page, fault);
    await ended;

    const succeeds = scene.sentence === null ? succeedsUnread(fault) : fault.outcome === 'ok';
    standing = !succeeds && fault.outcome !== 'wait';
    if (succeeds) {
      await (scene.leadsTo === null
        ? page.getByText('کد جدید ارسال شد.').waitFor()
        : page.getByRole('heading', { level: 1, name: scene.leadsTo }).waitFor());
    } else {
      const said = async () => (await page.getByRole('alert').allInnerTexts()).join('').trim();
      await expect.poll(said).toBe(scene.sentence === null ? '' : saidUnder(scene, fault));
      await expect
        .poll(() => button.isDisabled())
        .toBe(fault.outcome === 'wait' && scene.sentence !== null);
      for (const [label, value] of scene.typed) {
        expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
      }
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    }
    expect(troubles.filter((each) => !isOfTheWire(each))).toEqual([]);
  });
});

describe('the start over a broken wire', () => {
  it.each(transportFaults)('$row, $what: $outcome', { timeout: 30_000 }, async (fault) => {
    const { page, troubles } = opened;
    troubles.length = 0;
    proxy.arrange('/account/retrieve', null);
    await page.goto(`${proxy.url}/favicon.svg`);
    await page.evaluate((token) => {
      localStorage.setItem('accessToken', token);
    }, sara.token);
    proxy.arrange('/account/retrieve', fault, JSON.stringify(user));
    await page.goto(proxy.url + paths.messages);
    await passTime(page, fault);

    const token = () => page.evaluate(() => localStorage.getItem('accessToken'));
    if (fault.outcome === 'ok') {
      await page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
    } else if (fault.outcome === 'over') {
      // R-193, A01.
      await page.getByRole('heading', { level: 1, name: 'ورود به نویسا' }).waitFor();
      expect(await token()).toBeNull();
    } else {
      // R-194, A02: the token is kept, and one may try again.
      await page.getByText('بارگذاری حساب شما ممکن نشد.').waitFor();
      expect(await token()).toBe(sara.token);
      proxy.arrange('/account/retrieve', null);
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await page.getByRole('heading', { level: 1, name: 'پیام‌ها' }).waitFor();
    }
    expect(troubles.filter((each) => !isOfTheWire(each))).toEqual([]);
  });
});
