import type { Transaction } from '@nevisa/api/types';

const paid: Transaction = {
  amount: 1_250_000,
  description: 'خرید بستهٔ بیست‌ساعته',
  created_at: '2026-11-01T06:00:00Z',
  status: 'SUCCESS',
  is_test: false,
  ref_id: '402118875310',
};

const canceled: Transaction = {
  ...paid,
  created_at: '2026-11-01T05:52:30Z',
  status: 'FAILED',
  ref_id: null,
};

const earlier: Transaction = {
  amount: 950_000,
  description: 'خرید بستهٔ ده‌ساعته',
  created_at: '2026-08-24T16:20:05Z',
  status: 'SUCCESS',
  is_test: false,
  ref_id: '398820014477',
};

const gatewayTest: Transaction = { ...earlier, amount: 1_000, is_test: true };

/** Who has paid what, newest first. */
export const transactionsOf = {
  sara: [paid, canceled, gatewayTest, earlier],
  admin: [{ ...paid, amount: 3_900_000, description: 'خرید بستهٔ نامحدود' }],
} as const satisfies Record<string, readonly Transaction[]>;
