import { expect, it } from 'vitest';
import { withProductName } from './productName.ts';

it('withProductName replaces the default product name in a text', () => {
  expect(withProductName('ورود به نویسا', { productName: 'گویا' })).toBe('ورود به گویا');
});
