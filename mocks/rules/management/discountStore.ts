import type { Discount, DiscountStatus, DiscountUsage, Id } from '@nevisa/api/types';
import { listPastUses } from '../../fixtures/discounts/pastUses.ts';
import { allDiscounts, bookBatch } from '../../fixtures/discounts/manyDiscounts.ts';
import type { StoredBatch, StoredDiscount } from '../../fixtures/discounts/storedDiscount.ts';
import { toIsoTime, type Clock } from '../clock.ts';
import { settleAll, type StoredOrder } from '../orders.ts';
import { createReadings } from '../readings.ts';
import { refuse } from '../refusal.ts';
import { getPersonName } from './personName.ts';

/** The discount codes of one backend: those of administration are those of the checkout. */
export interface DiscountStore {
  /** Every code, the newest first. */
  readonly all: () => readonly StoredDiscount[];
  /** The codes that were there at a moment, and the moment of a list that is read now. */
  readonly allAt: (moment: number) => readonly StoredDiscount[];
  readonly takeMoment: () => number;
  readonly batches: () => readonly StoredBatch[];
  /** The code of an id, also as text. */
  readonly get: (id: Id) => StoredDiscount | undefined;
  /** @throws Refusal 404 for an unknown id */
  readonly find: (id: Id) => StoredDiscount;
  /** The code of these letters; letters have no case. */
  readonly withCode: (code: string) => StoredDiscount | undefined;
  readonly add: (discount: StoredDiscount) => void;
  readonly addBatch: (batch: StoredBatch) => void;
  readonly remove: (id: Id) => void;
  /** An id that no code has had. */
  readonly newId: () => string;
  /** The paid purchases with a code, newest first. */
  readonly listUses: (discount: StoredDiscount) => readonly DiscountUsage[];
  readonly countUses: (discount: StoredDiscount) => number;
  /** The paid purchases with any code, also with a deleted one. */
  readonly everyUse: () => readonly CodeUse[];
  /** How often the same person has used it at most. */
  readonly mostUsesOfOne: (discount: StoredDiscount) => number;
  readonly getStatus: (discount: StoredDiscount) => DiscountStatus;
  /** The code as a call answers it. */
  readonly toShown: (discount: StoredDiscount) => Discount;
}

/** A paid purchase and its code. */
export interface CodeUse extends DiscountUsage {
  readonly discount: Pick<StoredDiscount, 'id' | 'code' | 'name'>;
}

export function createDiscountStore(clock: Clock, orders: readonly StoredOrder[]): DiscountStore {
  const { removed, ...records } = createRecords(clock);
  const paidWith = (id: string) =>
    settleAll(orders, clock).filter((order) => order.discount?.id === id && order.state === 'paid');
  const listUses = (discount: StoredDiscount) => [
    ...paidWith(discount.id).map(toUse).toReversed(),
    ...listPastUses(discount),
  ];
  const countUses = ({ id, pastUses }: StoredDiscount) => paidWith(id).length + pastUses;
  return {
    ...records,
    listUses,
    countUses,
    everyUse: createEveryUse(listUses, {
      clock,
      orders,
      codes: () => [...records.all(), ...removed()],
    }),
    mostUsesOfOne: (discount) => {
      const counts = new Map<string, number>();
      for (const { user } of listUses(discount)) {
        counts.set(String(user.id), (counts.get(String(user.id)) ?? 0) + 1);
      }
      return Math.max(0, ...counts.values());
    },
    getStatus: (discount) => getStatus(discount, countUses(discount), clock.now()),
    toShown: (discount) => {
      const { pastUses: _, ...fields } = discount;
      const uses = listUses(discount);
      return structuredClone({
        ...fields,
        used_count: uses.length,
        revenue: uses.reduce((sum, { amount }) => sum + amount, 0),
        status: getStatus(discount, uses.length, clock.now()),
      });
    },
  };
}

/** Makes the purchases with all codes again when one was paid: administration reads them for each day. */
function createEveryUse(
  listUses: DiscountStore['listUses'],
  parts: { clock: Clock; orders: readonly StoredOrder[]; codes: () => readonly StoredDiscount[] },
): DiscountStore['everyUse'] {
  let uses: readonly CodeUse[] = [];
  let paid = -1;
  return () => {
    const { length } = settleAll(parts.orders, parts.clock).filter(({ state }) => state === 'paid');
    if (length !== paid) {
      paid = length;
      uses = parts
        .codes()
        .flatMap((discount) => listUses(discount).map((use) => Object.assign({ discount }, use)));
    }
    return uses;
  };
}

interface Records extends Omit<
  DiscountStore,
  'listUses' | 'countUses' | 'everyUse' | 'mostUsesOfOne' | 'getStatus' | 'toShown'
> {
  /** The deleted codes, whose purchases remain. */
  removed: () => readonly StoredDiscount[];
}

function createRecords(clock: Clock): Records {
  let discounts: readonly StoredDiscount[] = structuredClone(allDiscounts);
  let batches: readonly StoredBatch[] = [structuredClone(bookBatch)];
  let removed: readonly StoredDiscount[] = [];
  let added = 0;
  const readings = createReadings(clock);
  const arrivals = new Map<string, number>();
  const get = (id: Id) => discounts.find((one) => one.id === String(id));
  return {
    all: () => discounts,
    allAt: (moment) => discounts.filter(({ id }) => (arrivals.get(id) ?? 0) <= moment),
    takeMoment: () => readings.takeMoment(),
    batches: () => batches,
    get,
    find: (id) => {
      const discount = get(id);
      if (discount === undefined) {
        throw refuse('not_found', 'این کد تخفیف پیدا نشد.');
      }
      return discount;
    },
    withCode: (code) => discounts.find((one) => one.code === code.toUpperCase()),
    add: (discount) => {
      arrivals.set(discount.id, readings.arrive());
      discounts = [discount, ...discounts];
    },
    addBatch: (batch) => {
      batches = [batch, ...batches];
    },
    remove: (id) => {
      removed = [...removed, ...discounts.filter((one) => one.id === String(id))];
      discounts = discounts.filter((one) => one.id !== String(id));
    },
    removed: () => removed,
    newId: () => {
      added += 1;
      return `d2000000-0000-4000-8000-${String(added).padStart(12, '0')}`;
    },
  };
}

/** Disabled wins over expired, expired over exhausted, exhausted over scheduled. */
function getStatus(discount: StoredDiscount, uses: number, now: number): DiscountStatus {
  if (!discount.is_active) {
    return 'DISABLED';
  }
  if (discount.ends_at !== null && Date.parse(discount.ends_at) <= now) {
    return 'EXPIRED';
  }
  if (discount.usage_limit !== null && uses >= discount.usage_limit) {
    return 'EXHAUSTED';
  }
  return Date.parse(discount.starts_at) > now ? 'SCHEDULED' : 'ACTIVE';
}

function toUse(order: StoredOrder): DiscountUsage {
  return {
    order_number: order.number,
    user: { id: order.owner.id, name: getPersonName(order.owner) },
    service_name: order.service.name,
    paid_at: order.paidAt === null ? null : toIsoTime(order.paidAt),
    amount: order.amount,
    discount_amount: order.discount?.amount ?? 0,
  };
}
