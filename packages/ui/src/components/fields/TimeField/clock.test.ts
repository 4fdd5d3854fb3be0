import { expect, it } from 'vitest';
import { parseClock, isOnStep, readClock, stepMinute, toClock } from './clock.ts';

it('reads and writes a time of day', () => {
  expect(parseClock('09:05')).toMatchObject({ hour: 9, minute: 5 });
  expect(toClock({ hour: 9, minute: 5 })).toBe('09:05');
});

it.each(['24:00', '12:60', '12', 'x', '', null, undefined])('%s is no time of day', (clock) => {
  expect(parseClock(clock)).toBeNull();
});

it.each([
  ['۱۴:۰۵', '14:05'],
  [' 9:30 ', '09:30'],
  ['١٤٫٠٥', '14:05'],
  ['1405', '14:05'],
  ['14:05:59', '14:05'],
  ['\u206614:05\u2069', '14:05'],
])('reads the pasted %s', (pasted, clock) => {
  expect(readClock(pasted)).toBe(clock);
});

it.each(['فردا', '25:00', '14:5', '-1:00', '1405/08/30'])('refuses the pasted %s', (pasted) => {
  expect(readClock(pasted)).toBeNull();
});

it('moves to the next step and around the hour', () => {
  expect(stepMinute(7, 1, 15)).toBe(15);
  expect(stepMinute(7, -1, 15)).toBe(0);
  expect(stepMinute(15, 1, 15)).toBe(30);
  expect(stepMinute(45, 1, 15)).toBe(0);
  expect(stepMinute(0, -1, 15)).toBe(45);
});

it('knows the times of a step', () => {
  expect(isOnStep({ hour: 1, minute: 30 }, 30)).toBe(true);
  expect(isOnStep({ hour: 1, minute: 31 }, 30)).toBe(false);
});
