import type { Conversation } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import type { DeviceRow } from '../data/historyItems.ts';
import {
  describeAudioNote,
  describeSource,
  describeStatus,
  getTitle,
  listFacts,
} from './rowFacts.tsx';

const now = Date.parse('2026-11-21T08:00:00Z');
const item = (server: Partial<Conversation> | null, device: Partial<DeviceRow> | null = null) => ({
  key: 'a',
  server: server && ({ status: 'SUCCESS', deleted_at: null, title: '', ...server } as Conversation),
  device:
    device && ({ text: '', title: null, changedAt: now, failure: null, ...device } as DeviceRow),
});
const words = (...row: Parameters<typeof item>) => describeStatus(item(...row), now)?.words ?? null;

describe('the row of a text', () => {
  it.each([
    [{ status: 'SUCCESS' as const }, null],
    [{ status: 'PENDING' as const }, 'در صف'],
    [{ status: 'PROCESSING' as const, progress: 45.9 }, 'در حال پردازش ۴۵٪'],
    [{ status: 'PROCESSING' as const, progress: 100 }, 'در حال آماده‌سازی'],
    [{ status: 'PROCESSING' as const, progress: null }, 'در حال پردازش ۰٪'],
    [{ status: 'FAILED' as const }, 'ناموفق'],
    [{ status: null }, 'وضعیت نامعلوم'],
    [{ deleted_at: '2026-11-20T08:00:00Z' }, '۲۹ روز تا حذف همیشگی'],
    [{ deleted_at: '2026-10-21T08:00:00Z' }, 'امروز برای همیشه حذف می‌شود'],
  ])('X-120, X-126, X-128, X-129: a text of the server with %j is «%s»', (server, said) => {
    expect(words(server)).toBe(said);
  });

  it.each([
    ['local', 'فقط روی این دستگاه'],
    ['syncing', 'در حال همگام‌سازی'],
    ['conflict', 'در جای دیگری هم تغییر کرده است'],
    ['refused', 'در تاریخچه پذیرفته نشد'],
  ] as const)('X-121: a text of the device that is %s is «%s»', (state, said) => {
    expect(words(null, { state })).toBe(said);
    expect(words({}, { state })).toBe(state === 'local' ? null : said);
  });

  it('X-128: a failed row has the reason of the server', () => {
    const failed = item({ status: 'FAILED', failure_reason: 'گفتاری شنیده نشد.' });
    expect(describeStatus(failed, now)).toMatchObject({ reason: 'گفتاری شنیده نشد.' });
    const silent = item({ status: 'FAILED', failure_reason: 'no_speech' });
    expect(describeStatus(silent, now)).toMatchObject({ reason: 'در این فایل گفتاری پیدا نشد.' });
  });

  it('X-120: a text without a title has its first words, or its day', () => {
    expect(getTitle(item({ title: '  نام  ' }))).toBe('نام');
    expect(getTitle(item(null, { text: 'یک دو سه چهار پنج شش هفت' }))).toBe('یک دو سه چهار پنج شش');
    expect(getTitle(item({ created_at: '2026-11-21T08:00:00Z' }))).toBe('نوشتهٔ ۳۰ آبان ۱۴۰۵');
  });

  it.each([
    [{ source: 'LIVE' as const }, 'زنده'],
    [{ source: 'FILE' as const }, 'فایل'],
    [{ source: 'BOT' as const }, 'ربات'],
    [null, 'زنده'],
  ])('X-120: the source of a text with %j is «%s»', (server, name) => {
    expect(describeSource(item(server)).name).toBe(name);
  });

  it.each([
    [{ duration: 65_000, word_count: 1_200 }, null, ['۰۱:۰۵', '۱٬۲۰۰ کلمه']],
    [
      { duration: 65_000, word_count: 1_200 },
      { audioDuration: 9_000, words: 7 },
      ['۰۱:۰۵', '۱٬۲۰۰ کلمه'],
    ],
    [null, { audioDuration: 9_000, words: 7 }, ['۰۰:۰۹', '۷ کلمه']],
    [{ duration: 0, word_count: 0 }, null, [null, null]],
  ])('X-120: length and words of %j on the server and %j here are %j', (server, device, said) => {
    const facts = listFacts(item(server, device), now, ['duration', 'words']);
    expect(facts.map(({ value }) => value)).toEqual(said);
  });

  it.each([
    [{ has_audio: true, audio_expires_at: '2026-12-03T08:00:00Z' }, true],
    [{ has_audio: true, audio_expires_at: '2026-11-21T07:59:59Z' }, false],
    [{ has_audio: true, audio_expires_at: null }, false],
    [{ has_audio: false, audio_expires_at: '2026-12-03T08:00:00Z' }, false],
  ])('X-131: with %j the row says how long the sound stays: %s', (server, said) => {
    expect(describeAudioNote(item(server), now)?.startsWith('صدا تا') ?? false).toBe(said);
  });
});
