import type { Discount, User } from '@nevisa/api/types';
import {
  type BulkActionContext,
  type ChosenRows,
  type ShownPage,
  withIntents,
} from '@nevisa/machines';
import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import {
  type ListAddressControl,
  useListAddress,
} from '../../../shared/lists/address/useListAddress.ts';
import { useChosenRows } from '../../../shared/lists/useChosenRows.ts';
import { nameList } from '../../../shared/lists/listMoments.ts';
import { type LoadedPage, useBoundPage, useListPage } from '../../../shared/lists/listPages.ts';
import { type LoadedList, usePackagesOnSale } from '../../../shared/lists/listQueries.ts';
import { discountAddress, type DiscountFilters } from './discountAddress.ts';
import { discountsKey } from './discountCache.ts';
import { createDiscountChoices, type DiscountChoices } from './discountChoices.ts';
import { type Activity, createDiscounts, type DiscountMember } from './discountMember.ts';
import { statusAt } from './discountStatus.ts';
import { useServerNow } from '../../../shared/lists/serverClock.ts';

export interface Discounts {
  user: User;
  list: ListAddressControl<DiscountFilters>;
  page: LoadedPage<Discount>;
  member: DiscountMember;
  choices: DiscountChoices;
  packages: LoadedList<Service>;
  /** The rows of the page with their present status; null until they are loaded. */
  items: readonly Discount[] | null;
  shown: ShownPage;
  chosen: ChosenRows;
  choose: (change: (chosen: ChosenRows) => ChosenRows) => void;
  bulk: BulkActionContext;
  asking: boolean;
  working: boolean;
  partly: boolean;
  /** The list leaves something out. */
  filtered: boolean;
  /** The time of the server, in ms since 1970; that of the device until `isTimed`. */
  now: number;
  /** The server has said its time. */
  isTimed: boolean;
}

type Service = NonNullable<ReturnType<typeof usePackagesOnSale>['items']>[number];

/** The discount codes: the page of the address, and what is done with its rows. */
export function useDiscounts(user: User): Discounts {
  const scope = useAppServices().userScope(user.id);
  const member = scope.get(createDiscounts);
  const list = useListAddress(discountAddress);
  const page = useListPage<Discount>(user, discountsKey, list.query, member.listPage);
  useBoundPage(list, page);
  const intents = useSyncExternalStore(member.intents.subscribe, member.intents.read);
  const now = useServerNow(member.clock);
  const items = useMemo(
    () =>
      page.items?.map((row) => {
        const wanted = withIntents<Activity, Discount>(row, intents);
        return { ...wanted, status: statusAt(wanted, now) };
      }) ?? null,
    [page.items, intents, now],
  );
  const shown = useMemo(
    (): ShownPage => ({
      list: nameList(list.query),
      page: list.address.page,
      ids: page.items?.map(({ id }) => id) ?? [],
    }),
    [list.query, list.address.page, page.items],
  );
  const [chosen, setChosen] = useChosenRows(shown, page.outdated);
  const { bulk } = member;
  return {
    user,
    list,
    page,
    member,
    choices: scope.get(createDiscountChoices),
    packages: usePackagesOnSale(user),
    items,
    shown,
    chosen,
    choose: (change) => setChosen(change(chosen)),
    bulk: useSelector(bulk, ({ context }) => context),
    asking: useSelector(bulk, (state) => state.hasTag('asking')),
    working: useSelector(bulk, (state) => state.hasTag('working')),
    partly: useSelector(bulk, (state) => state.hasTag('partly')),
    filtered: isFiltered(list.address),
    now,
    isTimed: useSyncExternalStore(member.clock.subscribe, member.clock.isKnown),
  };
}

function isFiltered({ search, filters }: Discounts['list']['address']): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== null);
}
