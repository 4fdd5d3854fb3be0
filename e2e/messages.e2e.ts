import { makeManyMessages } from '@nevisa/mocks/manyMessages';
import type { Request } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openPath, openApp, type OpenedApp, storeToken } from './openApp.ts';

const file = 'متن فایل شما آماده است';
const offer = 'تخفیف پاییزی بسته‌ها';
const deleteAll = { name: 'حذف همهٔ پیام‌ها', exact: true };

let app: OpenedApp;
let lists: number;
let changes: { method: string; call: string; body: string | null }[];

beforeEach(async () => {
  app = await openApp();
  changes = [];
  lists = 0;
  app.page.on('request', (request: Request) => {
    const [, call] = request.url().split('/communication/message/');
    if (call === 'retrieve_all') {
      lists += 1;
    } else if (call !== undefined) {
      changes.push({ method: request.method(), call, body: request.postData() });
    }
  });
  await storeToken(app, 'sara');
});
afterEach(() => app.close());

const messageNamed = (name: string) => app.page.getByRole('article', { name });
const newOnes = async () => {
  const link = app.page.getByRole('link', { name: /^پیام‌ها/ }).first();
  return link.getAttribute('aria-label');
};

describe('the message centre', () => {
  it('R-143, R-144, R-210, T-19, T-20: a viewed and a deleted message are sent to the server at once, by PUT', async () => {
    await openPath(app, paths.messages);
    await app.page.getByRole('button', { name: `مشاهدهٔ پیام «${file}»` }).click();
    await messageNamed(file).getByText('پیام جدید').waitFor({ state: 'detached' });
    await app.page.getByRole('button', { name: `حذف پیام «${offer}»` }).click();
    await messageNamed(offer).waitFor({ state: 'detached' });
    expect(changes).toEqual([
      { method: 'PUT', call: 'change_status', body: '{"id":7001,"status":"SEEN"}' },
      { method: 'PUT', call: 'change_status', body: '{"id":7002,"status":"DELETED"}' },
    ]);
    expect(await newOnes()).toBe('پیام‌ها، ۱ پیام جدید');
    expect(lists, 'the list is not fetched again after a success').toBe(1);
  });

  it('R-146, R-211: Escape cancels the deletion of all messages; confirming sends a PUT without a body', async () => {
    await openPath(app, paths.messages);
    await app.page.getByRole('button', deleteAll).click();
    const dialog = app.page.getByRole('alertdialog');
    await dialog.waitFor();
    await app.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect([changes, await app.page.getByRole('article').count()]).toEqual([[], 5]);

    await app.page.getByRole('button', deleteAll).click();
    await dialog.getByRole('button', deleteAll).click();
    await app.page.getByRole('heading', { name: 'پیامی برای نمایش وجود ندارد' }).waitFor();
    expect(changes).toEqual([{ method: 'PUT', call: 'delete_all', body: null }]);
    expect(await newOnes()).toBeNull();
  });

  it('R-143, R-149: a deletion remains after a reload', async () => {
    await openPath(app, paths.messages);
    await app.page.getByRole('button', { name: `حذف پیام «${file}»` }).click();
    await messageNamed(file).waitFor({ state: 'detached' });
    await app.page.reload();
    await messageNamed(offer).waitFor();
    expect(await messageNamed(file).count()).toBe(0);
    expect(await newOnes()).toBe('پیام‌ها، ۲ پیام جدید');
  });

  it('R-140, A09: the chosen filter remains after another page and a failed call', async () => {
    await openPath(app, paths.messages);
    await app.page.getByRole('button', { name: 'پیشنهادها' }).click();
    app.backend.breakDown('listMessages', 'network');
    await app.page.getByRole('link', { name: 'داشبورد' }).first().click();
    await app.page.getByRole('heading', { level: 1, name: /سلام/ }).waitFor();
    await app.page.goBack();
    await messageNamed(offer).waitFor();
    expect(
      await app.page.getByRole('button', { name: 'پیشنهادها' }).getAttribute('aria-pressed'),
    ).toBe('true');
    expect(await app.page.getByRole('article').count()).toBe(2);
  });

  it('A07: the list scrolls through 10,000 messages, and End reaches the last', async () => {
    app.backend.account('sara').messages = makeManyMessages(10_000);
    await openPath(app, paths.messages);
    await messageNamed('متن فایل شما آماده است (10000)').waitFor();
    await app.page.locator('[aria-posinset="1"]').focus();
    await app.page.keyboard.press('End');
    await messageNamed('متن فایل شما آماده است (1)').waitFor();
    expect(await app.page.getByRole('article').count()).toBeLessThan(40);
  });
});
