/** The transactions. */
export const transactionsText = {
  title: 'تراکنش‌ها',
  colSubject: 'بابت',
  colStatus: 'وضعیت',
  colRef: 'شمارهٔ پیگیری',
  success: 'موفق',
  failed: 'ناموفق',
  pending: 'در انتظار',
} as const;
