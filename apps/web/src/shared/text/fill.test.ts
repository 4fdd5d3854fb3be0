import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('a text is filled place by place, also with values that look like places', () => {
  expect(fill('{h} ساعت و {m} دقیقه', { h: '۲', m: '{h}' })).toBe('۲ ساعت و {h} دقیقه');
});
