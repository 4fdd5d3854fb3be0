import { fn } from 'storybook/test';
import { CloseIcon, RetryIcon } from '../../../media/Icon/controlIcons.ts';
import { PauseIcon, ResumeIcon } from '../../../media/Icon/dictationIcons.ts';
import { DeleteIcon } from '../../../media/Icon/rowIcons.ts';
import type { ListedUpload } from '../../UploadList/UploadList.tsx';

const cancel = { label: 'لغو', icon: <CloseIcon />, isQuiet: true, onPress: fn() };
const remove = { label: 'برداشتن از فهرست', icon: <DeleteIcon />, isQuiet: true, onPress: fn() };
const pause = { label: 'توقف بارگذاری', icon: <PauseIcon />, onPress: fn() };

export const moving: ListedUpload = {
  id: 'moving',
  name: 'جلسهٔ هفتگی تیم فروش، آبان ۱۴۰۵.m4a',
  tone: 'moving',
  state: 'در حال بارگذاری',
  facts: ['۴۸ مگابایت', '۴۲ دقیقه'],
  bars: [
    {
      label: 'بارگذاری',
      value: 0.42,
      words: '۲۰ از ۴۸ مگابایت، ۱٫۲ مگابایت در ثانیه، ۲۳ ثانیه مانده است',
    },
  ],
  actions: [pause, cancel],
  onDelete: fn(),
};

export const ready: ListedUpload = {
  id: 'ready',
  name: 'interview-2026 (final).wav',
  tone: 'ready',
  state: 'آمادهٔ بارگذاری',
  facts: ['۱۲ مگابایت', '۱۲ دقیقه'],
  notes: ['۱۲ دقیقه از اعتبار شما مصرف می‌شود.'],
  options: { words: 'با نشانه‌گذاری، عددها با رقم', action: { label: 'تغییر', onPress: fn() } },
  actions: [{ label: 'شروع', icon: <ResumeIcon />, onPress: fn() }, remove],
  onDelete: fn(),
};

/** A row for each tone, with all that its parts can say. */
export const uploadsInEveryTone: readonly ListedUpload[] = [
  ready,
  moving,
  {
    id: 'waiting',
    name: 'سخنرانی افتتاحیه.mp3',
    tone: 'waiting',
    state: 'در نوبت بارگذاری',
    facts: ['۹۰۰ کیلوبایت', '۳ دقیقه'],
    actions: [pause, cancel],
  },
  {
    id: 'converting',
    name: 'کلاس فلسفه، جلسهٔ سوم.mp4',
    tone: 'moving',
    state: 'در حال تبدیل به متن',
    facts: ['۳۱۰ مگابایت', '۱ ساعت و ۳۰ دقیقه'],
    bars: [
      { label: 'بارگذاری', value: 1, words: 'بارگذاری شد' },
      { label: 'تبدیل', value: 0.3, words: '۳۰٪' },
    ],
    actions: [{ ...cancel, label: 'لغو تبدیل', isQuiet: false }],
  },
  {
    id: 'paused',
    name: 'voice_memo.mp3',
    tone: 'paused',
    state: 'متوقف شده',
    facts: ['۱٫۵ مگابایت'],
    bars: [{ label: 'بارگذاری', value: 0.3, words: '۴۶۰ کیلوبایت از ۱٫۵ مگابایت' }],
    actions: [{ label: 'ادامهٔ بارگذاری', icon: <ResumeIcon />, onPress: fn() }, cancel],
  },
  {
    id: 'attention',
    name: 'گفت‌وگو با دکتر مرادی.ogg',
    tone: 'attention',
    state: 'فایل لازم است',
    facts: ['۲۲ مگابایت', '۲۵ دقیقه'],
    fault: {
      sentence: 'برای ادامه، همان فایل را دوباره انتخاب کنید.',
      action: { label: 'انتخاب فایل', onPress: fn() },
    },
    actions: [cancel],
  },
  {
    id: 'failed',
    name: 'meeting.mp3',
    tone: 'failed',
    state: 'ناموفق',
    facts: ['۱۲ مگابایت', '۱۰ دقیقه'],
    fault: {
      sentence: 'در این فایل گفتاری پیدا نشد.',
      action: { label: 'تبدیل دوباره', icon: <RetryIcon />, onPress: fn() },
    },
    notes: ['برای این فایل اعتباری کم نشد.'],
    actions: [remove],
  },
  {
    id: 'done',
    name: 'مصاحبهٔ استخدامی.m4a',
    tone: 'done',
    state: 'آماده',
    facts: ['۸ مگابایت', '۱۸ دقیقه'],
    notes: ['۱۸ دقیقه از اعتبار شما کم شد؛ ۴ ساعت و ۱۰ دقیقه دارید.'],
    actions: [{ label: 'باز کردن', href: '#text' }, remove],
  },
  {
    id: 'ended',
    name: 'آزمایش میکروفون.webm',
    tone: 'ended',
    state: 'لغو شد',
    facts: ['۲۰۰ کیلوبایت'],
    notes: ['برای این فایل اعتباری کم نشد.'],
    actions: [remove],
  },
];

export const longName =
  'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی در دانشگاه تهران، نسخهٔ نهایی.flac';
