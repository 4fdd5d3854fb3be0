const ordinary = {
  title: 'پیام معمولی',
  text: 'متن معمولی',
  message_type: 'NOTIFICATION',
  status_for_user: 'NEW',
  time_created: '2026-11-21T06:12:40Z',
};

/** What a server should never send, and what a person must not notice (A07, A08). */
export const strangeMessages: readonly unknown[] = [
  { ...ordinary, id: 1, title: 'بار نخست' },
  { ...ordinary, id: 2, title: '<img src=x onerror=alert(1)>', text: '<b>پررنگ</b>\n&lt;b&gt;' },
  { ...ordinary, id: 3, title: 'وارونه \u202Eabc', text: 'پایان\u2066\u2067 بسته نمی‌شود' },
  { ...ordinary, id: 4, title: null, text: null, time_created: null },
  { ...ordinary, id: 5, title: 'نوع ناشناس', message_type: 'NEWS' },
  { ...ordinary, id: 6, title: 'وضعیت ناشناس', status_for_user: 'ODD' },
  { ...ordinary, id: 7, title: 'تاریخ نادرست', time_created: '2026-02-30T25:61:00Z' },
  { ...ordinary, id: 8, title: 'پاک‌شده', status_for_user: 'DELETED' },
  { ...ordinary, id: 9, title: 'بلند', text: 'متن بسیار بلند '.repeat(700) },
  { ...ordinary, id: 10, title: 'بی‌فاصله'.repeat(60), message_type: 'OFFER' },
  { ...ordinary, id: null, title: 'بی‌شناسه' },
  null,
  'پیام',
  { ...ordinary, id: 1, title: 'بار دوم' },
];
