import { expect, it } from 'vitest';
import { getSign } from './statusSigns.ts';

it.each([
  ['SUCCESS', 'موفق', 'success'],
  ['FAILED', 'ناموفق', 'danger'],
  ['PENDING', 'در انتظار', 'warning'],
  [null, 'نامشخص', 'quiet'],
] as const)('X-86, X-218: the status %s is «%s» and looks like %s', (status, words, tone) => {
  expect(getSign({ status })).toEqual({ words, tone });
});
