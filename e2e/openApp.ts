import { accounts, type AccountName } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import type { OpenedBrowser, OpenOptions } from './openBrowser.ts';
import { openPage } from './sharedBrowser.ts';
import { serveDemo } from './serveDemo.ts';

export interface OpenedApp extends OpenedBrowser {
  /** Address of the served demo, without a slash at the end. */
  url: string;
  /** The backend of the server, to arrange data and faults. */
  backend: Backend;
}

export interface OpenAppOptions extends OpenOptions {
  /** @default a fresh one */
  backend?: Backend;
}

/** Opens a page and a server with a fresh backend, so that no test sees the data and faults of another. */
export async function openApp({ backend, ...options }: OpenAppOptions = {}): Promise<OpenedApp> {
  const server = await serveDemo(backend);
  const opened = await openPage(options);
  return {
    ...opened,
    url: server.url.replace(/\/$/, ''),
    backend: server.backend,
    close: async () => {
      await opened.close();
      await server.close();
    },
  };
}

/** Stores the token of an account in the browser, as an earlier visit would; null removes it. */
export async function storeToken(
  { page, url }: OpenedApp,
  name: AccountName | null,
): Promise<void> {
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    (token) => {
      if (token === null) {
        localStorage.removeItem('accessToken');
      } else {
        localStorage.setItem('accessToken', token);
      }
    },
    name === null ? null : accounts[name].token,
  );
}

/** Opens an address, waits for the heading of the page that the guards choose, and returns its path, query and hash. */
export async function openPath({ page, url }: OpenedApp, path: string): Promise<string> {
  await page.goto(url + path);
  // A prerendered page has its heading before it has a script.
  await page.locator('#root:not([data-prerendered])').waitFor();
  await page.locator('h1').first().waitFor();
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
