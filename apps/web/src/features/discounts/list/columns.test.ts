import { services } from '@nevisa/mocks/services';
import type { Discount } from '@nevisa/api/types';
import { createElement, Fragment } from 'react';
import { describe, expect, it } from 'vitest';
import { renderCell, renderMarkup } from '../../../testing/renderMarkup.ts';
import { StatusTag } from '../StatusTag.tsx';
import { createColumns } from './columns.tsx';

const order = ['code', 'name', 'value', 'used', 'span', 'packages', 'status', 'revenue', 'created'];
const [service] = services;
const columns = createColumns(
  { order, hidden: [], density: 'comfortable' },
  { toHref: () => '/', onCopy: () => undefined, services },
);

const row = {
  id: 7,
  code: 'MEHR',
  name: 'جشن مهر',
  discount_type: 'PERCENT',
  value: 25,
  max_amount: 300_000,
  usage_limit: 40,
  used_count: 12,
  starts_at: '2026-11-20T20:30:00Z',
  ends_at: '2026-11-30T20:30:00Z',
  service_ids: [service?.id],
  revenue: 9_000_000,
} as unknown as Discount;

const show = (id: string) => renderCell(columns, id, row);

describe('the columns of the codes', () => {
  it('X-273: the columns show the name, and the value with its cap', () => {
    expect([show('name'), show('value')]).toEqual(['جشن مهر', '۲۵٪ تا ۳۰۰٬۰۰۰ تومان']);
  });

  it('X-273: the columns show the whole span and the names of the packages', () => {
    expect(show('span')).toMatch(/۳۰ آبان ۱۴۰۵.*۹ آذر ۱۴۰۵/u);
    expect(show('packages')).toBe(service?.name);
  });

  it('X-273: the uses of a limit are words and a bar of their share, and words alone without one', () => {
    const used = columns.find(({ id }) => id === 'used');
    const renderUses = (change: Partial<Discount>) =>
      renderMarkup(
        createElement(Fragment, null, used && 'cell' in used && used.cell({ ...row, ...change })),
      );
    expect(show('used')).toMatch(/^۱۲ از ۴۰ بار /u);
    expect(renderUses({})).toMatch(/<progress[^>]*value="0.3" aria-valuetext="۱۲ از ۴۰ بار"/u);
    expect(renderUses({ usage_limit: null })).not.toContain('<progress');
  });

  it.each([
    ['ACTIVE', 'فعال', 'success'],
    ['SCHEDULED', 'زمان‌بندی‌شده', 'information'],
    ['EXPIRED', 'پایان‌یافته', 'quiet'],
    ['EXHAUSTED', 'تمام‌شده', 'warning'],
    ['DISABLED', 'غیرفعال', 'danger'],
    [null, 'نامعلوم', 'quiet'],
  ] as const)('X-273: the status %s is the word %s in the tone %s', (status, word, tone) => {
    expect(renderCell(columns, 'status', { ...row, status })).toBe(word);
    expect(renderMarkup(createElement(StatusTag, { status }))).toContain(`data-tone="${tone}"`);
  });

  it('X-280: a column shows what a code has brought in', () => {
    expect(show('revenue')).toBe(9_000_000);
  });
});
