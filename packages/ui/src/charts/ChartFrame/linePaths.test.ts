import { expect, it } from 'vitest';
import { drawLine } from './linePaths.ts';

const draw = (values: (number | null)[], partialFrom = values.length) =>
  drawLine(
    values,
    partialFrom,
    (index) => index * 10,
    (value) => 100 - value,
  );

it('begins a new line after a missing value', () => {
  const { whole } = draw([1, 2, null, 3, 4]);
  expect(whole.match(/M/g)).toHaveLength(2);
  expect(whole).not.toContain('20,100');
});

it('names the values that no line reaches', () => {
  expect(draw([1, null, 3, null, 5, 6]).lonely).toEqual([0, 2]);
  expect(draw([1, 2]).lonely).toEqual([]);
});

it('X-244: joins the part that is not complete to the last complete value', () => {
  const { whole, partial } = draw([1, 2, 3], 2);
  expect(whole.startsWith('M0,99')).toBe(true);
  expect(whole).not.toContain('20,97');
  expect(partial.startsWith('M10,98')).toBe(true);
  expect(draw([1, 2]).partial).toBe('');
});
