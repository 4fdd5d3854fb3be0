import { describe, expect, it } from 'vitest';
import { makeRefusal } from '../testing/fixtures.ts';
import type { ConversationChanges, ConversationContext, TextRules } from './conversationTypes.ts';
import { createPatch, judgePatch } from './patches.ts';

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

describe('a patch that is sent in parts', () => {
  type Speakers = readonly { readonly id: string; readonly name: string }[];
  const [sara, reza] = [
    { id: 's1', name: 'سارا' },
    { id: 's2', name: 'رضا' },
  ];
  const makeText = (speakers: Speakers) => ({ title: '', speakers, segments: [] });
  const create = (patchSize: number, current: Speakers) => {
    const changes = ['a', 'b'].map((segment_id) => ({ op: 'remove' as const, segment_id }));
    const rules = {
      changesBetween: () => ({ speakers: current, changes }),
      takeChanges: (all: ConversationChanges, count: number) => ({
        ...all,
        changes: all.changes.slice(0, count),
      }),
    } as unknown as TextRules;
    const saved = { revision: 1, text: makeText([sara, reza]) };
    const context = { rules, saved, patchSize, createId: () => 'p', keepsVersion: false };
    return createPatch(context as unknown as ConversationContext, makeText(current))?.speakers;
  };

  it('X-156: names a removed speaker until its last part, since the segments of later parts still do', () => {
    expect(create(1, [reza])).toEqual([reza, sara]);
    expect(create(2, [reza])).toEqual([reza]);
    expect(create(1, [sara, reza, { id: 's3', name: 'امید' }])).toEqual([
      sara,
      reza,
      { id: 's3', name: 'امید' },
    ]);
  });
});
