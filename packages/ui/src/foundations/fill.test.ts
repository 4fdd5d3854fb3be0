import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('replaces each placeholder and leaves unknown ones unchanged', () => {
    expect(fill('صفحهٔ {page} از {total}', { page: '۲' })).toBe('صفحهٔ ۲ از {total}');
  });

  it('X-71: isolates a name with Latin letters, and leaves an unknown placeholder unchanged', () => {
    expect(fill('برداشتن {name} از {list}', { name: 'صدا (2).mp3' })).toBe(
      'برداشتن \u2068صدا (2).mp3\u2069 از {list}',
    );
  });
});
