import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { open, takingHistory } from './workspaceTesting.ts';

const spoken = {
  kind: 'segment',
  segment: { id: 'a', text: 'سلام', start: 0, end: 1, words: [], confirmed: true },
};

it.each([
  ['stays on the sheet where the device refuses it', 'full', 'متن من', 'continue'],
  ['gives way to the draft where the device has stored it', undefined, 'سلام', null],
] as const)(
  'X-27, X-33: a text that was begun while a draft is offered %s',
  async (_, refuses, shown, failure) => {
    const kept = [{ documentId: 'found', changedAt: 1, entries: [spoken] }];
    const options = { kept, ...(refuses !== undefined && { refuses }) };
    const { workspace, type, sheet, texts } = await open(takingHistory(), options);
    const { recovery } = workspace;
    await waitFor(recovery, (state) => state.hasTag('offered'));
    type('متن من');
    recovery.send({ type: 'draft.continued' });
    const { context } = await waitFor(recovery, (state) => !state.hasTag('busy'));
    expect([sheet(), context.failure]).toEqual([shown, failure]);
    const all = (await texts.list()).map(({ text }) => text);
    expect(all.toSorted()).toEqual(['سلام', 'متن من'].toSorted());
  },
);
