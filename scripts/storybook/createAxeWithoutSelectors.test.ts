import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createAxeWithoutSelectors } from './createAxeWithoutSelectors.ts';

const { transform } = createAxeWithoutSelectors();
const change = (transform as { handler: (code: string) => string }).handler;

it('axe prepares selectors only outside of an inspected page', async () => {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
  const changed = change(source);
  const line = changed.split('\n').find((each) => each.includes('inspectsStories'));
  expect(line?.trim()).toBe(
    "if ('inspectsStories' in globalThis) { axe._selectorData = {}; } else { axe._selectorData = _getSelectorData(context.flatTree); }",
  );
  expect(changed.length - source.length).toBeLessThan(100);
});

it('another axe is refused', () => {
  expect(() => change('axe._selectorData = prepare();')).toThrow('at another place');
});
