import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it.each([
  [0, '۰ بایت'],
  [-5, '۰ بایت'],
  [1023, '۱٬۰۲۳ بایت'],
  [1024, '۱ کیلوبایت'],
  [1536, '۱٫۵ کیلوبایت'],
  [4.24 * 1024 ** 2, '۴٫۲ مگابایت'],
  [2 * 1024 ** 2, '۲ مگابایت'],
  [213.6 * 1024 ** 2, '۲۱۴ مگابایت'],
  [5000 * 1024 ** 3, '۵٬۰۰۰ گیگابایت'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
