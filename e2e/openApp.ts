import { accounts, type AccountName } from '@nevisa/mocks/accounts';
import type { OpenedBrowser, OpenOptions } from './openBrowser.ts';
import { openPage } from './sharedBrowser.ts';
import { serveDemo } from './serveDemo.ts';

export interface OpenedApp extends OpenedBrowser {
  /** Address of the served demo, without a slash at the end. */
  url: string;
  /** The rules behind the server, to arrange faults. */
  backend: Awaited<ReturnType<typeof serveDemo>>['backend'];
}

/** A browser, and a server of its own with a fresh backend, so that no test meets another's faults. */
export async function openApp(options: OpenOptions = {}): Promise<OpenedApp> {
  const server = await serveDemo();
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

/** Leaves the token of an account in the browser, as an earlier visit would have; null takes it away. */
export async function remember({ page, url }: OpenedApp, name: AccountName | null): Promise<void> {
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

/** Goes to an address and waits until the page that the guards decide on shows its heading. */
export async function arrive({ page, url }: OpenedApp, path: string): Promise<string> {
  await page.goto(url + path);
  await page.locator('h1').first().waitFor();
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
