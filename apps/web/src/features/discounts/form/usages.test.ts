import type { DiscountUsage, WholeDiscount } from '@nevisa/api/types';
import { createToastQueue } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderWords } from '../../../testing/renderMarkup.ts';
import { discountKey } from '../data/discountCache.ts';
import { UsagesPart, type UsagesPartProps } from './UsagesPart.tsx';

it('X-280: the purchases with a code say who paid what, and when', () => {
  const use = {
    user: { id: 1, name: 'سارا' },
    order_number: 'NV-1',
    paid_at: '2026-11-21T08:30:00Z',
    service_name: 'پایه',
    amount: 700_000,
    discount_amount: 250_000,
  } as unknown as DiscountUsage;
  const queries = new QueryClient();
  queries.setQueryData([discountKey, '7', 'usages', 1], { count: 1, results: [use] });
  const part = createElement(UsagesPart, {
    whole: { id: 7, code: 'MEHR' } as WholeDiscount,
    member: { client: {}, queries } as unknown as UsagesPartProps['member'],
    toasts: createToastQueue(),
  });
  const words = renderWords(part, createScopeServices());
  expect(words).toMatch(
    /سارا زمان ۳۰ آبان ۱۴۰۵، ساعت ۱۲:۰۰ بسته پایه پرداخت‌شده \(تومان\) ۷۰۰٬۰۰۰ تخفیف \(تومان\) ۲۵۰٬۰۰۰/u,
  );
});
