import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { toTehranField, parseField, readTehranField, writeTehranField } from './tehranMoments.ts';

const iso = (moment: number | null) => moment && new Date(moment).toISOString();

describe('a moment in a form of Tehran', () => {
  it('X-276, X-289, T-83: an end day is stored as the next midnight of Tehran and shown as the day', () => {
    expect(iso(parseField('2026-11-21', 'end'))).toBe('2026-11-21T20:30:00.000Z');
    expect(toTehranField(Date.parse('2026-11-21T20:30:00Z'), 'end')).toBe('2026-11-21');
  });

  it('X-276, X-289: a start day begins at its first moment', () => {
    expect(iso(parseField('2026-11-21', 'start'))).toBe('2026-11-20T20:30:00.000Z');
    expect(toTehranField(Date.parse('2026-11-20T20:30:00Z'), 'start')).toBe('2026-11-21');
  });

  it('X-276, X-289: a clock is that of Tehran, for both ends', () => {
    for (const edge of ['start', 'end'] as const) {
      expect(iso(parseField('2026-11-21T14:05', edge))).toBe('2026-11-21T10:35:00.000Z');
      expect(toTehranField(Date.parse('2026-11-21T10:35:00Z'), edge)).toBe('2026-11-21T14:05');
    }
  });

  it('X-276, X-289: in the summers until 1401 a clock is an hour ahead', () => {
    expect(iso(parseField('2021-07-01T09:00', 'start'))).toBe('2021-07-01T04:30:00.000Z');
    expect(iso(parseField('2021-12-01T09:00', 'start'))).toBe('2021-12-01T05:30:00.000Z');
    expect(iso(parseField('2021-03-22T09:00', 'start'))).toBe('2021-03-22T04:30:00.000Z');
  });

  it('a field without a day has no moment, and keeps its clock', () => {
    expect(parseField('T14:05', 'end')).toBeNull();
    expect(parseField('', 'start')).toBeNull();
    expect(readTehranField('T14:05')).toEqual({ day: null, clock: '14:05' });
    expect(writeTehranField({ day: null, clock: '14:05' })).toBe('T14:05');
    expect(writeTehranField({ day: null, clock: null })).toBe('');
  });

  it('X-276, X-289: every minute of a stored end or start comes back as it was', () => {
    const minute = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2060, 0) });
    checkEvery(500, minute, fc.constantFrom('start', 'end' as const), (any, edge) => {
      const moment = any - (any % 60_000);
      expect(parseField(toTehranField(moment, edge), edge)).toBe(moment);
    });
  });
});
