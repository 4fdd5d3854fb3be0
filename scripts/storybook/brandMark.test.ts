import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markShapes } from './brandMark.ts';

const logo = readFileSync(
  new URL('../../packages/ui/src/drawings/Logo.tsx', import.meta.url),
  'utf8',
);

describe('the mark in the sidebar of Storybook', () => {
  it('has the shapes of the logo in its two tones', () => {
    const shapes = markShapes(logo);
    expect(new Set(shapes.map(({ ink }) => ink))).toEqual(new Set(['accent', 'line']));
    expect(shapes.every(({ d }) => logo.includes(d))).toBe(true);
  });

  it('is missing only with a sentence', () => {
    expect(() => markShapes('<svg />')).toThrow('read it anew');
  });
});
