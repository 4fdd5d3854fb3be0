/** The transactions and their invoices. */
export const transactionsText = {
  title: 'تراکنش‌ها',
  colDate: 'تاریخ',
  colSubject: 'بابت',
  colStatus: 'وضعیت',
  colAmount: 'مبلغ',
  colRef: 'شمارهٔ پیگیری',
  success: 'موفق',
  failed: 'ناموفق',
  pending: 'در انتظار',
  empty: 'تراکنشی ندارید',
  invoice: 'فاکتور',
  invoiceNo: 'فاکتور شمارهٔ {n}',
  seller: 'فروشنده',
  buyer: 'خریدار',
  total: 'جمع کل',
} as const;
