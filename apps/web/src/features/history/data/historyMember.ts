import type { Client } from '@nevisa/api';
import type { Conversation, HistoryQuery, Id } from '@nevisa/api/types';
import { historyListMachine, RowIntents, type Intents } from '@nevisa/machines';
import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MemberScope } from '../../../app/userScope.ts';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';
import { createServerClock } from '../../../shared/lists/serverClock.ts';
import { createListMoments } from '../../../shared/lists/listMoments.ts';
import { createListNews, type ListNews } from '../../../shared/lists/listNews.ts';
import { createListQueries } from '../../../shared/lists/listQueries.ts';
import { createEmitter, type Emitter } from '../../../shared/createEmitter.ts';
import { createObservable, type Observable } from '../../../shared/observable.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { forgetSounds, type SoundOwners } from '../../sounds/forgetSounds.ts';
import { askJobs } from './askJobs.ts';
import { type Copies, createCopies } from './createCopies.ts';
import { cancelPages, changeRow, findRow, historyKey, readPagesAgain } from './historyCache.ts';
import { forgetReviews, type ReviewOwners } from '../editing/review/forgetReviews.ts';
import { carryOutBulk, saveStar, saveTitle } from './historyCalls.ts';

export type HistoryListActor = ActorRefFrom<typeof historyListMachine>;
export type Star = Pick<Conversation, 'is_starred'>;

export interface HistoryPorts extends Pick<SoundOwners, 'sounds'> {
  readonly userScope: SoundOwners['userScope'] & ReviewOwners['userScope'];
  authStore: Pick<AuthStore, 'client'>;
}

/** The place in a list from which a row was opened. */
export interface ListVisit {
  readonly list: string;
  readonly page: number;
  /** In px; null where the row was opened without its list, e.g. by an address. */
  readonly scroll: number | null;
  /** The opened row: its id on the server, or the key of a text of this device. */
  readonly row: string;
  /** The row is open, or was the last content of the page: the list that is shown next is a return. */
  readonly isOpen: boolean;
}

/** What a user does with the history, until the sign-out. */
export interface HistoryMember {
  readonly actor: HistoryListActor;
  readonly queries: QueryClient;
  readonly intents: Observable<Intents<Star>>;
  readonly star: (id: Id, starred: boolean) => void;
  /** Says that a star was not saved and went back. */
  readonly starRefused: Emitter<void>;
  readonly copies: Copies;
  /** Where the person was in the list when they opened a row; null elsewhere. */
  readonly place: Observable<ListVisit | null>;
  /** The time of the server at its last answer, in ms since 1970; null before. */
  readonly serverTime: Observable<number | null>;
  /** Asks for a page; the pages after the first one are those of its moment (G-12). */
  readonly listPage: (
    client: Client,
    query: ListQuery,
    signal: AbortSignal,
  ) => ReturnType<Client['listHistory']>;
}

/** Creates the history of a user: a member of the user scope. */
export function createHistory(
  ports: HistoryPorts,
  { userId, get, onDispose }: MemberScope<HistoryPorts>,
): HistoryMember {
  const client = ports.authStore.client();
  const queries = get(createListQueries);
  const news = get(createListNews);
  const actor = startActor({
    client,
    queries,
    news,
    onDeleted: (ids) => {
      forgetSounds(ports, userId, ids);
      forgetReviews(ports, userId, ids);
    },
  });
  onDispose(() => actor.stop());
  const intents = createObservable<Intents<Star>>(new Map());
  const clock = get(createServerClock);
  const serverTime = createObservable<number | null>(null);
  const askOfMoment = createListMoments((time) => {
    serverTime.write(time);
    clock.set(time);
  });
  const starRefused = createEmitter();
  const toggles = createToggles(client, {
    queries,
    news,
    onChange: intents.write,
    onRefused: starRefused.emit,
  });
  return {
    actor,
    queries,
    intents,
    place: createObservable<ListVisit | null>(null),
    copies: createCopies(),
    star: (id, starred) => toggles.want(id, { is_starred: starred }),
    starRefused,
    serverTime,
    listPage: (pageClient, query, signal) =>
      askOfMoment(query, (asked) => pageClient.listHistory(asked as HistoryQuery, { signal })),
  };
}

interface ActorParts {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly news: ListNews;
  readonly onDeleted: (ids: readonly Id[]) => void;
}

function startActor({ client, queries, news, onDeleted }: ActorParts): HistoryListActor {
  const actor = createActor(
    historyListMachine.provide({
      actors: {
        carryOut: fromPromise(({ input }) => carryOutBulk(client, input)),
        saveTitle: fromPromise(({ input }) => saveTitle(client, input)),
        askJobs: fromPromise(({ input: { ids }, signal }) => askJobs(client, ids, signal)),
      },
    }),
    { input: { isVisible: document.visibilityState === 'visible' } },
  );
  for (const change of ['bulk.settled', 'job.ended', 'job.lost'] as const) {
    actor.on(change, () => readPagesAgain(queries));
  }
  for (const change of ['rename.saved', 'rename.overtaken'] as const) {
    actor.on(change, ({ row: { id, title, revision } }) =>
      changeRow(queries, id, { title, revision }),
    );
  }
  actor.on('bulk.settled', ({ request, result }) => {
    tellRows(news, request.ids);
    if (request.action === 'deleteForever') {
      onDeleted(result.done);
    }
  });
  actor.on('rename.saved', ({ row }) => tellRows(news, [row.id]));
  return actor.start();
}

/** The other tabs and an opened text of this one read the rows again. */
function tellRows(news: ListNews, ids: readonly Id[]): void {
  news.tellEverywhere({ list: historyKey, ids: ids.map(String) });
}

interface TogglesParts {
  readonly queries: QueryClient;
  readonly news: ListNews;
  readonly onChange: (intents: Intents<Star>) => void;
  readonly onRefused: () => void;
}

function createToggles(
  client: Client,
  { queries, news, onChange, onRefused }: TogglesParts,
): RowIntents<Star> {
  return new RowIntents<Star>({
    send: async (id, { is_starred: starred = false }) => {
      const row = findRow(queries, id);
      const saved = row === null ? null : await saveStar(client, row, starred);
      if (saved !== null) {
        changeRow(queries, id, { is_starred: starred, ...saved });
        tellRows(news, [id]);
      } else {
        onRefused();
      }
      return saved !== null;
    },
    cancelReads: () => cancelPages(queries),
    readAgain: () => readPagesAgain(queries),
    onChange,
  });
}
