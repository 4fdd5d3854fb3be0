import { cleanName } from '@nevisa/machines';
import type { Discount } from '@nevisa/api/types';
import { toLatinDigits } from '@nevisa/writing';
import { toTehranField, parseField } from '../../../shared/lists/days/tehranMoments.ts';

/**
 * A discount code as its form holds it, by the names on the wire. Numbers are the typed text,
 * empty for none; times are fields of Tehran (`tehranMoments.ts`).
 */
export type DiscountValues = {
  code: string;
  name: string;
  discount_type: 'PERCENT' | 'FIXED';
  value: string;
  max_amount: string;
  min_purchase: string;
  starts_at: string;
  ends_at: string;
  usage_limit: string;
  per_user_limit: string;
  service_ids: readonly string[];
  audience: 'ALL' | 'FIRST_PURCHASE' | 'USERS';
  user_ids: readonly string[];
  is_active: boolean;
};

export type DiscountField = keyof DiscountValues;

/** The form of a new code: from today on, for everyone. @param today «2026-11-21» */
export function makeBlankValues(today: string): DiscountValues {
  return {
    code: '',
    name: '',
    discount_type: 'PERCENT',
    value: '',
    max_amount: '',
    min_purchase: '',
    starts_at: today,
    ends_at: '',
    usage_limit: '',
    per_user_limit: '',
    service_ids: [],
    audience: 'ALL',
    user_ids: [],
    is_active: true,
  };
}

/** The form of a code that exists. An empty field is no limit; a limit of 0 stays 0 (T-89). */
export function toValues(discount: Discount): DiscountValues {
  return {
    code: discount.code,
    name: discount.name,
    discount_type: discount.discount_type ?? 'PERCENT',
    value: String(discount.value),
    max_amount: toText(discount.max_amount),
    min_purchase: toText(discount.min_purchase),
    starts_at: toField(discount.starts_at, 'start'),
    ends_at: toField(discount.ends_at, 'end'),
    usage_limit: toText(discount.usage_limit),
    per_user_limit: toText(discount.per_user_limit),
    service_ids: discount.service_ids.map(String),
    audience: discount.audience ?? 'ALL',
    user_ids: discount.user_ids.map(String),
    is_active: discount.is_active,
  };
}

/** The form of a new code that is like another one: without its code, from today on. */
export function makeSimilarValues(discount: Discount, today: string): DiscountValues {
  return { ...toValues(discount), code: '', starts_at: today, ends_at: '', is_active: true };
}

/** What is sent of a form: nothing that its other choices hide. */
export function getShownValues(values: DiscountValues): DiscountValues {
  return {
    ...values,
    max_amount: values.discount_type === 'PERCENT' ? values.max_amount : '',
    user_ids: values.audience === 'USERS' ? values.user_ids : [],
  };
}

/** The changed fields as the server takes them. */
export function toTerms(changes: Partial<DiscountValues>): Partial<DiscountTerms> {
  const whole = toWholeTerms({ ...makeBlankValues(''), ...changes });
  return Object.fromEntries(
    Object.entries(whole).filter(([field]) => Object.hasOwn(changes, field)),
  );
}

export type DiscountTerms = ReturnType<typeof toWholeTerms>;

/** A whole form as the server takes it. */
export function toWholeTerms(values: DiscountValues) {
  return {
    code: values.code,
    name: cleanName(values.name),
    discount_type: values.discount_type,
    value: parseNumber(values.value) ?? 0,
    max_amount: parseNumber(values.max_amount),
    min_purchase: parseNumber(values.min_purchase),
    starts_at: toIso(values.starts_at, 'start') ?? '',
    ends_at: toIso(values.ends_at, 'end'),
    usage_limit: parseNumber(values.usage_limit),
    per_user_limit: parseNumber(values.per_user_limit),
    service_ids: [...values.service_ids],
    audience: values.audience,
    user_ids: [...values.user_ids],
    is_active: values.is_active,
  };
}

/** A typed number with any digits and separators; null for none, NaN for another text. */
export function parseNumber(typed: string): number | null {
  const figures = toLatinDigits(typed)
    .replaceAll(/[\s\u200C٬,،٪%]/gu, '')
    .replace(/٫/u, '.');
  return figures === '' ? null : Number(figures);
}

function toText(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

function toField(time: string | null, edge: 'start' | 'end'): string {
  const moment = Date.parse(time ?? '');
  return Number.isNaN(moment) ? '' : toTehranField(moment, edge);
}

function toIso(field: string, edge: 'start' | 'end'): string | null {
  const moment = parseField(field, edge);
  return moment === null ? null : new Date(moment).toISOString();
}
