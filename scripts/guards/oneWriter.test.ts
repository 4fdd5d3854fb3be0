import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const shipped = (await readSources('{packages,apps,mocks,scripts,e2e}/**/*.{ts,tsx}')).filter(
  ({ path }) => !path.includes('node_modules') && !path.startsWith('scripts/guards/'),
);

it.each([
  // The tests that read a file name what they read.
  [/write\w*\([^)]*'WAVEfmt '/, 'packages/api/src/wavHeader.ts'],
  [/function createServerClock\b/, 'apps/web/src/shared/lists/serverClock.ts'],
])('X-2, T-100: %s is written in %s only', (pattern, place) => {
  expect(shipped.length).toBeGreaterThan(1_000);
  expect(shipped.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([place]);
});
