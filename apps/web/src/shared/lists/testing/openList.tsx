import type { Client } from '@nevisa/api';
import type { Outcome, User } from '@nevisa/api/types';
import { act, type ComponentType, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Link,
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createUserScopes } from '../../../app/userScope.ts';
import type { ListDescription, ListQuery } from '../address/listAddress.ts';
import { createFlagFilter, createChoiceFilter } from '../address/listFilters.ts';
import { type ListAddressControl, useListAddress } from '../address/useListAddress.ts';
import type { ListNews } from '../listNews.ts';
import {
  type ListPage,
  type LoadedPage,
  useAskAhead,
  useBoundPage,
  useListPage,
} from '../listPages.ts';
import { useListNews } from '../listQueries.ts';

interface Filters {
  source: 'LIVE' | 'FILE' | null;
  starred: boolean;
}

const description: ListDescription<Filters> = {
  pageSizes: [20, 50],
  orders: ['-created_at', 'title', '-title'],
  filters: { source: createChoiceFilter(['LIVE', 'FILE']), starred: createFlagFilter() },
  record: 'id',
};

interface Request {
  query: ListQuery;
  signal: AbortSignal;
  answer: (count: number) => void;
  fail: () => void;
}

interface Shown {
  list: ListAddressControl<Filters>;
  page: LoadedPage<string>;
  news: ListNews;
  location: Location;
  navigate: NavigateFunction;
}

/** Shows a list at an address, after an entry of another page. */
export async function openList(address = '') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const requests: Request[] = [];
  const shown = {} as Shown;
  const host = await renderRouter(address, createRoutes(shown, requests));
  return {
    requests,
    list: () => shown.list,
    page: () => shown.page,
    news: () => shown.news,
    /** The query and the hash of the list, or `before` on the page before. */
    shown: () =>
      shown.location.pathname === '/list'
        ? decodeURIComponent(shown.location.search + shown.location.hash)
        : shown.location.pathname.slice(1),
    run: async (command: (list: ListAddressControl<Filters>) => void) => {
      await act(async () => command(shown.list));
    },
    back: async () => {
      await act(async () => void shown.navigate(-1));
    },
    press: async () => {
      await act(async () => host.querySelector('a')?.click());
    },
    /** Answers a request; the query library reports it in a task of its own. */
    answer: async (request: number, count: number) => {
      await act(async () => {
        requests[request]?.answer(count);
        await vi.advanceTimersByTimeAsync(1);
      });
    },
    /** Lets a request fail for want of a network. */
    fail: async (request: number) => {
      await act(async () => {
        requests[request]?.fail();
        await vi.advanceTimersByTimeAsync(1);
      });
    },
    pause: async (time: number) => {
      await act(async () => vi.advanceTimersByTimeAsync(time));
    },
  };
}

const user = { id: 1 } as User;

function createRoutes(shown: Shown, requests: Request[]) {
  const ask = (_: Client, query: ListQuery, signal: AbortSignal) =>
    new Promise<Outcome<ListPage<string>>>((resolve) => {
      const answer = (count: number) => resolve({ ok: true, answer: { count, results: ['row'] } });
      const fail = () => resolve({ ok: false, failure: { kind: 'network' } });
      requests.push({ query, signal, answer, fail });
    });
  function List() {
    const list = useListAddress(description, useAskAhead(user, 'things', ask));
    const page = useListPage(user, 'things', list.query, ask);
    const news = useListNews(user);
    useBoundPage(list, page);
    useLayoutEffect(() => void Object.assign(shown, { list, page, news }));
    return null;
  }
  return function Routes() {
    const location = useLocation();
    const navigate = useNavigate();
    useLayoutEffect(() => void Object.assign(shown, { location, navigate }));
    return (
      <>
        <Link to="/list">list</Link>
        {location.pathname === '/list' && <List />}
      </>
    );
  };
}

async function renderRouter(address: string, Routes: ComponentType): Promise<HTMLElement> {
  const scopes = createUserScopes(
    { facts: () => ({ user, expired: false }), subscribe: () => () => {} },
    () => null,
  );
  const services = {
    authStore: { client: () => ({}) },
    userScope: (id: number) => scopes.open(id),
  } as unknown as AppServices;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    scopes.dispose();
    host.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    vi.useRealTimers();
  });
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/before', `/list${address}`]}>
        <AppServicesContext value={services}>
          <Routes />
        </AppServicesContext>
      </MemoryRouter>,
    ),
  );
  return host;
}
