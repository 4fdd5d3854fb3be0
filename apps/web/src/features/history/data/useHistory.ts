import type { Conversation, User } from '@nevisa/api/types';
import { type ChosenRows, listBusyRows, type ShownPage, withIntents } from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';
import type { ListChoiceMember } from '../../../shared/lists/choices/listChoices.ts';
import {
  type ListAddressControl,
  useListAddress,
} from '../../../shared/lists/address/useListAddress.ts';
import { useShownPage } from '../../../shared/lists/useListRows.ts';
import { useChosenRows } from '../../../shared/lists/useChosenRows.ts';
import {
  type LoadedPage,
  useAskAhead,
  useBoundPage,
  useListPage,
} from '../../../shared/lists/listPages.ts';
import { historyAddress, type HistoryFilters, isFilteredBesidesTrash } from './historyAddress.ts';
import { historyKey } from './historyCache.ts';
import { createHistoryChoices } from './historyChoices.ts';
import { type HistoryItem, joinRows } from './historyItems.ts';
import { createHistory, type HistoryMember, type Star } from './historyMember.ts';
import { type HistoryView, useHistoryView, useJobRows } from './jobRows.ts';
import { selectServerRows, withShownTrash } from './serverRows.ts';
import { type DeviceRows, useDeviceRows } from './useDeviceRows.ts';
import { useJobs } from './useJobs.ts';
import { type Retention, useRetention } from './useRetention.ts';

export interface History {
  user: User;
  list: ListAddressControl<HistoryFilters>;
  page: LoadedPage<Conversation>;
  member: HistoryMember;
  device: DeviceRows;
  choices: ListChoiceMember<HistoryFilters>;
  retention: Retention;
  /** The rows of the page with those of the device; null until they are loaded. */
  items: readonly HistoryItem[] | null;
  /** The page of the server as the choice knows it. */
  shown: ShownPage;
  chosen: ChosenRows;
  choose: (change: (chosen: ChosenRows) => ChosenRows) => void;
  /** The rows of which a call is under way. */
  busy: ReadonlySet<string>;
  view: HistoryView;
  /** The machine asks whether to delete for ever. */
  asking: boolean;
  working: boolean;
  partly: boolean;
  conflict: boolean;
  savingName: boolean;
  /** The list leaves something out. */
  filtered: boolean;
  /** Watches the conversion of an opened text, too, which the page of the list may not have. */
  watch: (row: Conversation | null) => void;
}

/** The history of a user: the page of the address, the rows of the device and what is done with them. */
export function useHistory(user: User): History {
  const scope = useAppServices().userScope(user.id);
  const member = scope.get(createHistory);
  const chosenRetention = useRetention(user);
  const { off } = chosenRetention;
  const ask = useAskAhead<Conversation>(user, historyKey, member.listPage);
  const askAhead = useCallback(
    (asked: ListQuery) => ask(off ? withoutSearch(asked) : asked),
    [ask, off],
  );
  const list = useListAddress(historyAddress, askAhead);
  const { search, filters } = list.address;
  const query = useMemo(() => (off ? withoutSearch(list.query) : list.query), [off, list.query]);
  const page = useListPage<Conversation>(user, historyKey, query, member.listPage);
  useBoundPage(list, page);
  const device = useDeviceRows(user);
  const { actor } = member;
  const view = useHistoryView(actor);
  const intents = useSyncExternalStore(member.intents.subscribe, member.intents.read);
  const retention = withShownTrash(chosenRetention, filters.trash);
  const { hidesServer } = retention;
  const server = useMemo(
    () => selectServerRows(page.items, { off, hidesServer }, search),
    [page.items, off, hidesServer, search],
  );
  const listed = useJobRows(actor, server);
  const items = useMemo(() => {
    const rows = listed?.map((row) => withIntents<Star, Conversation>(row, intents));
    return rows === undefined ? null : joinRows(rows, device.rows, list.address);
  }, [listed, intents, device.rows, list.address]);
  const shown = useShownPage(list, server);
  const [chosen, setChosen] = useChosenRows(shown, page.outdated);
  const [watched, setWatched] = useState<Conversation | null>(null);
  useJobs(member, page.items, watched);
  return {
    user,
    list,
    page,
    member,
    device,
    choices: scope.get(createHistoryChoices),
    retention,
    items,
    shown,
    chosen,
    choose: setChosen,
    busy: useMemo(() => listBusyRows(view), [view]),
    view,
    ...useListTags(actor),
    filtered: isFilteredBesidesTrash(list.address),
    watch: setWatched,
  };
}

/** The search stays on the device: its words are those of the texts. */
function withoutSearch({ search: _, ...query }: ListQuery): ListQuery {
  return query;
}

/** What the machine of the list waits for or asks. */
function useListTags(actor: HistoryMember['actor']) {
  return {
    asking: useSelector(actor, (state) => state.hasTag('asking')),
    working: useSelector(actor, (state) => state.hasTag('working')),
    partly: useSelector(actor, (state) => state.hasTag('partly')),
    conflict: useSelector(actor, (state) => state.hasTag('conflict')),
    savingName: useSelector(actor, (state) => state.hasTag('savingName')),
  };
}
