import { contract } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { correctAnswers } from './faults/correctAnswers.ts';
import {
  isBrowserReport,
  passTimeLimit,
  describeFault,
  succeedsUnread,
  waitForEndOfCall,
} from './faults/faultResult.ts';
import { type FormCase, formCases } from './faults/formCases.ts';
import { type FaultyApp, openFaultyApp } from './faults/openFaultyApp.ts';
import {
  faultOfEachOutcome,
  type TransportFault,
  transportFaults,
} from './faults/transportFaults.ts';

// Every fault of every call is tested in Node (transport.test.ts). Here one form meets every fault as Chromium
// decodes it, and each call every outcome that its page distinguishes.

const { sara } = accounts;

let app: FaultyApp;
beforeAll(async () => {
  app = await openFaultyApp();
});
afterAll(() => app.close());

const readToken = () => app.page.evaluate(() => localStorage.getItem('accessToken'));

async function openForm({ open, fields, hasCheckbox }: FormCase): Promise<void> {
  await open(app.page, app.url);
  for (const [label, value] of fields) {
    await app.page.getByLabel(label, { exact: true }).fill(value);
  }
  if (hasCheckbox === true) {
    await app.page.getByRole('checkbox').check();
  }
}

/** The text under the form: the fixed sentence of the call where it has one, except for a failed transport. */
function textUnderForm({ sentence }: FormCase, fault: TransportFault): string {
  const isOfTransport = ['network', 'wait', 'schema'].includes(fault.outcome);
  return isOfTransport || sentence === undefined ? describeFault(fault) : (sentence ?? '');
}

async function expectSuccess({ nextHeading }: FormCase): Promise<void> {
  const { page } = app;
  if (nextHeading === null) {
    await page.getByText('کد جدید ارسال شد.').waitFor();
    return;
  }
  // A page that does not come says in the failure what is there in its place.
  const shown = async () => ({
    headings: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
    alerts: await page.getByRole('alert').allInnerTexts(),
  });
  await expect.poll(shown).toMatchObject({ headings: expect.arrayContaining([nextHeading]) });
}

async function expectFailure(form: FormCase, fault: TransportFault): Promise<void> {
  const { page } = app;
  const button = page.getByRole('button', { name: form.button, exact: true });
  const shown = async () => (await page.getByRole('alert').allInnerTexts()).join('').trim();
  await expect.poll(shown).toBe(form.sentence === null ? '' : textUnderForm(form, fault));
  await expect
    .poll(() => button.isDisabled())
    .toBe(fault.outcome === 'wait' && form.sentence !== null);
  for (const [label, value] of form.fields) {
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(value);
  }
  expect(await readToken()).toBeNull();
}

describe.each(formCases)('the form that calls $call', (form) => {
  const { path } = contract[form.call];
  // A refused form keeps its content, so that the next fault needs no new page.
  let isOpen = false;

  it.each(form.call === 'login' ? transportFaults : faultOfEachOutcome)(
    '$id, $what: $outcome',

    async (fault) => {
      const { page, problems } = app;
      problems.length = 0;
      app.arrange(path, null);
      if (!isOpen) {
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await openForm(form);
      }
      app.arrange(path, fault, correctAnswers[form.call]);
      const ended = waitForEndOfCall(page, path);
      await page.getByRole('button', { name: form.button, exact: true }).click();
      await passTimeLimit(page, fault);
      await ended;

      const succeeds = form.sentence === null ? succeedsUnread(fault) : fault.outcome === 'ok';
      isOpen = !succeeds && fault.outcome !== 'wait';
      await (succeeds ? expectSuccess(form) : expectFailure(form, fault));
      expect(problems.filter((problem) => !isBrowserReport(problem))).toEqual([]);
    },
  );
});

describe('the start of the app', () => {
  const { path } = contract.retrieveAccount;

  it.each(faultOfEachOutcome)('$id, $what: $outcome', async (fault) => {
    const { page, problems } = app;
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    problems.length = 0;
    app.arrange(path, null);
    await page.goto(`${app.url}/favicon.svg`);
    await page.evaluate((token) => localStorage.setItem('accessToken', token), sara.token);
    app.arrange(path, fault, correctAnswers.retrieveAccount);
    await page.goto(app.url + paths.messages);
    await passTimeLimit(page, fault);

    if (fault.outcome === 'ok') {
      await heading('پیام‌ها').waitFor();
    } else if (fault.outcome === 'unauthorized') {
      // R-193, A01.
      await heading('ورود به نویسا').waitFor();
      expect(await readToken()).toBeNull();
    } else {
      // R-194, A02: the token remains, and the person can try again.
      await page.getByText('بارگذاری حساب شما ممکن نشد.').waitFor();
      expect(await readToken()).toBe(sara.token);
      app.arrange(path, null);
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await heading('پیام‌ها').waitFor();
    }
    expect(problems.filter((problem) => !isBrowserReport(problem))).toEqual([]);
  });
});
