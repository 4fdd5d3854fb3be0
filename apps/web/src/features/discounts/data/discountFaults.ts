import { cleanName } from '@nevisa/machines';
import { formatNumber } from '@nevisa/ui';
import { parseField, readTehranField } from '../../../shared/lists/days/tehranMoments.ts';
import { specText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { discountsText } from '../../../shared/text/discountsText.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { isCode } from './codes.ts';
import { type DiscountField, type DiscountValues, parseNumber } from './discountValues.ts';

export type DiscountFaults = Partial<Record<DiscountField, string>>;

/** The smallest amount of a code, in toman. */
const leastToman = 1_000;

/**
 * What is wrong with a filled-in form, by field; the server checks the same and more.
 *
 * @param used how often the code was used: no limit may be lower
 */
export function findFaults(values: DiscountValues, used = 0): DiscountFaults {
  const faults: Record<DiscountField, string | false> = {
    ...noFaults,
    code: values.code === '' ? specText.required : !isCode(values.code) && discountsText.errCode,
    name: cleanName(values.name) === '' && specText.required,
    ...findPriceFaults(values),
    ...findTimeFaults(values),
    ...findLimitFaults(values, used),
    user_ids: values.audience === 'USERS' && values.user_ids.length === 0 && discountWords.noUsers,
  };
  return withoutFalse(faults);
}

function findPriceFaults(values: DiscountValues) {
  const value = parseNumber(values.value);
  const cap = parseNumber(values.max_amount);
  const least = parseNumber(values.min_purchase);
  const isPercent = values.discount_type === 'PERCENT';
  return {
    value:
      value === null
        ? specText.required
        : isPercent
          ? !isWithin(value, 1, 100) &&
            (Number.isInteger(value) ? discountWords.percentRange : discountWords.percentWhole)
          : !isToman(value) && discountWords.tomanLeast,
    max_amount: isPercent && cap !== null && !isToman(cap) && discountWords.tomanLeast,
    min_purchase: least !== null && !isWithin(least, 0, Infinity) && discountWords.amountWrong,
  };
}

function findTimeFaults(values: DiscountValues) {
  const start = parseField(values.starts_at, 'start');
  const end = parseField(values.ends_at, 'end');
  const { day, clock } = readTehranField(values.ends_at);
  return {
    starts_at: start === null && specText.required,
    ends_at:
      day === null && clock !== null
        ? discountWords.endWithoutDay
        : start !== null && end !== null && end <= start && discountsText.errDates,
  };
}

function findLimitFaults(values: DiscountValues, used: number) {
  const all = parseNumber(values.usage_limit);
  const each = parseNumber(values.per_user_limit);
  return {
    usage_limit:
      findLimitFault(all) ||
      (all !== null && all < used && fill(discountWords.limitBelowUsed, { n: formatNumber(used) })),
    per_user_limit:
      findLimitFault(each) ||
      (all !== null && each !== null && each > all && discountWords.perUserAboveAll),
  };
}

/** Without a limit the field is empty; 0 would be a code without any use (T-89). */
function findLimitFault(limit: number | null): string | false {
  return limit !== null && !isWithin(limit, 1, Infinity) && discountWords.limitWrong;
}

function isToman(amount: number): boolean {
  return isWithin(amount, leastToman, Infinity);
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isSafeInteger(value) && value >= least && value <= most;
}

function withoutFalse(faults: Record<DiscountField, string | false>): DiscountFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== false));
}

const noFaults: Record<DiscountField, false> = {
  code: false,
  name: false,
  discount_type: false,
  value: false,
  max_amount: false,
  min_purchase: false,
  starts_at: false,
  ends_at: false,
  usage_limit: false,
  per_user_limit: false,
  service_ids: false,
  audience: false,
  user_ids: false,
  is_active: false,
};
