import type { Discount, Id, Service } from '@nevisa/api/types';
import { formatNumber, type TagTone } from '@nevisa/ui';
import { formatPeriodEdge } from '../../../shared/lists/days/formatPeriodEdge.ts';
import { toTehranField, readTehranField } from '../../../shared/lists/days/tehranMoments.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { listText } from '../../../shared/text/listText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { unitText } from '../../../shared/text/commonText.ts';
import { percentText } from '../../../shared/text/percentText.ts';
import { timeText } from '../../../shared/text/timeText.ts';

/** «۲۵٪» or «۱۰۰٬۰۰۰ تومان». */
export function formatValue({
  discount_type: type,
  value,
}: Pick<Discount, 'discount_type' | 'value'>): string {
  const n = formatNumber(value);
  return type === 'PERCENT' ? fill(percentText.percent, { n }) : fill(unitText.toman, { n });
}

/** «تا ۳۰۰٬۰۰۰ تومان»; null without a cap. */
export function capText({ max_amount: cap }: Pick<Discount, 'max_amount'>): string | null {
  return cap === null ? null : fill(discountWords.upTo, { n: formatNumber(cap) });
}

/** «۳ از ۱۰ بار» or «۳ بار». */
export function formatUses({
  used_count: used,
  usage_limit: limit,
}: Pick<Discount, 'used_count' | 'usage_limit'>): string {
  const n = formatNumber(used);
  return limit === null
    ? fill(discountsText.usedUnlimited, { n })
    : fill(discountsText.used, { n, total: formatNumber(limit) });
}

/** «از ۱ آذر ۱۴۰۵» and «تا پایان روز ۳۰ آذر ۱۴۰۵». */
export function formatSpan({
  starts_at: start,
  ends_at: end,
}: Pick<Discount, 'starts_at' | 'ends_at'>): readonly [string, string] {
  return [
    fill(discountWords.fromMoment, { date: formatPeriodEdge(start, 'start') }),
    end === null ? discountsText.noEnd : endText(end),
  ];
}

function endText(end: string): string {
  const moment = Date.parse(end);
  const isWholeDay =
    !Number.isNaN(moment) && readTehranField(toTehranField(moment, 'end')).clock === null;
  const date = formatPeriodEdge(end, 'end');
  return isWholeDay ? fill(discountWords.untilEndOf, { date }) : fill(timeText.until, { date });
}

/** The names of packages; that of all of them for none. */
export function listPackageNames(
  ids: readonly Id[],
  services: readonly Service[] | null,
): readonly string[] {
  const findName = (id: Id) =>
    services?.find((service) => String(service.id) === String(id))?.name ??
    (services === null ? '…' : discountWords.packageGone);
  return ids.length === 0 ? [discountsText.allPackages] : ids.map(findName);
}

/** The names of packages in one line. */
export function formatPackages(ids: readonly Id[], services: readonly Service[] | null): string {
  return listPackageNames(ids, services).join(listText.comma);
}

/** The packages on which a code can lower a price, in the order of the shop. */
export function listPricedPackages(services: readonly Service[] | null): readonly Service[] {
  return (services ?? []).filter(
    ({ actual_price: price, is_for_enterprise }) => (price ?? 0) > 0 && !is_for_enterprise,
  );
}

type Status = NonNullable<Discount['status']>;

export const statusTexts: Readonly<Record<Status, string>> = {
  ACTIVE: discountsText.statusActive,
  SCHEDULED: discountsText.statusScheduled,
  EXPIRED: discountsText.statusExpired,
  EXHAUSTED: discountsText.statusExhausted,
  DISABLED: discountsText.statusDisabled,
};

export const statusTones: Readonly<Record<Status, TagTone>> = {
  ACTIVE: 'success',
  SCHEDULED: 'information',
  EXPIRED: 'quiet',
  EXHAUSTED: 'warning',
  DISABLED: 'danger',
};

export const audienceTexts: Readonly<Record<NonNullable<Discount['audience']>, string>> = {
  ALL: discountsText.audienceAll,
  FIRST_PURCHASE: discountsText.audienceNew,
  USERS: discountsText.audienceUsers,
};

export const typeTexts: Readonly<Record<NonNullable<Discount['discount_type']>, string>> = {
  PERCENT: discountsText.typePercent,
  FIXED: discountsText.typeFixed,
};
