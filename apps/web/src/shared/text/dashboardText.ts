/** The dashboard. */
export const dashboardText = {
  remaining: 'اعتبار باقی‌مانده',
  package: 'بستهٔ فعال',
  expires: 'پایان اعتبار',
  charge: 'موجودی حساب',
  usageChart: 'استفادهٔ روزانه (دقیقه)',
  wordsTotal: 'کلمه‌های نوشته‌شده',
  recent: 'آخرین نوشته‌ها',
  seeAll: 'مشاهدهٔ همه',
  quickStart: 'شروع تایپ صوتی',
  invite: 'دعوت از دوستان',
  newMessages: '{n} پیام جدید دارید',
} as const;
