import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('filling a sentence', () => {
  it('puts each word in its place and leaves unknown places as they are', () => {
    expect(fill('صفحهٔ {page} از {total}', { page: '۲' })).toBe('صفحهٔ ۲ از {total}');
  });
});
