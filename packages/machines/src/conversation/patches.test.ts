import { expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import { judgePatch } from './patches.ts';

function judge(status: number, code: string | null): string {
  const { failure } = makeRefusal(status);
  return judgePatch({ ok: false, failure: { ...failure, code } });
}

it.each([
  [401, null, 'session'],
  [403, null, 'forbidden'],
  [404, null, 'deleted'],
  [410, null, 'deleted'],
  [409, 'in_trash', 'deleted'],
] as const)(
  'X-163: the status %s with the code %s stops the writing: %s',
  (status, code, reason) => {
    expect(judge(status, code)).toBe(reason);
  },
);

it.each([
  [409, 'revision_conflict', 'conflict'],
  [413, null, 'tooLarge'],
  [429, null, 'unreached'],
  [500, null, 'unreached'],
  [400, null, 'refused'],
] as const)(
  'X-156: the status %s with the code %s stops no writing: %s',
  (status, code, result) => {
    expect(judge(status, code)).toBe(result);
  },
);

it('X-156: a line that is cut is a server that was not reached', () => {
  expect(judgePatch({ ok: false, failure: { kind: 'network' } })).toBe('unreached');
});
