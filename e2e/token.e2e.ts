import { accounts } from '@nevisa/mocks/accounts';
import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/web/src/shared/paths.ts';
import { openPath, openApp, type OpenedApp } from './openApp.ts';
import { toDictationPage } from './openDictation.ts';

const canary = 'canary-5e1f00d5c0ffee42';

let app: OpenedApp;
beforeAll(async () => {
  app = await openApp({ microphone: 'three-sentences' });
  app.backend.account('sara').token = canary;
});
afterAll(() => app.close());

interface Sightings {
  /** Addresses of the requests with the token in the header. */
  authorised: string[];
  /** All other places where the token occurred. */
  leaks: string[];
}

function watchRequests(page: Page): Sightings {
  const sightings: Sightings = { authorised: [], leaks: [] };
  page.on('request', (request) => inspect(request, sightings));
  page.on('websocket', (socket) => {
    note(socket.url(), 'socket address', sightings);
    socket.on('framesent', ({ payload }) => note(String(payload), 'socket frame', sightings));
  });
  page.on('console', (message) => note(message.text(), 'console', sightings));
  page.on('framenavigated', (frame) => note(frame.url(), 'address', sightings));
  return sightings;
}

function inspect(request: Request, sightings: Sightings) {
  note(request.url(), 'request address', sightings);
  note(request.postData() ?? '', 'request body', sightings);
  for (const [name, value] of Object.entries(request.headers())) {
    if (value === `token ${canary}` && name === 'authorization') {
      sightings.authorised.push(request.url());
    } else {
      note(value, `header ${name}`, sightings);
    }
  }
}

function note(text: string, where: string, sightings: Sightings) {
  if (text.includes(canary)) {
    sightings.leaks.push(`${where}: ${text}`);
  }
}

/** The content of every place that the page can store data in. */
function readPlaces(page: Page): Promise<[place: string, content: string][]> {
  return page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name }) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name ?? '');
            opening.addEventListener('success', () => {
              const { result } = opening;
              const stores = [...result.objectStoreNames];
              if (stores.length === 0) {
                resolve('');
                return;
              }
              const reading = result.transaction(stores);
              const contents: unknown[] = [];
              for (const store of stores) {
                reading
                  .objectStore(store)
                  .getAll()
                  .addEventListener('success', (event) => {
                    contents.push((event.target as IDBRequest).result);
                  });
              }
              reading.addEventListener('complete', () => resolve(JSON.stringify(contents)));
            });
          }),
      ),
    );
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? String(field.value) : '',
    );
    return [
      ['page', document.documentElement.outerHTML + fields.join(' ')],
      ['title', document.title],
      ['cookies', document.cookie],
      ['window name', window.name],
      ['history', JSON.stringify(history.state)],
      ['session storage', JSON.stringify(Object.entries(sessionStorage))],
      ['caches', (await caches.keys()).join(' ')],
      ['databases', databases.join(' ')],
      ...Object.entries(localStorage).map(([key, value]) => [
        `local storage ${key}`,
        String(value),
      ]),
    ] as [string, string][];
  });
}

async function expectOnlyInStorage(page: Page) {
  const holding = (await readPlaces(page)).filter(([, content]) => content.includes(canary));
  expect(holding).toEqual([['local storage accessToken', canary]]);
}

describe('the token', () => {
  it('R-012, R-197: the token occurs in one storage entry and one header, and nowhere else, on every page', async () => {
    const { page, url } = app;
    const sightings = watchRequests(page);
    await openPath(app, paths.signIn);
    await page.getByLabel('نام کاربری، شمارهٔ همراه یا ایمیل').fill('sara');
    await page.getByLabel('رمز عبور', { exact: true }).fill(accounts.sara.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nevisa-live');

    await page.getByRole('button', { name: 'شروع تایپ صوتی' }).click();
    await toDictationPage(page).waitForSentence(1);
    await expectOnlyInStorage(page);
    await page.getByRole('button', { name: 'پایان' }).click();

    for (const path of Object.values(paths)) {
      await openPath(app, path);
      await expectOnlyInStorage(page);
    }
    expect(sightings.leaks).toEqual([]);
    const hosts = new Set(sightings.authorised.map((address) => new URL(address).origin));
    expect([...hosts]).toEqual([url]);
    expect(sightings.authorised.length).toBeGreaterThan(10);
  });

  it('R-196, S10: signing out, confirmed because of unsaved text, removes the token from every place and every call', async () => {
    const { page } = app;
    await openPath(app, paths.messages);
    await page.getByRole('button', { name: 'خروج از حساب' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'خروج از حساب' }).click();
    await page.getByRole('button', { name: 'ورود', exact: true }).waitFor();
    const sightings = watchRequests(page);
    await openPath(app, paths.signUp);
    expect((await readPlaces(page)).filter(([, content]) => content.includes(canary))).toEqual([]);
    expect(sightings).toEqual({ authorised: [], leaks: [] });
  });

  it('G07, R-058: a page from the back/forward cache shows no content after signing out', async () => {
    const { page, url } = app;
    await page.evaluate((token) => localStorage.setItem('accessToken', token), canary);
    await openPath(app, paths.messages);
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate(() => localStorage.clear());
    await page.goBack();
    await page.getByRole('button', { name: 'ورود', exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'پیام‌ها' }).count()).toBe(0);
  });
});
