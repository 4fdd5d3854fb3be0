import { describe, expect, it } from 'vitest';
import { findProblems, readIds, readRows, readTitles, readTree } from './catalogue.ts';

it('every cited id has a row, and every row has a test or a reason', () => {
  expect(findProblems(readTree())).toEqual([]);
});

describe('the catalogue check', () => {
  const tree = readTree();

  it('reports a cited id whose row is missing', () => {
    const rows = new Map([...tree.rows].filter(([row]) => row !== 'R-070'));
    expect(findProblems({ ...tree, rows })).toEqual([
      expect.stringMatching(/^R-070 is cited in \S+ and has no row\.$/),
    ]);
  });

  it('reports a row that no test names', () => {
    expect(findProblems({ ...tree, tested: tree.tested.difference(new Set(['S03'])) })).toEqual([
      'S03 of docs/catalogue.md is named by no test.',
    ]);
  });

  it('reports an exception that has a test', () => {
    expect(findProblems({ ...tree, excused: tree.excused.union(new Set(['T05'])) })).toEqual([
      'T05 has a test and is listed as a row without one.',
    ]);
  });

  it('reads single ids, lists and ranges', () => {
    expect(readIds('R-070, R-071 and T-9: … (T05)')).toEqual(['R-070', 'R-071', 'T-9', 'T05']);
    expect(readIds('R-036–038, P01–P03, ADR-0016')).toEqual([
      ...['R-036', 'R-037', 'R-038', 'P01', 'P02', 'P03', 'ADR-0016'],
    ]);
    expect(readIds('PR-070, SR-12, A100')).toEqual([]);
  });

  it('reads rows from the first column only', () => {
    expect(readRows('| id | row |\n| R-032…034 | T-5 |\n| T-6 | R-026 |')).toEqual([
      ...['R-032', 'R-033', 'R-034', 'T-6'],
    ]);
  });

  it('reads the ids that a title begins with, and none in comments', () => {
    const source =
      "// it('R-001')\nit('R-070, A07: sends R-071', run);\nconst rows = [['R-021', '/']];";
    expect(readTitles(source)).toEqual(['R-070', 'A07', 'R-021']);
  });
});
