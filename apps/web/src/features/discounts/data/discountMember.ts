import type { Discount, Id } from '@nevisa/api/types';
import { type Intents, RowIntents } from '@nevisa/machines';
import type { QueryClient } from '@tanstack/react-query';
import type { MemberScope } from '../../../app/userScope.ts';
import { createManagedList, type ManagedList } from '../../../shared/lists/managedList.ts';
import type { ListQuery } from '../../../shared/lists/address/listAddress.ts';
import { createObservable, type Observable } from '../../../shared/observable.ts';
import type { AuthStore } from '../../auth/authSession/authStore.ts';
import { getStaffClient } from '../../management/staffClient.ts';
import {
  cancelPages,
  discountsKey,
  readCodeAgain,
  readPagesAgain,
  replaceRow,
} from './discountCache.ts';
import { carryOutBulk, type DiscountClient } from './discountCalls.ts';

/** What a row changes on the screen at once. */
export type Activity = Pick<Discount, 'is_active'>;

export interface DiscountPorts {
  authStore: Pick<AuthStore, 'createPartClient'>;
}

/** A switch that the server did not take. */
export interface ToggleRefusal {
  readonly id: Id;
}

/** What an administrator does with discount codes, until the sign-out. */
export interface DiscountMember extends Omit<ManagedList, 'atMoment'> {
  readonly client: DiscountClient;
  readonly intents: Observable<Intents<Activity>>;
  /** The last switch that the server did not take; a new object for each. */
  readonly refusal: Observable<ToggleRefusal | null>;
  readonly setActive: (id: Id, active: boolean) => void;
  /** The code as the server said it last, also of a page that is not shown; null before. */
  readonly find: (id: Id) => Discount | null;
  /** Remembers codes that a call has answered. */
  readonly remember: (rows: readonly Discount[]) => void;
  /** Shows a code that a call has answered, and tells the other tabs. */
  readonly take: (discount: Discount) => void;
  /** Asks for a page; the pages after the first one are those of its moment (G-12). */
  readonly listPage: (
    source: unknown,
    query: ListQuery,
    signal: AbortSignal,
  ) => ReturnType<DiscountClient['listDiscounts']>;
}

/** Creates what belongs to the discount codes of a user: a member of the user scope. */
export function createDiscounts(
  { authStore }: DiscountPorts,
  scope: MemberScope<DiscountPorts>,
): DiscountMember {
  const client = getStaffClient(authStore);
  const { atMoment, ...list } = createManagedList(
    {
      list: discountsKey,
      carryOut: (action) => carryOutBulk(client, action),
      readPagesAgain,
      readRowAgain: readCodeAgain,
    },
    scope,
  );
  const { queries, tell } = list;
  const known = new Map<string, Discount>();
  const remember = (rows: readonly Discount[]) => {
    for (const row of rows) {
      known.set(String(row.id), row);
    }
  };
  const { intents, refusal, toggles } = createToggles(client, queries, tell);
  return {
    ...list,
    client,
    intents,
    refusal,
    setActive: (id, active) => toggles.want(id, { is_active: active }),
    find: (id) => known.get(String(id)) ?? null,
    remember,
    take: (discount) => {
      remember([discount]);
      replaceRow(queries, discount);
      tell([discount.id]);
    },
    listPage: async (_, query, signal) => {
      const outcome = await atMoment(query, (asked) => client.listDiscounts(asked, { signal }));
      remember(outcome.ok ? outcome.answer.results : []);
      return outcome;
    },
  };
}

function createToggles(
  client: DiscountClient,
  queries: QueryClient,
  tell: (ids: readonly Id[]) => void,
) {
  const intents = createObservable<Intents<Activity>>(new Map());
  const refusal = createObservable<ToggleRefusal | null>(null);
  const toggles = new RowIntents<Activity>({
    send: async (id, { is_active: active = false }) => {
      const outcome = await client.setDiscountActive({ id, is_active: active });
      if (outcome.ok) {
        replaceRow(queries, outcome.answer ?? { id, is_active: active });
        tell([id]);
      } else {
        refusal.write({ id });
      }
      return outcome.ok;
    },
    cancelReads: () => cancelPages(queries),
    readAgain: () => readPagesAgain(queries),
    onChange: intents.write,
  });
  return { intents, refusal, toggles };
}
