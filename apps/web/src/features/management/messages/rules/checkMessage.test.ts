import { emptyMessage, type MessageValues } from '@nevisa/machines';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkMessage } from './checkMessage.ts';

/** ۳۰ آبان ۱۴۰۵, 14:05 in Tehran. */
const now = Date.parse('2026-11-21T10:35:00Z');
const good: MessageValues = { ...emptyMessage, title: 'خبر', text: 'متن' };
const later = (sendDay: string | null, sendClock: string | null): Partial<MessageValues> => ({
  way: 'later',
  sendDay,
  sendClock,
});

afterEach(() => vi.unstubAllEnvs());

describe('a message before it is sent', () => {
  it('X-286: has no problem with a title and a text', () => {
    expect(checkMessage(good, now)).toEqual({});
  });

  it.each<[keyof MessageValues, string, string]>([
    ['title', '', 'missing'],
    ['title', ' \u200C\n', 'missing'],
    ['title', 'ا'.repeat(101), 'tooLong'],
    ['title', '👨‍👩‍👧‍👦'.repeat(101), 'tooLong'],
    ['text', '\u202E \u200F', 'missing'],
    ['text', 'ا'.repeat(2_001), 'tooLong'],
    ['link', 'javascript:alert(1)', 'invalid'],
    ['link', 'http://nevisa.test', 'invalid'],
  ])('X-286: its %s %j is %s', (field, value, problem) => {
    const typed = field === 'text' ? value.replaceAll('\u202E', '') : value;
    expect(checkMessage({ ...good, [field]: typed }, now)).toEqual({ [field]: problem });
  });

  it.each<Partial<MessageValues>>([
    { title: `${'👨‍👩‍👧‍👦'.repeat(100)}  ` },
    { text: 'ا'.repeat(2_000) },
    { link: '' },
    { link: 'https://nevisa.test' },
    { link: '/nevisa-packages' },
  ])('X-286: %j is no problem', (change) => {
    expect(checkMessage({ ...good, ...change }, now)).toEqual({});
  });

  it.each([
    [0, { audience: 'unnamed' }],
    [1, {}],
    [20_000, {}],
    [20_001, { audience: 'tooMany' }],
  ])('X-287: %i chosen people are %j', (count, problems) => {
    const userIds = Array.from({ length: count }, (_, id) => id);
    expect(checkMessage({ ...good, audience: { kind: 'USERS', userIds } }, now)).toEqual(problems);
  });

  it.each([
    ['2026-11-24', '09:00', undefined],
    ['2026-11-21', '14:10', undefined],
    ['2026-11-21', '14:09', 'tooSoon'],
    ['2026-11-21', '14:05', 'past'],
    ['2026-11-20', '23:59', 'past'],
    // The floor belongs to the chosen day: the next morning is free.
    ['2026-11-22', '00:00', undefined],
    ['2026-11-24', '24:00', 'incomplete'],
    ['2026-11-24', '09:61', 'incomplete'],
    ['2026-11-24', null, 'incomplete'],
    [null, '09:00', 'incomplete'],
  ])('X-289, T-91: sending on %s at %s is %s', (day, clock, problem) => {
    for (const zone of ['Asia/Tehran', 'America/New_York', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect(checkMessage({ ...good, ...later(day, clock) }, now).sendAt).toBe(problem);
    }
  });

  it.each([
    [null, null, undefined],
    ['2026-11-24', null, undefined],
    ['2026-11-24', '09:01', undefined],
    ['2026-11-24', '09:00', 'beforeSend'],
    ['2026-11-23', null, 'beforeSend'],
    ['2026-11-20', null, 'past'],
    [null, '09:00', 'incomplete'],
  ])('X-289: the end of the display on %s at %s is %s', (expiryDay, expiryClock, problem) => {
    const values = { ...good, ...later('2026-11-24', '09:00'), expiryDay, expiryClock };
    expect(checkMessage(values, now).expiresAt).toBe(problem);
  });

  it('X-289: a message that is sent now may end today', () => {
    expect(checkMessage({ ...good, expiryDay: '2026-11-21' }, now)).toEqual({});
    expect(
      checkMessage({ ...good, expiryDay: '2026-11-21', expiryClock: '14:05' }, now).expiresAt,
    ).toBe('past');
  });
});
