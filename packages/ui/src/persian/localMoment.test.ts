import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatLocalMoment, readLocalMoment } from './localMoment.ts';

afterEach(() => vi.unstubAllEnvs());

describe('local time to the second', () => {
  it.each([
    ['2026-11-21 14:05:09', '۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰'],
    ['2026-11-21 00:00:00', '۰۰:۰۰:۰۰ - ۱۴۰۵/۰۸/۳۰'],
    ['2025-03-21 23:59:59', '۲۳:۵۹:۵۹ - ۱۴۰۴/۰۱/۰۱'],
    ['2025-03-20 09:08:07', '۰۹:۰۸:۰۷ - ۱۴۰۳/۱۲/۳۰'],
    ['2028-02-29 12:00:00', '۱۲:۰۰:۰۰ - ۱۴۰۶/۱۲/۱۰'],
  ])('R-158: «%s» is shown as «%s»', (text, shown) => {
    expect(shownFor(text)).toBe(shown);
  });

  it.each([
    '2026-11-21 14:05:09.123456',
    '2026-11-21 14:05:09.5 03:30',
    '2026-11-21 14:05:09 03:30',
    '2026-11-21 14:05:09 0330',
    '2026-11-21 14:05:09+03:30',
    '2026-11-21 14:05:09+0330',
    '2026-11-21 14:05:09 +03:30',
    '2026-11-21 14:05:09.123456 +0330',
    '2026-11-21 14:05:09.123456+03:30',
    ' 2026-11-21 14:05:09 ',
  ])('R-157, T-23: reads «%s» to the second and ignores the rest', (text) => {
    expect(shownFor(text)).toBe('۱۴:۰۵:۰۹ - ۱۴۰۵/۰۸/۳۰');
  });

  it.each(['UTC', 'Asia/Tehran', 'America/New_York', 'Pacific/Kiritimati'])(
    'R-157, T-23: a machine in %s reads the same, also in the former gap of daylight saving time',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(shownFor('2022-03-22 00:30:00')).toBe('۰۰:۳۰:۰۰ - ۱۴۰۱/۰۱/۰۲');
    },
  );

  it.each([
    '',
    'دیروز',
    '1700',
    '1795420800',
    '2026-11-21',
    '2026-11-21 14:05',
    '2026-11-21T14:05:09',
    '2026-11-21T14:05:09Z',
    '2026-11-21 14:05:09Z',
    '2026-11-21 14:05:09-03:30',
    '2026-11-21 14:05:09-05:00',
    '2026-11-21 14:05:09+00:00',
    '2026-11-21 14:05:09 00:00',
    '2026-11-21 14:05:0903:30',
    '2026-11-21 14:05:09++03:30',
    '2026-11-21 14:05:09 ++03:30',
    '2026-11-21 14:05:09+ 03:30',
    '2026-11-21 14:05:09 -03:30',
    '2026-11-21 14:05:09 UTC',
    '2026-11-21  14:05:09',
    '2026-11-21 14:05:09.',
    '2026-11-21 14:05:09 03:30 03:30',
    '2026-1-2 14:05:09',
    '2026-02-29 12:00:00',
    '2026-02-30 12:00:00',
    '2026-11-31 12:00:00',
    '2026-00-10 12:00:00',
    '2026-13-10 12:00:00',
    '2026-11-00 12:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 25:61:61',
    '2026-11-21 12:60:00',
    '2026-11-21 12:00:60',
    '1700-01-01 12:00:00',
    '1924-12-31 12:00:00',
    '2106-01-01 12:00:00',
    '0000-01-01 00:00:00',
    '۲۰۲۶-۱۱-۲۱ ۱۴:۰۵:۰۹',
  ])('R-157, P05: «%s» is not a local time', (text) => {
    expect(readLocalMoment(text)).toBeNull();
  });

  it('R-157: reads the clock of any valid day and second unchanged', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    const upTo = (end: number) => fc.integer({ min: 0, max: end });
    checkEvery(
      100,
      fc.date({
        min: new Date('1925-01-01T00:00:00Z'),
        max: new Date('2105-12-31T23:59:59Z'),
        noInvalidDate: true,
      }),
      fc.tuple(upTo(23), upTo(59), upTo(59)),
      (date, [hour, minute, second]) => {
        const clock = [hour, minute, second].map(two).join(':');
        const moment = readLocalMoment(`${date.toISOString().slice(0, 10)} ${clock}`);
        expect(moment).toMatchObject({ hour, minute, second });
      },
    );
  });
});

function shownFor(text: string): string | null {
  const moment = readLocalMoment(text);
  return moment && formatLocalMoment(moment);
}
