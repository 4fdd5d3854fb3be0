import type { User } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { describeLaterStart, describeStart } from './startWords.ts';

const note = 'یک بستهٔ فعال دارید؛ این بسته پس از پایان آن شروع می‌شود.';
const datedNote = `${note} این بسته از ۳۰ آذر ۱۴۰۵ آغاز می‌شود.`;
const end = '2026-12-20T20:30:00Z';
const withAccount = (account: object | null) =>
  describeLaterStart({ nevisa_service_account: account } as User);

describe('when a bought package begins', () => {
  it('X-220: at the end of the active package', () => {
    const account = { has_service: true, current_service_record: { end_time: end } };
    expect(withAccount(account)).toBe(datedNote);
  });

  it('X-220: at the end of the package that follows the active one', () => {
    const account = {
      has_service: true,
      current_service_record: { end_time: '2026-11-20T20:30:00Z' },
      reserved_service_record: { end_time: end },
    };
    expect(withAccount(account)).toBe(datedNote);
  });

  it.each([
    { current_service_record: null },
    { current_service_record: { end_time: null } },
    { current_service_record: { end_time: end }, reserved_service_record: { end_time: null } },
  ])('X-220: at the end of an active package whose date is unknown: %j', (records) => {
    expect(withAccount({ has_service: true, ...records })).toBe(note);
  });

  it.each([null, { has_service: false, current_service_record: { end_time: end } }])(
    'X-220: at once beside the account %j',
    (account) => {
      expect(withAccount(account)).toBeNull();
    },
  );

  it('X-220: the sentence names the day of Tehran on which the package begins', () => {
    expect(describeStart(end)).toBe('این بسته از ۳۰ آذر ۱۴۰۵ آغاز می‌شود.');
    expect(describeStart('2026-12-20T20:29:59Z')).toBe('این بسته از ۲۹ آذر ۱۴۰۵ آغاز می‌شود.');
    expect(describeStart('soon')).toBe('');
  });
});
