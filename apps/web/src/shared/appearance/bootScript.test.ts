import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { appearanceKeys } from './appearanceStore.ts';

const script = readFileSync(new URL('../../../public/theme-boot.js', import.meta.url), 'utf8');

/** The attributes of the document and the colour of the browser bar, after the script has read these values. */
function bootWith(stored: Record<string, string | null>) {
  const dataset: Record<string, string> = { theme: 'blue', scheme: 'light' };
  const bar = { content: '' };
  runInNewContext(script, {
    document: { documentElement: { dataset }, querySelector: () => bar },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    matchMedia: () => ({ matches: false }),
  });
  return { dataset, bar: bar.content };
}

function boot(theme: string | null) {
  const { dataset, bar } = bootWith({ [appearanceKeys.theme]: theme });
  return { theme: dataset['theme'], bar };
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

const { textSize: sizeKey, lineSpacing: spacingKey } = appearanceKeys;

it.each(['small', 'medium', 'large', 'largest'])(
  'X-53: the stored text size %s is that of the document',
  (size) => {
    expect(bootWith({ [sizeKey]: size }).dataset['textSize']).toBe(size);
  },
);

it.each(['close', 'normal', 'wide'])(
  'X-53: the stored line spacing %s is that of the document',
  (spacing) => {
    expect(bootWith({ [spacingKey]: spacing }).dataset['lineSpacing']).toBe(spacing);
  },
);

it.each(['', 'huge', 'Large', 'constructor', '0', '"><script>'])(
  'X-53: the document has neither text size nor line spacing when %j is stored for both',
  (value) => {
    const { dataset } = bootWith({ [sizeKey]: value, [spacingKey]: value });
    expect(dataset).toEqual({ theme: 'blue', scheme: 'light' });
  },
);

it.each([
  [{ accessToken: 'token-of-sara' }, true],
  [{}, false],
  [{ accessToken: '' }, false],
])('R-055: with %j stored, the prerendered page of a guest is hidden: %s', (stored, hidden) => {
  expect('hasToken' in bootWith(stored).dataset).toBe(hidden);
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
