import type { Discount, Service, User } from '@nevisa/api/types';
import { withIntents } from '@nevisa/machines';
import { useMemo, useSyncExternalStore } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { type BulkAction, useBulkAction } from '../../../shared/lists/bulkAction.ts';
import type { ListChoiceMember } from '../../../shared/lists/choices/listChoices.ts';
import { type LoadedList, usePackagesOnSale } from '../../../shared/lists/listQueries.ts';
import { useServerNow } from '../../../shared/lists/serverClock.ts';
import { type ListRows, useListRows } from '../../../shared/lists/useListRows.ts';
import { discountAddress, type DiscountFilters } from './discountAddress.ts';
import { discountsKey } from './discountCache.ts';
import { createDiscountChoices } from './discountChoices.ts';
import { type Activity, createDiscounts, type DiscountMember } from './discountMember.ts';
import { withPresentStatus } from './discountStatus.ts';

export interface Discounts extends ListRows<DiscountFilters, Discount>, BulkAction {
  user: User;
  member: DiscountMember;
  choices: ListChoiceMember<DiscountFilters>;
  packages: LoadedList<Service>;
  /** The rows of the page with their present status; null until they are loaded. */
  items: readonly Discount[] | null;
  /** The time of the server, in ms since 1970; that of the device until `isTimed`. */
  now: number;
  /** The server has said its time. */
  isTimed: boolean;
}

/** The discount codes: the page of the address, and what is done with its rows. */
export function useDiscounts(user: User): Discounts {
  const scope = useAppServices().userScope(user.id);
  const member = scope.get(createDiscounts);
  const rows = useListRows<DiscountFilters, Discount>(user, discountAddress, {
    name: discountsKey,
    ask: member.listPage,
  });
  const loaded = rows.page.items;
  const intents = useSyncExternalStore(member.intents.subscribe, member.intents.read);
  const now = useServerNow(member.clock);
  const items = useMemo(
    () =>
      loaded?.map((row) => withPresentStatus(withIntents<Activity, Discount>(row, intents), now)) ??
      null,
    [loaded, intents, now],
  );
  return {
    user,
    member,
    choices: scope.get(createDiscountChoices),
    packages: usePackagesOnSale(user),
    items,
    ...rows,
    ...useBulkAction(member.bulk),
    now,
    isTimed: useSyncExternalStore(member.clock.subscribe, member.clock.isKnown),
  };
}
