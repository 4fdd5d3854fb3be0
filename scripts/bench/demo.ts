import { type AccountName, accounts } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import type { BrowserContext, Page } from 'playwright';
import { openBrowser, type Microphone } from '../../e2e/openBrowser.ts';
import { serveDemo } from '../../e2e/serveDemo.ts';

/** Gives a page of the served demo, signed in with an account, by default with that of a user with a service, and ends both afterwards. */
export async function withDemo<Result>(
  microphone: Microphone,
  task: (demo: {
    page: Page;
    context: BrowserContext;
    url: string;
    backend: Backend;
  }) => Promise<Result>,
  account: AccountName = 'sara',
): Promise<Result> {
  const server = await serveDemo();
  const opened = await openBrowser({ microphone, context: { permissions: ['microphone'] } });
  try {
    const context = opened.page.context();
    await context.addInitScript(
      (token) => localStorage.setItem('accessToken', token),
      accounts[account].token,
    );
    return await task({ page: opened.page, context, url: server.url, backend: server.backend });
  } finally {
    await opened.close();
    await server.close();
  }
}
