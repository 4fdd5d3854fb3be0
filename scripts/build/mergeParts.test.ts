import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeParts, type Part } from './mergeParts.ts';
import { findCycles } from './refuseChunkCycles.ts';

const limits = { small: 10, largest: 40 };

/** A part with the pages `pages`, e.g. «ab» for two of them; from «s» on those of administrators. */
function part(bytes: number, pages: string, imports: string[] = []): Omit<Part, 'modules'> {
  return {
    bytes,
    pages: new Set(pages),
    imports: new Set(imports),
    ofStaff: /^[s-z]+$/.test(pages),
  };
}

/** Joins parts, each with one module of its name; returns the modules of each result. */
function merge(parts: Record<string, Omit<Part, 'modules'>>): string[][] {
  const named = Object.entries(parts).map(
    ([name, one]) => [name, { ...one, modules: [name] }] as const,
  );
  return mergeParts(new Map(named), limits).map(({ modules }) => [...modules].toSorted());
}

describe('joining parts of the code', () => {
  it('a small part joins the one whose pages need it most', () => {
    expect(merge({ menu: part(30, 'ab'), icons: part(5, 'abc'), table: part(30, 'xyz') })).toEqual([
      ['icons', 'menu'],
      ['table'],
    ]);
  });

  it('a part that is large enough joins no other one, and no joined part is too large', () => {
    expect(merge({ menu: part(39, 'ab'), icons: part(5, 'ab'), table: part(10, 'ab') })).toEqual([
      ['menu'],
      ['icons', 'table'],
    ]);
  });

  it('X-266: what only administrators load is joined with nothing that others load', () => {
    expect(merge({ menu: part(5, 'a'), users: part(5, 's'), audit: part(20, 'st') })).toEqual([
      ['menu'],
      ['audit', 'users'],
    ]);
  });

  it('what a joined part imports counts: pages would load it, too', () => {
    const result = merge({
      form: part(12, 'ab', ['calendar']),
      calendar: part(38, 'ab'),
      texts: part(13, 'ab'),
      label: part(2, 'cd'),
    });
    expect(result).toContainEqual(['label', 'texts']);
  });

  it('two parts with a third one between them are not joined', () => {
    const result = merge({
      page: part(5, 'a', ['client']),
      client: part(38, 'ab', ['schema']),
      schema: part(5, 'abc'),
    });
    expect(result).toEqual([['schema'], ['client'], ['page']]);
  });

  it('what a part imports is before it', () => {
    const result = merge({
      page: part(20, 'a', ['client']),
      client: part(20, 'ab', ['schema']),
      schema: part(38, 'abc'),
    });
    expect(result).toEqual([['schema'], ['client'], ['page']]);
  });

  it('keeps each module once and makes no cycle, with any imports of the parts', () => {
    checkEvery(300, anyParts, (parts) => {
      const result = mergeParts(parts, limits);
      expect(result.flatMap(({ modules }) => modules).toSorted()).toEqual(
        [...parts.keys()].toSorted(),
      );
      const home = new Map(
        result.flatMap(({ modules }, place) => modules.map((name) => [name, String(place)])),
      );
      const imports = new Map(
        result.map(({ modules }, place) => [
          String(place),
          modules
            .flatMap((name) => [...(parts.get(name)?.imports ?? [])])
            .map((name) => home.get(name) ?? '')
            .filter((name) => name !== String(place)),
        ]),
      );
      expect(findCycles(imports)).toEqual([]);
      for (const { modules, bytes } of result) {
        expect(bytes <= limits.largest || modules.length === 1).toBe(true);
      }
    });
  });
});

/** Parts that import only earlier ones, as the chunks of a build do. */
const anyParts = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 1, max: 60 }),
      pages: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1 }),
      imports: fc.array(fc.nat({ max: 20 }), { maxLength: 4 }),
    }),
    { maxLength: 14 },
  )
  .map(
    (parts) =>
      new Map(
        parts.map(({ bytes, pages, imports }, place): [string, Part] => [
          `m${place}`,
          {
            modules: [`m${place}`],
            bytes,
            pages: new Set(pages.map(String)),
            imports: new Set(place === 0 ? [] : imports.map((each) => `m${each % place}`)),
            ofStaff: pages.every((page) => page > 2),
          },
        ]),
      ),
  );
