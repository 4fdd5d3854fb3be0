import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the code of the editor', () => {
  it('contains no sink for HTML markup', () => {
    const sources = import.meta.glob<string>('./*.{ts,tsx}', { query: '?raw', import: 'default' });
    const own = Object.keys(sources).filter((path) => !/\.(test|stories)\.tsx?$/u.test(path));
    const written = own.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
    expect(written.length).toBeGreaterThan(8);
    expect(written.join('')).not.toMatch(/innerHTML|insertAdjacentHTML|outerHTML|document\.write/u);
  });
});
