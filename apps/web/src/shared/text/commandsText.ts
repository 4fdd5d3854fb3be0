/** The help of the voice commands. */
export const commandsText = {
  title: 'فرمان‌های صوتی',
  intro: 'هنگام صحبت از این عبارت‌ها استفاده کنید.',
  groupMarks: 'علائم نگارشی',
  groupLines: 'خط و پاراگراف',
  groupEdit: 'ویرایش',
  groupControl: 'کنترل',
  literal: 'برای نوشتن خود کلمه، پیش از آن «کلمهٔ» بگویید.',
  period: 'نقطه',
  comma: 'ویرگول',
  newLine: 'خط بعد',
  zwnj: 'نیم‌فاصله',
  newParagraph: 'پاراگراف جدید',
} as const;
