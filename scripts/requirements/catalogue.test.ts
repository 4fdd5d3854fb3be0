import { describe, expect, it } from 'vitest';
import { findProblems, readIds, readRows, readTitles, readTree, type Tree } from './catalogue.ts';

it('every cited id has a row, and every row has a test or a reason', () => {
  expect(findProblems(readTree())).toEqual([]);
});

describe('the catalogue check', () => {
  const tree: Tree = {
    rows: new Map(['R-070', 'S03', 'RD-4', 'G02'].map((row) => [row, 'docs/catalogue.md'])),
    cited: new Map([['R-070', 'apps/web/src/paths.ts']]),
    tested: new Map(['R-070', 'S03'].map((row) => [row, ['apps/web/src/paths.test.ts']])),
    excused: new Set(['G02']),
  };

  it('accepts rows with a test, excused rows and decisions', () => {
    expect(findProblems(tree)).toEqual([]);
  });

  it('reports a cited id whose row is missing', () => {
    expect(findProblems({ ...tree, rows: new Map() })).toEqual([
      'R-070 is cited in apps/web/src/paths.ts and has no row.',
    ]);
  });

  it('reports a row that no test names', () => {
    expect(findProblems({ ...tree, tested: new Map([['R-070', []]]) })).toEqual([
      'S03 of docs/catalogue.md is named by no test.',
    ]);
  });

  it('reports an excused row that has a test', () => {
    expect(findProblems({ ...tree, excused: new Set(['S03', 'G02']) })).toEqual([
      'S03 has a test and is listed as a row without one.',
    ]);
  });

  it('reads single ids, lists and ranges', () => {
    expect(readIds('R-070, R-071 and T-9: … (T05)')).toEqual(['R-070', 'R-071', 'T-9', 'T05']);
    expect(readIds('R-036–038, P01–P02')).toEqual(['R-036', 'R-037', 'R-038', 'P01', 'P02']);
    expect(readIds('PR-070, SR-12, A100')).toEqual([]);
  });

  it('reads rows from the first column only', () => {
    const table = '| id | row |\n| R-032…034 | T-5 |\n| T-6 | R-026 |';
    expect(readRows(table)).toEqual(['R-032', 'R-033', 'R-034', 'T-6']);
  });

  it('reads the ids that a title begins with, and none in comments', () => {
    const source = "// it('R-001')\nit('R-070, A07: sends R-071');\nconst rows = [['R-021', '/']];";
    expect(readTitles(source)).toEqual(['R-070', 'A07', 'R-021']);
  });
});
