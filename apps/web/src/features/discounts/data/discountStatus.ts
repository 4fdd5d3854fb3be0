import type { Discount, DiscountStatus } from '@nevisa/api/types';

/** What the status of a code follows from. */
export type StatusFacts = Pick<
  Discount,
  'is_active' | 'starts_at' | 'ends_at' | 'usage_limit' | 'used_count'
>;

/** The code with its status at a moment of the server, in ms since 1970: the same object while nothing changes. */
export function withPresentStatus(discount: Discount, now: number): Discount {
  const status = chooseStatus(discount, now);
  return discount.status === status ? discount : { ...discount, status };
}

/**
 * The status of a code at a moment of the server: disabled wins over expired, expired over
 * exhausted, exhausted over scheduled, and that over active.
 *
 * @param now in ms since 1970
 */
export function chooseStatus(discount: StatusFacts, now: number): DiscountStatus {
  const { is_active: active, starts_at, ends_at, usage_limit: limit, used_count: used } = discount;
  if (!active) {
    return 'DISABLED';
  }
  // A time that cannot be read decides nothing.
  if (Date.parse(ends_at ?? '') <= now) {
    return 'EXPIRED';
  }
  if (limit !== null && used >= limit) {
    return 'EXHAUSTED';
  }
  return Date.parse(starts_at ?? '') > now ? 'SCHEDULED' : 'ACTIVE';
}
