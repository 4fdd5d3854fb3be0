import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { appearanceKeys } from './appearanceStore.ts';

const script = readFileSync(new URL('../../../public/theme-boot.js', import.meta.url), 'utf8');

/** The text size and the line spacing of the document, after the script has read these. */
function readText(stored: Partial<Record<'textSize' | 'lineSpacing', string>>) {
  const values = new Map<string, string>(
    Object.entries(stored).map(([name, value]) => [
      appearanceKeys[name as keyof typeof stored],
      value,
    ]),
  );
  const dataset: Record<string, string> = { theme: 'blue' };
  runInNewContext(script, {
    document: { documentElement: { dataset }, querySelector: () => null },
    localStorage: { getItem: (key: string) => values.get(key) ?? null },
    matchMedia: () => ({ matches: false }),
  });
  const { theme: _, scheme: __, ...text } = dataset;
  return text;
}

/** The theme of the document and the colour of the browser bar, after the script has read this theme. */
function boot(theme: string | null) {
  const dataset: Record<string, string> = { theme: 'blue', scheme: 'light' };
  const bar = { content: '' };
  runInNewContext(script, {
    document: { documentElement: { dataset }, querySelector: () => bar },
    localStorage: { getItem: (key: string) => (key === appearanceKeys.theme ? theme : null) },
    matchMedia: () => ({ matches: false }),
  });
  return { theme: dataset['theme'], bar: bar.content };
}

it.each(['navy', 'olive', 'slate'])(
  'R-003: the stored theme %s is that of the document',
  (theme) => {
    expect(boot(theme).theme).toBe(theme);
    expect(boot(theme).bar).toMatch(/^#[\da-f]{6}$/u);
  },
);

it.each([null, '', 'pink', 'Navy', 'constructor', '"><script>'])(
  'R-003: the document has the default theme when %j is stored',
  (theme) => {
    expect(boot(theme)).toEqual(boot('blue'));
    expect(boot(theme).theme).toBe('blue');
  },
);

it.each([
  [{ textSize: 'largest', lineSpacing: 'wide' }],
  [{ textSize: 'small' }],
  [{ lineSpacing: 'close' }],
  [{}],
])('X-53: the document has the stored text size and line spacing %j', (stored) => {
  expect(readText(stored)).toEqual(stored);
});

it.each(['', '"><script>', '12px'])('X-53: the stored text size %j is ignored', (textSize) => {
  expect(readText({ textSize, lineSpacing: textSize })).toEqual({});
});

it('R-003, X-53: the script before the first paint reads what the appearance store writes', () => {
  const read = [...script.matchAll(/getItem\('([^']+)'\)/g)].map(([, key]) => key);
  expect(read).toEqual([
    appearanceKeys.theme,
    appearanceKeys.scheme,
    appearanceKeys.textSize,
    appearanceKeys.lineSpacing,
    'accessToken',
  ]);
});
