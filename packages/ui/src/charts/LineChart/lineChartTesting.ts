import { formatDate, formatLongDate, parseWireTime } from '../../persian/date.ts';

export const moments = ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', 'آبان'];

/** The minutes of four sources in these months. */
export const four = [
  { name: 'تایپ زنده', values: [120, 180, 240, 210, 320, 410, 460, 520] },
  { name: 'فایل صوتی', values: [260, 240, 250, 280, 270, 300, 310, 290] },
  { name: 'ربات تلگرام', values: [40, 60, 55, 90, 120, 130, 170, 200] },
  { name: 'ربات بله', values: [10, 20, 45, 50, 90, 110, 150, 185] },
];

/** 92 days. */
export const quarter = Array.from({ length: 92 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 7, 22 + index)).toISOString().slice(0, 10);
  const time = parseWireTime(date) ?? { year: 1405, month: 1, day: 1, hour: null, minute: null };
  return {
    date,
    name: formatLongDate(time),
    label: formatDate(time).replace(/ [۰-۹]+$/, ''),
  };
});
