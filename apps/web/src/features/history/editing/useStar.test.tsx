import { createClient } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { createToastQueue } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import {
  expectSoon,
  openPages,
  type Pages,
  waitForTag,
} from '../../conversation/testing/conversationPages.ts';
import type { History } from '../data/useHistory.ts';
import { useStar } from './useStar.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

/** A page with the star of an opened text; `refuses` are the calls that the server does not take. */
async function openStar(refuses: () => boolean = () => false) {
  const page = pages.open();
  await waitForTag(page, 'saved');
  const answer = fetchFrom(pages.backend);
  const client = createClient({
    host: 'https://api.test',
    readToken: () => accounts.sara.token,
    fetch: (...call: Parameters<typeof answer>) =>
      refuses() ? Promise.resolve(new Response(null, { status: 500 })) : answer(...call),
  });
  const news = { tell: () => undefined };
  const services = {
    authStore: { client: () => client },
    userScope: () => ({ get: () => news }),
  } as unknown as AppServices;
  const history = { member: { queries: new QueryClient() }, user: { id: 'sara' } };
  const toasts = createToastQueue();
  function Header() {
    useSyncExternalStore(page.facts.subscribe, page.facts.read);
    const { isStarred, want } = useStar(page, history as unknown as History, toasts);
    return (
      <button type="button" aria-pressed={isStarred} onClick={() => want(!isStarred)}>
        Star
      </button>
    );
  }
  const { host } = renderInPage(
    <AppServicesContext value={services}>
      <Header />
    </AppServicesContext>,
  );
  const button = host.querySelector('button');
  const isStarred = () => button?.getAttribute('aria-pressed') === 'true';
  const row = pages.backend
    .account('sara')
    .conversations.find(({ id }) => String(id) === String(page.id));
  return { page, button, isStarred, row, toasts };
}

it('X-117, X-125: a star that was set here follows what another page does to it', async () => {
  const { page, button, isStarred, row } = await openStar();
  const before = row?.is_starred;
  button?.click();
  await expectSoon(() => expect([row?.is_starred, isStarred()]).toEqual([!before, !before]));
  await page.look();
  Object.assign(row ?? {}, { is_starred: before });
  await page.look();
  await expectSoon(() => expect(isStarred()).toBe(before));
});

it('X-104, X-125: a star that the server refuses goes back and says so', async () => {
  const { button, isStarred, toasts } = await openStar(() => true);
  const before = isStarred();
  const readTexts = () => toasts.shown().map(({ text }) => text);
  button?.click();
  await expectSoon(() => expect(readTexts()).toEqual([addedHistoryText.historyStarFailed]));
  await expectSoon(() => expect(isStarred()).toBe(before));
});
