import { contract } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { correctAnswers } from './faults/correctAnswers.ts';
import {
  isBrowserReport,
  passTimeLimit,
  describeFault,
  succeedsUnread,
  waitForEndOfCall,
} from './faults/faultResult.ts';
import { type FaultyApp, openFaultyApp } from './faults/openFaultyApp.ts';
import { faultOfEachOutcome } from './faults/transportFaults.ts';

const { sara } = accounts;
const list = contract.listMessages.path;
const change = contract.changeMessageStatus.path;
const title = 'متن فایل شما آماده است';
const deleteButton = { name: `حذف پیام «${title}»` };

let app: FaultyApp;
beforeAll(async () => {
  app = await openFaultyApp();
});
beforeEach(() => {
  app.arrange(list, null);
  app.arrange(change, null);
  app.problems.length = 0;
});
afterAll(() => app.close());

const findSignIn = (page: Page) => page.getByRole('heading', { level: 1, name: 'ورود به نویسا' });

async function storeToken(): Promise<void> {
  await app.page.goto(`${app.url}/favicon.svg`);
  await app.page.evaluate((token) => localStorage.setItem('accessToken', token), sara.token);
}

function expectNoProblems() {
  expect(app.problems.filter((problem) => !isBrowserReport(problem))).toEqual([]);
}

describe('the list of messages', () => {
  it.each(faultOfEachOutcome)('R-230, $id, $what: $outcome', async (fault) => {
    const { page } = app;
    await storeToken();
    app.arrange(list, fault, correctAnswers.listMessages);
    const ended = waitForEndOfCall(page, list);
    const requested = page.waitForRequest((request) => request.url().endsWith(list));
    await page.goto(app.url + paths.messages);
    await requested;
    await passTimeLimit(page, fault);
    await ended;
    if (fault.outcome === 'unauthorized') {
      await findSignIn(page).waitFor();
    } else if (fault.outcome === 'ok') {
      await page.getByRole('article', { name: title }).waitFor();
    } else {
      const alert = page.getByRole('alert');
      await alert.getByText(describeFault(fault)).waitFor();
      app.arrange(list, null);
      await alert.getByRole('button', { name: 'تلاش دوباره' }).click();
      await page.getByRole('article').first().waitFor();
    }
    expectNoProblems();
  });
});

describe('the deletion of a message', () => {
  // The message remains after a failed deletion, so that the next fault needs no new page.
  let isOpen = false;

  it.each(faultOfEachOutcome)('R-148, $id, $what: $outcome', async (fault) => {
    const { page } = app;
    if (!isOpen) {
      await storeToken();
      await page.goto(app.url + paths.messages);
    }
    await page.getByRole('article', { name: title }).waitFor();
    app.arrange(change, fault, correctAnswers.changeMessageStatus);
    const ended = waitForEndOfCall(page, change);
    await page.getByRole('button', deleteButton).click();
    await passTimeLimit(page, fault);
    await ended;
    isOpen = ['network', 'server', 'refused', 'forbidden', 'texts'].includes(fault.outcome);
    if (fault.outcome === 'unauthorized') {
      await findSignIn(page).waitFor();
    } else if (succeedsUnread(fault)) {
      await page.getByRole('article', { name: title }).waitFor({ state: 'detached' });
    } else {
      const button = page.getByRole('button', deleteButton);
      await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
      const said = await page.getByRole('alert').allInnerTexts();
      expect(said.filter((words) => words !== '')).toEqual([]);
      expect(await page.getByRole('link', { name: 'پیام‌ها، ۳ پیام جدید' }).count()).toBe(2);
    }
    expectNoProblems();
  });
});
