import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTree } from '../requirements/catalogue.ts';
import { applyFault, type FaultContext, findFaultProblems } from './checkFaults.ts';
import { makeFaultContext } from './makeFaultContext.ts';
import { readFaults } from './readFaults.ts';
import type { RowFault } from './rowFault.ts';

it('each row has a fault that can be applied to a file of the product, or a reason for none', async () => {
  const context = makeFaultContext(join(import.meta.dirname, '../..'), readTree());
  expect(findFaultProblems(await readFaults(), context)).toEqual([]);
});

describe('the check of the faults', () => {
  const file = 'packages/machines/src/otp/otpMachine.ts';
  const fault: RowFault = { row: 'R-107', file, from: '{ id }', to: '{}' };
  const context: FaultContext = {
    rows: ['R-107'],
    withoutFault: {},
    readText: (path) => (path.includes('lost') ? null : 'call({ id }); retry(id); retry(id);'),
  };

  it('accepts a fault whose text occurs once', () => {
    expect(findFaultProblems([fault], context)).toEqual([]);
    expect(applyFault(fault, 'call({ id });')).toBe('call({});');
  });

  it('inserts the changed text as it is', () => {
    expect(applyFault({ ...fault, to: '$& $1' }, 'call({ id });')).toBe('call($& $1);');
  });

  it.each([
    ['a text that is missing', { from: 'send' }, 'occurs 0 times'],
    ['a text that occurs twice', { from: 'retry(id)' }, 'occurs 2 times'],
    ['an empty text', { from: '' }, 'occurs'],
    ['no change', { to: '{ id }' }, 'changes nothing'],
    ['a file that is missing', { file: file.replace('otpMachine', 'lost') }, 'does not exist'],
    ['a test', { file: file.replace('.ts', '.test.ts') }, 'is not a file of the product'],
    ['a mock', { file: 'mocks/backend.ts' }, 'is not a file of the product'],
    ['a test helper', { file: 'packages/testing/src/index.ts' }, 'is not a file of the product'],
  ])('refuses %s', (_, change, problem) => {
    const [found] = findFaultProblems([{ ...fault, ...change }], context);
    expect(found).toContain(problem);
  });

  it('refuses a fault that is listed twice for a row, and not one of two rows', () => {
    const two = { ...context, rows: ['R-107', 'R-108'] };
    expect(findFaultProblems([fault, { ...fault, row: 'R-108' }, { ...fault }], two)).toEqual([
      `R-107: the fault «{ id }» in ${file} is listed twice.`,
    ]);
  });

  it('reports a row with neither a fault nor a reason', () => {
    expect(findFaultProblems([], context)).toEqual([
      'R-107 has neither a fault nor a reason in scripts/rows/withoutFault.ts.',
    ]);
    expect(findFaultProblems([], { ...context, withoutFault: { 'R-107': 'A reason.' } })).toEqual(
      [],
    );
  });

  it('reports an unknown row and a reason without need', () => {
    const needless = { ...context, withoutFault: { 'R-107': 'A reason.' } };
    expect(findFaultProblems([{ ...fault, row: 'R-104' }, fault], needless)).toEqual([
      'R-104 is not a row.',
      'R-107 is listed in scripts/rows/withoutFault.ts without need.',
    ]);
  });
});
