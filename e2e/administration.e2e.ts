import type { Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { services } from '@nevisa/mocks/services';
import { paths } from '../apps/web/src/shared/paths.ts';
import { errorText } from '../apps/web/src/shared/text/errorText.ts';
import { openApp, type OpenedApp, openPath, storeToken } from './openApp.ts';

const [, ten] = services;

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const button = (name: string) => app.page.getByRole('button', { name, exact: true });

describe('a user without the right of an administrator', () => {
  it('X-266: loads no code of administration and calls none of its addresses', async () => {
    const { page } = app;
    const [addresses, scripts] = [new Array<string>(), new Set<string>()];
    const record = (response: Response) => {
      const { pathname } = new URL(response.url());
      addresses.push(pathname);
      if (pathname.endsWith('.js')) {
        scripts.add(response.url());
      }
    };
    page.on('response', record);
    await storeToken(app, 'sara');
    for (const path of [paths.dashboard, paths.packages, paths.messages, paths.users]) {
      await openPath(app, path);
      await page.waitForLoadState('networkidle');
    }
    await page.getByRole('heading', { level: 1, name: errorText['401Title'] }).waitFor();
    page.off('response', record);
    // The browser forgets the body of an answer with its page, so each script is read again.
    const read = async (address: string) => (await fetch(address)).text();
    const code = (await Promise.all([...scripts].map(read))).join('\n');
    expect(scripts.size).toBeGreaterThan(5);
    // The words of its calls and its forms; the menu of administrators has only the names of its pages.
    expect(code.match(/\/management\/|communication\/message\/admin|grant_usage/gu)).toBeNull();
    expect(addresses.filter((path) => path.includes('/management'))).toEqual([]);
  });
});

describe('an administrator', () => {
  beforeAll(() => storeToken(app, 'admin'));

  it('X-259, X-298: blocks a user with a reason, and finds it in the audit list', async () => {
    const { page } = app;
    await openPath(app, `${paths.users}?search=reza&user=${app.backend.account('reza').id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^کارهای/u })
      .click();
    await page.getByRole('menuitem', { name: 'مسدود کردن' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('textbox', { name: 'علت' }).fill('هرزنامه');
    await question.getByRole('button', { name: 'مسدود کردن' }).click();
    await vi.waitFor(() => expect(app.backend.account('reza').is_active).toBe(false));
    await openPath(app, `${paths.users}?show=audit`);
    await page
      .getByRole('row', { name: /مسدود کردن/u })
      .first()
      .getByText('هرزنامه')
      .waitFor();
  });

  it('X-116, X-258: two administrators change one user, and the second one chooses', async () => {
    const { page } = app;
    const address = `${paths.users}?user=${app.backend.account('sara').id}`;
    const other = await page.context().newPage();
    await other.goto(app.url + address);
    await openPath(app, address);
    for (const [tab, name] of [
      [page, 'ساره'],
      [other, 'سارینا'],
    ] as const) {
      const drawer = tab.getByRole('dialog');
      await drawer.getByRole('button', { name: 'ویرایش' }).click();
      await drawer.getByRole('textbox', { name: 'نام', exact: true }).fill(name);
    }
    const save = (tab: typeof page) =>
      tab.getByRole('button', { name: 'ذخیرهٔ تغییرات', exact: true }).click();
    const readName = () => app.backend.account('sara').profile.first_name;
    await save(other);
    await vi.waitFor(() => expect(readName()).toBe('سارینا'));
    await other.close();
    await save(page);
    const question = page.getByRole('dialog', { name: /در جای دیگری هم تغییر/u });
    await question.getByText('ساره', { exact: true }).click();
    await question.getByRole('button', { name: 'ذخیرهٔ انتخاب‌ها' }).click();
    await vi.waitFor(() => expect(readName()).toBe('ساره'));
  });

  it('X-262, T-87: cannot block or delete the own account in any way', async () => {
    const { page } = app;
    await openPath(app, `${paths.users}?search=admin@nevisa.test`);
    const row = page.getByRole('row', { name: /شما/u });
    const forbidden = page.getByRole('menuitem', { name: /مسدود کردن|حذف/u });
    await row.getByRole('button', { name: /^کارهای/u }).click();
    await page.getByRole('menuitem', { name: 'ویرایش' }).waitFor();
    expect(await forbidden.count()).toBe(0);
    await page.keyboard.press('Escape');
    const answer = page.getByRole('dialog');
    const isRefused = async () => {
      await answer.getByText(/حساب خودتان/u).waitFor();
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      await answer.getByText('بستن').click();
      await answer.waitFor({ state: 'detached' });
    };
    await row.getByRole('link').press('Delete');
    await isRefused();
    await row.getByRole('checkbox').check({ force: true });
    await button('مسدود کردن').click();
    await isRefused();
    await openPath(app, `${paths.users}?user=${app.backend.account('admin').id}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^کارهای/u })
      .click();
    await page.getByRole('menuitem', { name: 'ویرایش' }).waitFor();
    expect(await forbidden.count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(app.backend.account('admin').is_active).toBe(true);
  });

  it('X-274, X-275: makes a code, and a buyer pays less with it', async () => {
    const { page } = app;
    await openPath(app, `${paths.discounts}?id=new`);
    await page.getByLabel('کد', { exact: true }).fill('nowruz-e2e');
    await page.getByLabel('نام', { exact: true }).fill('آزمایش');
    await page.getByLabel('درصد', { exact: true }).fill('۱۰');
    await button('ساخت کد').click();
    await vi.waitFor(() =>
      expect(app.backend.discounts.withCode('NOWRUZ-E2E')).toMatchObject({ value: 10 }),
    );
    await openPath(app, `${paths.packages}?buy=${ten.id}&code=NOWRUZ-E2E`);
    await page.getByText('کد «\u2066NOWRUZ-E2E\u2069» اعمال شد').first().waitFor();
    await page.getByText('۸۵۵٬۰۰۰').first().waitFor();
  });

  it('X-290: a scheduled message is taken back before its sending', async () => {
    const scheduled = app.backend.messageStore.all().find(({ state }) => state === 'SCHEDULED');
    await openPath(app, `${paths.adminMessages}?id=${scheduled?.id}`);
    await button('لغو زمان‌بندی').click();
    await vi.waitFor(() => expect(scheduled?.state).toBe('DRAFT'));
  });
});
