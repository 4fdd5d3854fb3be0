import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { colorNames } from './colorNames.ts';
import { statusColors } from './statusColors.ts';
import { defaultTheme, schemes, themeNames, themes } from './themes.ts';

describe('themes', () => {
  it('R-003: there are exactly 11, and blue is the default', () => {
    expect(themeNames).toEqual([
      'blue',
      'navy',
      'teal',
      'green',
      'olive',
      'amber',
      'orange',
      'red',
      'rose',
      'purple',
      'slate',
    ]);
    expect(defaultTheme).toBe('blue');
  });

  it('R-003: each defines every colour in light and dark as #rrggbb', () => {
    for (const theme of themeNames) {
      for (const scheme of schemes) {
        const colors = themes[theme][scheme];
        expect(Object.keys(colors).sort(), `${theme} ${scheme}`).toEqual(colorNames.toSorted());
        for (const [name, value] of Object.entries(colors)) {
          const form = name === 'scrim' ? /^#[\da-f]{8}$/ : /^#[\da-f]{6}$/;
          expect(value, `${theme} ${scheme}: ${name}`).toMatch(form);
        }
      }
    }
  });

  it('status colours are the same in every theme', () => {
    for (const scheme of schemes) {
      for (const theme of themeNames) {
        expect(themes[theme][scheme], `${theme} ${scheme}`).toMatchObject(statusColors[scheme]);
      }
    }
  });

  it('the colours that components import contain no theme', async () => {
    const source = await readFile(new URL('color.ts', import.meta.url), 'utf8');
    const imports = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => path);
    expect(imports).toEqual(['./colorNames.ts']);
  });
});
