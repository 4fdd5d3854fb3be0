/** The help of the voice commands. */
export const commandsText = {
  title: 'فرمان‌های صوتی',
  intro: 'این عبارت‌ها را هنگام گفتن استفاده کنید.',
  groupMarks: 'علائم نگارشی',
  groupLines: 'خط و پاراگراف',
  groupEdit: 'ویرایش',
  groupControl: 'کنترل',
  literal: 'برای نوشتن خود کلمه، پیش از آن «کلمهٔ» بگویید.',
  zwnj: 'نیم‌فاصله',
} as const;
