import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('replaces each placeholder and leaves unknown ones unchanged', () => {
    expect(fill('صفحهٔ {page} از {total}', { page: '۲' })).toBe('صفحهٔ ۲ از {total}');
  });
});
