import type { Discount } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { chooseStatus, type StatusFacts, withPresentStatus } from './discountStatus.ts';

const now = Date.parse('2026-11-21T10:35:00Z');
const open: StatusFacts = {
  is_active: true,
  starts_at: '2026-11-01T20:30:00Z',
  ends_at: '2026-11-30T20:30:00Z',
  usage_limit: 10,
  used_count: 3,
};

describe('the status of a code', () => {
  it('X-273: disabled wins over expired, expired over exhausted, exhausted over scheduled', () => {
    const future = '2026-12-01T20:30:00Z';
    const past = '2026-11-20T20:30:00Z';
    const facts = (changes: Partial<StatusFacts>) => chooseStatus({ ...open, ...changes }, now);
    expect(facts({})).toBe('ACTIVE');
    expect(facts({ starts_at: future })).toBe('SCHEDULED');
    expect(facts({ starts_at: future, used_count: 10 })).toBe('EXHAUSTED');
    expect(facts({ starts_at: future, used_count: 10, ends_at: past })).toBe('EXPIRED');
    expect(facts({ starts_at: future, used_count: 10, ends_at: past, is_active: false })).toBe(
      'DISABLED',
    );
  });

  it('X-273: changes at the first moment of its start and after its end', () => {
    const start = Date.parse(open.starts_at ?? '');
    const end = Date.parse(open.ends_at ?? '');
    expect([start - 1, start, end - 1, end].map((moment) => chooseStatus(open, moment))).toEqual([
      'SCHEDULED',
      'ACTIVE',
      'ACTIVE',
      'EXPIRED',
    ]);
  });

  it('X-273: a listed code has its present status, and is the same object while that stays', () => {
    const listed = { ...open, status: 'ACTIVE' } as Discount;
    expect(withPresentStatus(listed, now)).toBe(listed);
    const end = Date.parse(open.ends_at ?? '');
    expect(withPresentStatus(listed, end)).toEqual({ ...listed, status: 'EXPIRED' });
  });

  it('X-273: a missing limit, a missing end and an unreadable time do not change the status', () => {
    const endless = { ...open, usage_limit: null, used_count: 1e9, ends_at: null };
    expect(chooseStatus(endless, now)).toBe('ACTIVE');
    expect(chooseStatus({ ...open, starts_at: 'soon', ends_at: 'later' }, now)).toBe('ACTIVE');
  });
});
