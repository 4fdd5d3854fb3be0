import { accounts } from '@nevisa/mocks/accounts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import {
  endOfCall,
  isOfTheWire,
  passTime,
  sentenceFor,
  succeedsUnread,
} from './faults/brokenWire.ts';
import { type FaultyProxy, startFaultyProxy } from './faults/faultyProxy.ts';
import { transportFaults } from './faults/transportFaults.ts';
import { openBrowser, type OpenedBrowser } from './openBrowser.ts';
import { serveDemo } from './serveDemo.ts';

const { sara } = accounts;
const list = '/communication/message/retrieve_all';
const change = '/communication/message/change_status';
const title = 'متن فایل شما آماده است';
const deleteButton = { name: `حذف پیام «${title}»` };

let server: Awaited<ReturnType<typeof serveDemo>>;
let proxy: FaultyProxy;
let opened: OpenedBrowser;
beforeAll(async () => {
  server = await serveDemo();
  proxy = await startFaultyProxy(server.url);
  opened = await openBrowser();
  await opened.page.clock.install();
});
beforeEach(async () => {
  proxy.arrange(list, null);
  proxy.arrange(change, null);
  await opened.page.goto(`${proxy.url}/favicon.svg`);
  await opened.page.evaluate((token) => {
    localStorage.setItem('accessToken', token);
  }, sara.token);
  opened.troubles.length = 0;
});
afterAll(async () => {
  await opened.close();
  await proxy.close();
  await server.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectNoTroubles() {
  expect(opened.troubles.filter((each) => !isOfTheWire(each))).toEqual([]);
}

describe('the list of messages over a broken wire', () => {
  it.each(transportFaults)('R-230, $row, $what: $outcome', { timeout: 30_000 }, async (fault) => {
    const { page } = opened;
    const [first] = sara.messages;
    proxy.arrange(list, fault, JSON.stringify([first]));
    const ended = endOfCall(page, list);
    const asked = page.waitForRequest((request) => request.url().endsWith(list));
    await page.goto(proxy.url + paths.messages);
    await asked;
    await passTime(page, fault);
    await ended;
    if (fault.row === 'T28') {
      await heading(page, 'ورود به نویسا').waitFor();
    } else if (fault.outcome === 'ok') {
      await page.getByRole('article', { name: title }).waitFor();
    } else {
      const said = page.getByRole('alert');
      await said.getByText(sentenceFor(fault)).waitFor();
      proxy.arrange(list, null);
      await said.getByRole('button', { name: 'تلاش دوباره' }).click();
      await page.getByRole('article').first().waitFor();
    }
    await expectNoTroubles();
  });
});

describe('a deletion over a broken wire', () => {
  it.each(transportFaults)('R-148, $row, $what: $outcome', { timeout: 30_000 }, async (fault) => {
    const { page } = opened;
    await page.goto(proxy.url + paths.messages);
    await page.getByRole('article', { name: title }).waitFor();
    proxy.arrange(change, fault, '{}');
    const ended = endOfCall(page, change);
    await page.getByRole('button', deleteButton).click();
    await passTime(page, fault);
    await ended;
    if (fault.row === 'T28') {
      await heading(page, 'ورود به نویسا').waitFor();
    } else if (succeedsUnread(fault)) {
      await page.getByRole('article', { name: title }).waitFor({ state: 'detached' });
    } else {
      const button = page.getByRole('button', deleteButton);
      await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
      expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
      expect(await page.getByRole('link', { name: 'پیام‌ها، ۳ پیام جدید' }).count()).toBe(2);
    }
    await expectNoTroubles();
  });
});
