import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { colorNames } from '../../packages/ui/src/tokens/colorNames.ts';
import { schemes, themeNames, themes } from '../../packages/ui/src/tokens/themes.ts';
import { nameTokenFile, listTokenFiles } from './listTokenFiles.ts';
import { tokenFormat } from './tokenFormat.ts';
import { toBezier, toColorObject, toDimension, duration } from './tokenValues.ts';

const files = listTokenFiles();

interface Written {
  color: Record<string, { $value: { components: number[]; alpha?: number; hex: string } }>;
}

describe('the files for design tools', () => {
  it('R-003: one file exists for each theme and scheme, and one for the scales', () => {
    const expected = [
      ...themeNames.flatMap((theme) => schemes.map((scheme) => nameTokenFile(theme, scheme))),
      'scales.tokens.json',
    ];
    expect(expected).toHaveLength(23);
    expect([...files.keys()].sort()).toEqual(expected.sort());
  });

  it.each([...files])('%s follows the format of 2025.10', (_name, text) => {
    const { issues } = v.safeParse(tokenFormat, JSON.parse(text));
    expect(issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  });

  it('every colour can be read back exactly from its components', () => {
    for (const theme of themeNames) {
      for (const scheme of schemes) {
        const { color } = JSON.parse(files.get(nameTokenFile(theme, scheme)) ?? '') as Written;
        const back = Object.entries(color).map(([name, { $value }]) => {
          const { components, alpha, hex } = $value;
          const opaque = `#${components.map(byte).join('')}`;
          expect(opaque).toBe(hex);
          return [name, alpha === undefined ? opaque : `${opaque}${byte(alpha)}`] as const;
        });
        expect(Object.fromEntries(back)).toEqual(themes[theme][scheme]);
        expect(Object.keys(color)).toEqual([...colorNames]);
      }
    }
  });

  it('every reference leads to a token of the same file', () => {
    let count = 0;
    for (const [name, text] of files) {
      const document: unknown = JSON.parse(text);
      for (const [, path = ''] of text.matchAll(/"\{([^}]+)\}"/g)) {
        count += 1;
        const found = path
          .split('.')
          .reduce((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
        expect(found, `${name}: ${path}`).toHaveProperty('$value');
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

describe('the format', () => {
  const wrong: [string, unknown][] = [
    ['a colour as a string', { $type: 'color', $value: '#ffffff' }],
    [
      'a colour out of its space',
      { $type: 'color', $value: { ...toColorObject('#ffffff'), components: [2, 0, 0] } },
    ],
    [
      'a short hex',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], hex: '#fff' } },
    ],
    ['a length as a string', { $type: 'dimension', $value: '8px' }],
    ['a unit that is not px or rem', { $type: 'dimension', $value: { value: 8, unit: 'em' } }],
    ['a weight above 1000', { $type: 'fontWeight', $value: 1001 }],
    ['a time as a string', { $type: 'duration', $value: '120ms' }],
    ['a curve that runs back in time', { $type: 'cubicBezier', $value: [1.2, 0, 0, 1] }],
    [
      'a shadow without its spread',
      { $type: 'shadow', $value: { color: toColorObject('#000000') } },
    ],
    ['a token without a type', { $value: 1 }],
    ['an unknown type', { $type: 'length', $value: 1 }],
    ['an unknown property', { $type: 'number', $value: 1, $comment: '' }],
  ];

  it.each(wrong)('refuses %s', (_, token) => {
    expect(v.is(tokenFormat, { token })).toBe(false);
  });

  it.each(['a.b', '{a}', '$a'])('refuses the name %s', (name) => {
    expect(v.is(tokenFormat, { [name]: { $type: 'number', $value: 1 } })).toBe(false);
  });

  it('takes references and nested groups', () => {
    const document = {
      base: { one: { $type: 'number', $value: 1 } },
      line: { $description: 'Heights.', text: { $type: 'number', $value: '{base.one}' } },
    };
    expect(v.is(tokenFormat, document)).toBe(true);
  });
});

describe('the values', () => {
  it('are written in the units of the format', () => {
    expect(toColorObject('#ff008080')).toEqual({
      colorSpace: 'srgb',
      components: [1, 0, 0.50196],
      alpha: 0.50196,
      hex: '#ff0080',
    });
    expect(toDimension('0')).toEqual({ value: 0, unit: 'px' });
    expect(toDimension('1.125rem')).toEqual({ value: 1.125, unit: 'rem' });
    expect(duration('120ms')).toEqual({ value: 120, unit: 'ms' });
    expect(toBezier('cubic-bezier(0.2, 0, 0, 1)')).toEqual([0.2, 0, 0, 1]);
  });

  it('refuse what the format cannot say', () => {
    expect(() => toColorObject('#fff')).toThrow('#fff');
    expect(() => toDimension('68ch')).toThrow('68ch');
    expect(() => toDimension('4')).toThrow('4');
    expect(() => duration('0.2s')).toThrow('0.2s');
    expect(() => toBezier('ease')).toThrow('ease');
  });
});

function byte(amount: number): string {
  return Math.round(amount * 255)
    .toString(16)
    .padStart(2, '0');
}
