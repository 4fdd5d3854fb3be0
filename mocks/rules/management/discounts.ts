import type { Contract, PayloadOf } from '@nevisa/api';
import type { Id } from '@nevisa/api/types';
import type { StoredDiscount } from '../../fixtures/discounts/storedDiscount.ts';
import { toIsoTime } from '../clock.ts';
import { makePersianPattern } from '../historySearch.ts';
import { computeSums } from '../purchaseSums.ts';
import type { SellingOptions } from '../purchases.ts';
import { createDiscountBatchRules } from './discountBatches.ts';
import { createDiscountChangeRules, type DiscountParts } from './discountChanges.ts';
import type { DiscountStore } from './discountStore.ts';
import { getPersonName } from './personName.ts';
import { getStaffPage } from './staffPages.ts';

type ListQuery = PayloadOf<Contract['listDiscounts']>;
type UsageQuery = PayloadOf<Contract['listDiscountUsages']>;
type PreviewQuery = PayloadOf<Contract['previewDiscount']>;
type Ordering = NonNullable<ListQuery['ordering']>;

const collator = new Intl.Collator('fa', { numeric: true });

/** Administration of discount codes. The codes are those that a buyer uses. */
export function createDiscountRules(
  parts: Omit<DiscountParts, 'services'>,
  selling: Pick<SellingOptions, 'services' | 'vatPercent'>,
) {
  const { store, clock, people } = parts;
  const whole: DiscountParts = {
    ...parts,
    get services() {
      return selling.services;
    },
  };
  return {
    discounts: store,
    ...createDiscountChangeRules(whole),
    ...createDiscountBatchRules(whole),
    listDiscounts: (query: ListQuery) => {
      const moment = query.as_of === undefined ? store.takeMoment() : Date.parse(query.as_of);
      const found = store
        .allAt(moment)
        .filter(createMatcher(query, store))
        .toSorted(createComparison(query.ordering ?? '-created_at', store));
      return getStaffPage(found, { call: 'listDiscounts', query, clock, moment }, store.toShown);
    },
    retrieveDiscount: ({ id }: { id: Id }) => {
      const discount = store.find(id);
      return {
        ...store.toShown(discount),
        users: discount.user_ids.flatMap((userId) => {
          const person = people.withId(userId);
          return person === undefined ? [] : [{ id: person.id, name: getPersonName(person) }];
        }),
        server_time: toIsoTime(clock.now()),
      };
    },
    listDiscountUsages: ({ id, ...query }: UsageQuery) =>
      getStaffPage(
        store.listUses(store.find(id)),
        { call: 'listDiscountUsages', query: { id, ...query }, clock, moment: clock.now() },
        (use) => use,
      ),
    previewDiscount: ({ max_amount: cap, ...terms }: PreviewQuery) =>
      selling.services
        .filter(({ is_for_enterprise }) => !is_for_enterprise)
        .map((service) => {
          const price = { ...terms, max_amount: cap ?? null };
          const sums = computeSums(service, price, selling.vatPercent);
          return Object.assign(sums, { service_id: service.id });
        }),
  };
}

function createMatcher(query: ListQuery, store: DiscountStore): (one: StoredDiscount) => boolean {
  const { status, discount_type: type, audience, service_id: service, batch_id: batch } = query;
  const pattern = makePersianPattern(query.search ?? '');
  return (one) =>
    (type === undefined || one.discount_type === type) &&
    (audience === undefined || one.audience === audience) &&
    (batch === undefined || one.batch_id === batch) &&
    (service === undefined ||
      one.service_ids.length === 0 ||
      one.service_ids.map(String).includes(service)) &&
    (pattern === null || pattern.test(one.code) || pattern.test(one.name)) &&
    (status === undefined || store.getStatus(one) === status);
}

function createComparison(ordering: Ordering, store: DiscountStore) {
  const isDescending = ordering.startsWith('-');
  const compare =
    comparisons(store)[ordering.replace('-', '') as keyof ReturnType<typeof comparisons>];
  return (one: StoredDiscount, other: StoredDiscount) =>
    (isDescending ? compare(other, one) : compare(one, other)) ||
    collator.compare(other.id, one.id);
}

type Compare = (one: StoredDiscount, other: StoredDiscount) => number;

function comparisons(store: DiscountStore) {
  const byNumber =
    (read: (one: StoredDiscount) => number): Compare =>
    (one, other) =>
      read(one) - read(other);
  return {
    created_at: byNumber(({ created_at }) => Date.parse(created_at)),
    code: (one, other) => collator.compare(one.code, other.code),
    name: (one, other) => collator.compare(one.name, other.name),
    used_count: byNumber(store.countUses),
    revenue: byNumber((one) => store.toShown(one).revenue),
    // A code without an end ends last.
    ends_at: byNumber(({ ends_at }) => (ends_at === null ? 8.64e15 : Date.parse(ends_at))),
  } satisfies Record<string, Compare>;
}
