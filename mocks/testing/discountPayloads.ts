import type { CallName, Contract, PayloadOf } from '@nevisa/api';
import type { discountCalls } from '@nevisa/api/management';
import { bookBatch } from '../fixtures/discounts/manyDiscounts.ts';
import { knownDiscounts } from '../fixtures/discounts/knownDiscounts.ts';

const { free, nowruz, salam, third, twenty, yalda } = knownDiscounts;

/** The terms of a new code. */
export const terms = {
  name: 'کد آزمایشی',
  discount_type: 'PERCENT',
  value: 25,
  max_amount: 300_000,
  min_purchase: null,
  starts_at: '2026-11-20T20:30:00.000Z',
  ends_at: '2026-12-21T20:30:00.000Z',
  usage_limit: 100,
  per_user_limit: 1,
  service_ids: [],
  audience: 'ALL',
  user_ids: [],
  is_active: true,
} satisfies Omit<PayloadOf<Contract['createDiscount']>, 'client_id' | 'code'>;

type DiscountCall = keyof typeof discountCalls & CallName;

/** For each call of discount codes something that is welcome, and the row that it proves. */
export const discountWelcome: {
  [Name in DiscountCall]: [row: string, payload: PayloadOf<Contract[Name]>];
} = {
  listDiscounts: ['X-273', { page: 1, page_size: 25, status: 'ACTIVE', ordering: 'ends_at' }],
  retrieveDiscount: ['X-273', { id: nowruz.id }],
  createDiscount: ['X-274', { client_id: 'code-1', code: 'NEW-CODE', ...terms }],
  updateDiscount: ['X-278', { id: salam.id, revision: 1, name: 'نام تازه', value: 120_000 }],
  createDiscounts: ['X-277', { client_id: 'batch-1', prefix: 'TEST', count: 3, ...terms }],
  setDiscountActive: ['X-279', { id: twenty.id, is_active: false }],
  setDiscountsActive: ['X-279', { ids: [yalda.id], is_active: false }],
  deleteDiscount: ['X-279', { id: free.id, used_count: free.pastUses }],
  deleteDiscounts: ['X-279', { discounts: [{ id: third.id, used_count: third.pastUses }] }],
  listDiscountUsages: ['X-280', { id: nowruz.id, page: 1, page_size: 25 }],
  previewDiscount: ['X-275', { discount_type: 'PERCENT', value: 25, max_amount: 300_000 }],
  listDiscountBatches: ['X-277', { page: 1 }],
  retrieveDiscountBatch: ['X-277', { id: bookBatch.id }],
};
