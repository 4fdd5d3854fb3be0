import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';
import { findStreamLoops } from './streamLoops.ts';

describe('the code that runs in a browser', () => {
  it('contains no `for await`', async () => {
    const sources = await readSources('{packages,apps}/*/src/**/*.{ts,tsx}');
    const product = sources.filter(({ path }) => !/\.(test|stories|check)\.tsx?$/.test(path));
    expect(product.length).toBeGreaterThan(100);
    expect(product.flatMap(findStreamLoops)).toEqual([]);
  });
});

describe('a `for await`', () => {
  it('is found with its line', () => {
    const text = 'async () => {\n  for await (const chunk of response.body) use(chunk);\n};';
    expect(findStreamLoops({ path: 'sample.ts', text })).toEqual([
      'sample.ts:2 read with getReader() instead',
    ]);
  });

  it('is not seen in an ordinary loop, a comment or a text', () => {
    const text = "for (const a of b) { /* for await (c of d) */ use('for await (c of d)'); }";
    expect(findStreamLoops({ path: 'sample.ts', text })).toEqual([]);
  });
});
