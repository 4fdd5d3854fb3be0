import { codeShape } from '@nevisa/api/management';
import type { Service } from '@nevisa/api/types';
import type { StoredDiscount } from '../../fixtures/discounts/storedDiscount.ts';
import type { People } from '../people.ts';
import { Refusal } from '../refusal.ts';
import type { DiscountStore } from './discountStore.ts';

/** What an administrator decides of a code. */
export type DiscountTerms = Omit<
  StoredDiscount,
  'id' | 'revision' | 'batch_id' | 'created_at' | 'pastUses'
>;

/** The fields that may change after the first use. */
const open: ReadonlySet<string> = new Set([
  'name',
  'ends_at',
  'usage_limit',
  'per_user_limit',
  'is_active',
]);

/** The smallest amount of a code, in toman. */
const leastToman = 1_000;
/** The longest name, in characters. */
const longestName = 100;
const mostToman = 1_000_000_000;

export interface TermsInput {
  services: readonly Service[];
  people: Pick<People, 'withId'>;
}

/** What is wrong with each field. */
type Faults = Record<string, string | undefined>;

/** @throws Refusal 400 with every invalid field */
export function checkTerms(terms: DiscountTerms, input: TermsInput): void {
  refuseFaults({
    ...nameFaults(terms),
    ...priceFaults(terms),
    ...limitFaults(terms),
    ...peopleFaults(terms, input),
    ends_at:
      terms.ends_at !== null && Date.parse(terms.ends_at) <= Date.parse(terms.starts_at)
        ? 'پایان باید پس از شروع باشد.'
        : undefined,
    service_ids: terms.service_ids.every((id) =>
      input.services.some((service) => String(service.id) === String(id)),
    )
      ? undefined
      : 'این بسته فروخته نمی‌شود.',
  });
}

/** @throws Refusal 400 for a code of another shape, or one that exists */
export function checkCode(code: string, own: string | null, store: DiscountStore): void {
  const other = store.withCode(code);
  refuseFaults({
    code: !codeShape.test(code)
      ? 'کد فقط از حرف‌های انگلیسی و رقم ساخته می‌شود (۳ تا ۳۲ نویسه).'
      : other !== undefined && other.id !== own
        ? 'این کد قبلاً ساخته شده است.'
        : undefined,
  });
}

/**
 * After the first use only name, end, limits and activity may change, and no limit may be
 * below what was used.
 *
 * @throws Refusal 400 with every field that may not have this value
 */
export function checkUsed(
  discount: StoredDiscount,
  changed: DiscountTerms,
  store: DiscountStore,
): void {
  const uses = store.countUses(discount);
  if (uses === 0) {
    return;
  }
  const locked = (Object.keys(changed) as (keyof DiscountTerms)[]).filter(
    (field) =>
      !open.has(field) && JSON.stringify(changed[field]) !== JSON.stringify(discount[field]),
  );
  refuseFaults({
    ...Object.fromEntries(locked.map((field) => [field, 'پس از نخستین استفاده تغییر نمی‌کند.'])),
    ...belowUsed('usage_limit', changed.usage_limit, uses),
    ...belowUsed('per_user_limit', changed.per_user_limit, store.mostUsesOfOne(discount)),
  });
}

function belowUsed(field: string, limit: number | null, uses: number): Faults {
  return limit !== null && limit < uses
    ? { [field]: `کمتر از تعداد استفاده‌شده (${persian(uses)}) نمی‌شود.` }
    : {};
}

function nameFaults({ name }: DiscountTerms): Faults {
  const { length } = Array.from(name);
  if (length === 0) {
    return { name: 'برای این کد نامی بنویسید.' };
  }
  return { name: length > longestName ? 'نام حداکثر ۱۰۰ نویسه است.' : undefined };
}

function priceFaults({
  discount_type: type,
  value,
  max_amount,
  min_purchase,
}: DiscountTerms): Faults {
  const isPercent = type === 'PERCENT';
  return {
    value: isPercent
      ? value < 1 || value > 100
        ? 'درصد باید از ۱ تا ۱۰۰ باشد.'
        : undefined
      : faultOfToman(value),
    max_amount:
      max_amount === null
        ? undefined
        : isPercent
          ? faultOfToman(max_amount)
          : 'سقف فقط برای تخفیف درصدی است.',
    min_purchase: (min_purchase ?? 0) > mostToman ? 'این مبلغ بیش از اندازه است.' : undefined,
  };
}

function faultOfToman(amount: number): string | undefined {
  if (amount < leastToman) {
    return 'مبلغ باید دست‌کم ۱٬۰۰۰ تومان باشد.';
  }
  return amount > mostToman ? 'این مبلغ بیش از اندازه است.' : undefined;
}

function limitFaults({ usage_limit: all, per_user_limit: each }: DiscountTerms): Faults {
  const none = 'برای «بدون محدودیت» این فیلد را خالی بگذارید.';
  return {
    usage_limit: all === 0 ? none : undefined,
    per_user_limit:
      each === 0
        ? none
        : each !== null && all !== null && each > all
          ? 'نباید از تعداد کل بیشتر باشد.'
          : undefined,
  };
}

function peopleFaults({ audience, user_ids: ids }: DiscountTerms, { people }: TermsInput): Faults {
  if (audience !== 'USERS') {
    return { user_ids: ids.length > 0 ? 'این کد برای کاربران منتخب نیست.' : undefined };
  }
  if (ids.length === 0) {
    return { user_ids: 'دست‌کم یک کاربر انتخاب کنید.' };
  }
  const unknown = ids.filter((id) => people.withId(id) === undefined).length;
  return { user_ids: unknown > 0 ? `${persian(unknown)} نفر پیدا نشد.` : undefined };
}

function refuseFaults(faults: Faults): void {
  const found = Object.entries(faults).filter(([, text]) => text !== undefined);
  if (found.length > 0) {
    throw new Refusal(400, Object.fromEntries(found.map(([field, text]) => [field, [text]])));
  }
}

function persian(count: number): string {
  return count.toLocaleString('fa-IR');
}
