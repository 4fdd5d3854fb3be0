import { describe, expect, it } from 'vitest';
import { findCycles } from './refuseChunkCycles.ts';

describe('the check of the chunks of a build', () => {
  it('names each chunk that imports itself through others, and no chunk that only leads to one', () => {
    const imports = new Map([
      ['page', ['form']],
      ['form', ['calls', 'icons']],
      ['calls', ['storage']],
      ['storage', ['form']],
      ['icons', []],
    ]);
    expect(findCycles(imports)).toEqual(['form', 'calls', 'storage']);
  });

  it('allows a chunk that several others import', () => {
    const imports = new Map([
      ['page', ['form', 'calls']],
      ['form', ['calls']],
      ['calls', []],
    ]);
    expect(findCycles(imports)).toEqual([]);
  });
});
