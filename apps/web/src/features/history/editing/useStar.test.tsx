import { createClient } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { fetchFrom } from '@nevisa/mocks/fetch';
import { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
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

it('X-117, X-125: a star that was set here follows what another page does to it', async () => {
  const page = pages.open();
  await waitForTag(page, 'saved');
  const client = createClient({
    host: 'https://api.test',
    readToken: () => accounts.sara.token,
    fetch: fetchFrom(pages.backend),
  });
  const news = { tell: () => undefined };
  const services = {
    authStore: { client: () => client },
    userScope: () => ({ get: () => news }),
  } as unknown as AppServices;
  const history = { member: { queries: new QueryClient() }, user: { id: 'sara' } };
  function Header() {
    useSyncExternalStore(page.facts.subscribe, page.facts.read);
    const { isStarred, want } = useStar(page, history as unknown as History);
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
  const before = row?.is_starred;
  button?.click();
  await expectSoon(() => expect([row?.is_starred, isStarred()]).toEqual([!before, !before]));
  await page.look();
  Object.assign(row ?? {}, { is_starred: before });
  await page.look();
  await expectSoon(() => expect(isStarred()).toBe(before));
});
