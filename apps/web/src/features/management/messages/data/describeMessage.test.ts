import { describe, expect, it } from 'vitest';
import { makeAdminMessage, present } from '../testing/makeAdminMessage.ts';
import {
  formatAhead,
  formatAudience,
  getTime,
  describeSendTime,
  readShare,
  chooseStateTone,
  formatState,
} from './describeMessage.ts';

describe('a message in words', () => {
  it('X-285: has a state in words, and an unknown one is neutral', () => {
    expect(formatState('SCHEDULED')).toBe('زمان‌بندی‌شده');
    expect(formatState(null)).toBe('وضعیت نامعلوم');
    expect(chooseStateTone(null)).toBe('quiet');
    expect(chooseStateTone('RETRACTED')).toBe('danger');
  });

  it('X-285: names its audience, and says the number of chosen users', () => {
    expect(formatAudience({ kind: 'ALL', user_ids: [] })).toBe('همهٔ کاربران');
    expect(formatAudience({ kind: 'NEW_USERS', user_ids: [] })).not.toBe('');
    expect(formatAudience({ kind: 'USERS', user_ids: ['a', 'b', 'c'] })).toContain('۳');
    expect(formatAudience({ kind: null, user_ids: [] })).toBe('گیرندگان نامعلوم');
  });

  it('X-285: has the time of its sending, of its plan, or of its last change', () => {
    const [sent, planned, changed] = ['2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', '2026-11-21'];
    const times = { sent_at: null, send_at: planned, updated_at: changed };
    expect(getTime(makeAdminMessage({ ...times, state: 'SENT', sent_at: sent }))).toBe(sent);
    expect(getTime(makeAdminMessage({ ...times, state: 'SCHEDULED' }))).toBe(planned);
    expect(getTime(makeAdminMessage({ ...times, state: 'CANCELED' }))).toBe(planned);
    expect(getTime(makeAdminMessage({ ...times, state: 'CANCELED', send_at: null }))).toBe(changed);
    expect(getTime(makeAdminMessage({ ...times, state: 'DRAFT' }))).toBe(changed);
  });

  it('X-289: says when it goes out by the clock of Tehran, and how far away that is', () => {
    const words = describeSendTime(Date.parse('2026-11-24T05:30:00Z'), present);
    expect(words).toBe('۳ آذر ۱۴۰۵، ساعت ۰۹:۰۰ به وقت تهران (۲ روز دیگر)');
  });

  it.each([
    [1_000, '۱ دقیقه'],
    [59 * 60_000, '۵۹ دقیقه'],
    [3_600_000, '۱ ساعت'],
    [47 * 3_600_000, '۴۷ ساعت'],
    [48 * 3_600_000, '۲ روز'],
  ])('X-289: %i ms ahead are %s', (ahead, words) => {
    expect(formatAhead(ahead)).toBe(words);
  });

  it('X-291: has no share of readers without recipients, and never more than all', () => {
    expect(readShare({ recipients: 0, seen: 0 })).toBeNull();
    expect(readShare({ recipients: null, seen: null })).toBeNull();
    expect(readShare({ recipients: 200, seen: 50 })).toBe(0.25);
    expect(readShare({ recipients: 2, seen: 3 })).toBe(1);
  });
});
