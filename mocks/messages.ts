import type { Message } from '@nevisa/api/types';

const readyFile: Message = {
  id: 7001,
  title: 'متن فایل شما آماده است',
  text: 'فایل «جلسهٔ هیئت‌مدیره» به متن تبدیل شد.\nآن را در تاریخچه ببینید.',
  message_type: 'NOTIFICATION',
  status_for_user: 'NEW',
  time_created: '2026-11-21T06:12:40Z',
};

const autumnOffer: Message = {
  id: 7002,
  title: 'تخفیف پاییزی بسته‌ها',
  text: 'تا پایان آبان، بستهٔ بیست‌ساعته را با ۲۰٪ تخفیف بخرید.',
  message_type: 'OFFER',
  status_for_user: 'NEW',
  time_created: '2026-11-19T08:00:00Z',
};

const lowCredit: Message = {
  id: 7003,
  title: 'اعتبار شما رو به پایان است',
  text: 'کمتر از شش ساعت از اعتبار شما مانده است.',
  message_type: 'NOTIFICATION',
  status_for_user: 'NEW',
  time_created: '2026-11-17T15:45:10Z',
};

const newMarks: Message = {
  id: 7004,
  title: 'نشانه‌گذاری خودکار بهتر شد',
  text: 'از این پس ویرگول و نقطه با دقت بیشتری در متن شما گذاشته می‌شود.',
  message_type: 'NOTIFICATION',
  status_for_user: 'SEEN',
  time_created: '2026-11-08T09:30:00Z',
};

const friendOffer: Message = {
  id: 7005,
  title: 'دوستان خود را دعوت کنید',
  text: 'برای هر دوستی که با لینک شما ثبت‌نام کند، نیم ساعت اعتبار هدیه می‌گیرید.',
  message_type: 'OFFER',
  status_for_user: 'SEEN',
  time_created: '2026-10-30T11:20:00Z',
};

// The server keeps what a person deleted and sends it along.
const deleted: Message = {
  id: 7006,
  title: 'پیام حذف‌شده',
  text: 'این پیام پیش‌تر حذف شده است.',
  message_type: 'NOTIFICATION',
  status_for_user: 'DELETED',
  time_created: '2026-10-12T07:05:00Z',
};

const firstPackage: Message = {
  id: 7011,
  title: 'نخستین بستهٔ خود را رایگان بگیرید',
  text: 'بستهٔ آشنایی را فعال کنید و همین امروز یک ساعت دیکته کنید.',
  message_type: 'OFFER',
  status_for_user: 'NEW',
  time_created: '2026-11-20T10:00:00Z',
};

const monthlyReport: Message = {
  id: 7021,
  title: 'گزارش ماهانه آماده است',
  text: 'گزارش فروش مهرماه در بخش آمار و تحلیل آماده است.',
  message_type: 'NOTIFICATION',
  status_for_user: 'SEEN',
  time_created: '2026-10-23T05:30:00Z',
};

const welcome: Message = {
  id: 7031,
  title: 'به نویسا خوش آمدید',
  text: 'برای شروع، نام خود را در پروفایل بنویسید و یک بسته انتخاب کنید.',
  message_type: 'NOTIFICATION',
  status_for_user: 'NEW',
  time_created: '2026-11-21T10:30:00Z',
};

/** Whose message centre holds what, newest first. */
export const messagesOf = {
  sara: [readyFile, autumnOffer, lowCredit, newMarks, friendOffer, deleted],
  reza: [firstPackage, { ...newMarks, id: 7012 }],
  admin: [monthlyReport],
  newcomer: [welcome],
} as const satisfies Record<string, readonly Message[]>;
