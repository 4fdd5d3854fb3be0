import { expect, it } from 'vitest';
import { isCalendarDay } from './calendarDay.ts';

const day = 86_400_000;

it('P05: accepts exactly the days that Date knows from 1890 to 2110', () => {
  const existing = new Set<string>();
  for (let time = Date.UTC(1890, 0, 1); time <= Date.UTC(2110, 11, 31); time += day) {
    existing.add(new Date(time).toISOString().slice(0, 10));
  }
  const two = (value: number) => String(value).padStart(2, '0');
  const wrong: string[] = [];
  for (let year = 1890; year <= 2110; year += 1) {
    for (let month = 0; month <= 13; month += 1) {
      for (let date = 0; date <= 32; date += 1) {
        const name = `${year}-${two(month)}-${two(date)}`;
        if (isCalendarDay(year, month, date) !== existing.has(name)) {
          wrong.push(name);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});
