import type { Message } from '@nevisa/api/types';

const subjects = [
  ['متن فایل شما آماده است', 'فایل شما به متن تبدیل شد.\nآن را در تاریخچه ببینید.'],
  ['تخفیف بسته‌ها', 'تا پایان ماه، بستهٔ بیست‌ساعته را با ۲۰٪ تخفیف بخرید.'],
  ['اعتبار شما رو به پایان است', 'کمتر از شش ساعت از اعتبار شما مانده است.'],
] as const;

const newest = Date.parse('2026-11-21T06:00:00Z');
const hour = 3_600_000;

/** As many messages as one asks for, newest first, one an hour; every third is an offer, every fifth new. */
export function manyMessages(count: number): Message[] {
  return Array.from({ length: count }, (_, place) => {
    const [title, text] = subjects[place % subjects.length] ?? subjects[0];
    return {
      id: 100_000 - place,
      title: `${title} (${count - place})`,
      text,
      message_type: place % 3 === 1 ? 'OFFER' : 'NOTIFICATION',
      status_for_user: place % 5 === 0 ? 'NEW' : 'SEEN',
      time_created: new Date(newest - place * hour).toISOString(),
    };
  });
}
