import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appearanceKeys } from './appearanceStore.ts';

it('R-003, X-53: the script before the first paint reads what the appearance store writes', () => {
  const script = readFileSync(new URL('../../../public/theme-boot.js', import.meta.url), 'utf8');
  const read = [...script.matchAll(/getItem\('([^']+)'\)/g)].map(([, key]) => key);
  expect(read).toEqual([
    appearanceKeys.theme,
    appearanceKeys.scheme,
    appearanceKeys.textSize,
    appearanceKeys.lineSpacing,
    'accessToken',
  ]);
});
