import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fill replaces each placeholder once, also by values that look like placeholders', () => {
  expect(fill('{h} ساعت و {m} دقیقه', { h: '۲', m: '{h}' })).toBe('۲ ساعت و {h} دقیقه');
});
