/** The transactions. */
export const transactionsText = {
  title: 'تراکنش‌ها',
  success: 'موفق',
  failed: 'ناموفق',
  pending: 'در انتظار',
} as const;
