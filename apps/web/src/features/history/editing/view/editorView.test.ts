import { describe, expect, it } from 'vitest';
import type { ConversationTag, ConversationText } from '@nevisa/machines';
import { textRules } from '../../../conversation/textRules.ts';
import { makeTagged } from '../testing/makeTagged.ts';
import { type ConversationView, hasOwnChanges, mayWrite, wouldLose } from './conversationView.ts';
import { isReadOnlyInTrash, listNotices, type NoticeFacts } from './notices.ts';
import { chooseSaveState } from './saveState.ts';

const segment = (text: string) => ({
  segment_id: 'a',
  text,
  start: null,
  end: null,
  words: [],
  speaker: null,
  is_edited: false,
});
const text: ConversationText = { title: 'عنوان', speakers: [], segments: [segment('یک')] };
const typed: ConversationText = { ...text, segments: [segment('یک دو')] };

function makeView(
  tags: readonly ConversationTag[],
  context: Partial<ConversationView['context']> = {},
): ConversationView {
  return {
    ...makeTagged(...tags),
    context: {
      conflict: null,
      current: text,
      failure: null,
      isChanged: false,
      loadFailure: null,
      lockMode: 'free',
      pending: null,
      rules: textRules,
      saved: { revision: 1, text },
      stopReason: null,
      versionFailure: null,
      versionId: null,
      ...context,
    },
  };
}
const refused = (status: number, code: string | null = null) =>
  ({ kind: 'refused', status, texts: [], code, retryAfter: null }) as const;
const patch = { clientId: 'p', revision: 1, keepsVersion: false, changes: [] } as const;
const calm: NoticeFacts = {
  isInTrash: false,
  isSavingOff: false,
  isOnline: true,
  mergedCount: null,
};
const listKinds = (view: ConversationView, facts: Partial<NoticeFacts> = {}) =>
  listNotices(view, { ...calm, ...facts }).map(({ kind }) => kind);

describe('the save state of an opened text', () => {
  it.each<[readonly ConversationTag[], boolean, ReturnType<typeof chooseSaveState>]>([
    [['writing', 'saved'], true, 'saved'],
    [['writing', 'unsaved'], true, 'saving'],
    [['writing', 'saving'], true, 'saving'],
    [['writing', 'unsaved'], false, 'offline'],
    [['writing', 'waiting'], true, 'failed'],
    [['writing', 'waiting'], false, 'offline'],
    [['writing', 'asking'], true, 'device'],
    [['writing', 'refused'], true, 'device'],
    [['writing', 'stopped'], true, 'device'],
    [['writing', 'stopped', 'saving'], true, 'device'],
    [['reading'], true, null],
    [['writing'], true, null],
  ])('X-156: %j with network %s is %s', (tags, isOnline, state) => {
    expect(chooseSaveState(makeView(tags, { current: typed }), { ...calm, isOnline })).toBe(state);
  });

  it.each<[string, Partial<ConversationView['context']>, ReturnType<typeof chooseSaveState>]>([
    ['went to the trash unchanged', { stopReason: 'deleted' }, 'saved'],
    ['went to the trash with changes', { stopReason: 'deleted', current: typed }, 'device'],
    ['has a patch without an answer', { stopReason: 'session', pending: patch }, 'device'],
    ['is deleted for ever', { stopReason: 'deleted', failure: refused(404) }, 'device'],
    ['outlived the session unchanged', { stopReason: 'session' }, 'saved'],
  ])('X-126, X-156, X-163: a text that %s is where it says: %j', (_, context, state) => {
    expect(chooseSaveState(makeView(['writing', 'stopped'], context), calm)).toBe(state);
  });

  it('X-162: a saved text that is offline stays saved', () => {
    expect(chooseSaveState(makeView(['writing', 'saved']), { ...calm, isOnline: false })).toBe(
      'saved',
    );
  });
});

describe('the notices above an opened text', () => {
  it('X-134: a text that is written and saved has none, also while its words come', () => {
    expect(listKinds(makeView(['writing', 'saved', 'kept']))).toEqual([]);
    expect(listKinds(makeView(['taking-over', 'loading']))).toEqual([]);
  });

  it('X-134: missing words and an older text are one line each, and not said offline', () => {
    expect(listKinds(makeView(['writing', 'saved', 'wordless']))).toEqual(['wordless']);
    expect(listKinds(makeView(['writing', 'saved', 'load-failed']))).toEqual(['notRefreshed']);
    const offline = makeView(['writing', 'waiting', 'wordless', 'load-failed']);
    expect(listKinds(offline, { isOnline: false })).toEqual([]);
  });

  it('X-159: another tab is said, also while it is asked to stop', () => {
    expect(listNotices(makeView(['reading']), calm)).toEqual([
      { kind: 'otherWindow', isTakingOver: false },
    ]);
    const asking = makeView(['taking-over'], { lockMode: 'ask' });
    expect(listNotices(asking, calm)).toEqual([{ kind: 'otherWindow', isTakingOver: true }]);
    expect(listKinds(makeView(['saved'])), 'while the lock is handed over').toEqual([
      'otherWindow',
    ]);
    expect(chooseSaveState(makeView(['reading', 'saved']), calm)).toBeNull();
  });

  it('X-159: after a take-over the text of the other tab is loaded before words are typed', () => {
    expect(mayWrite(makeView(['writing', 'loading'], { saved: null }))).toBe(false);
    expect(mayWrite(makeView(['writing', 'saved']))).toBe(true);
    expect(mayWrite(makeView(['reading']))).toBe(false);
  });

  it.each([
    ['deleted', refused(409, 'in_trash'), 'trashed'],
    ['deleted', null, 'trashed'],
    ['deleted', refused(404), 'goneElsewhere'],
    ['deleted', refused(410), 'goneElsewhere'],
    ['forbidden', refused(403), 'forbidden'],
    ['forbidden', refused(403, 'saving_off'), 'savingOff'],
    ['session', refused(401), 'session'],
    ['account', null, 'account'],
  ] as const)('X-163: what stopped by %s (%j) is said as %s', (stopReason, failure, kind) => {
    expect(listKinds(makeView(['writing', 'stopped'], { stopReason, failure }))).toEqual([kind]);
  });

  it('X-163: a stopped text that was saved as a new one says so', () => {
    const view = makeView(['writing', 'stopped', 'copied'], { stopReason: 'deleted' });
    expect(listKinds(view)).toEqual(['copied']);
    const copying = makeView(['writing', 'stopped', 'saving'], { stopReason: 'deleted' });
    expect(listNotices(copying, calm)).toEqual([{ kind: 'trashed', isCopying: true }]);
  });

  it('X-158: an open question and a silent merge are said; a merge that took nothing is not', () => {
    expect(listKinds(makeView(['writing', 'asking']))).toEqual(['conflict']);
    expect(listNotices(makeView(['writing', 'saved']), { ...calm, mergedCount: 3 })).toEqual([
      { kind: 'merged', count: 3 },
    ]);
    expect(listKinds(makeView(['writing', 'saved']), { mergedCount: 0 })).toEqual([]);
  });

  it('X-126: a text of the trash is read only, but changes of this device can be saved as a new text', () => {
    const facts = { isInTrash: true };
    const resting = makeView(['writing', 'saved']);
    expect([listKinds(resting, facts), isReadOnlyInTrash(resting, facts)]).toEqual([
      ['inTrash'],
      true,
    ]);
    const changed = makeView(['writing', 'stopped'], { stopReason: 'deleted', current: typed });
    expect([listKinds(changed, facts), isReadOnlyInTrash(changed, facts)]).toEqual([
      ['trashed'],
      false,
    ]);
  });

  it('X-163: while texts are not stored, that is said', () => {
    const view = makeView(['writing', 'saved']);
    expect(listKinds(view, { isSavingOff: true })).toEqual(['savingOff']);
    expect(chooseSaveState(view, { ...calm, isSavingOff: true })).toBe('device');
  });

  it('the most urgent notice is the first', () => {
    const failure = refused(400);
    const view = makeView(['writing', 'refused', 'not-kept', 'wordless'], { failure });
    expect(listKinds(view)).toEqual(['notKept', 'refused', 'wordless']);
  });
});

describe('what leaving would lose', () => {
  it('X-115: only words that neither the device nor the server has', () => {
    expect(wouldLose(makeView(['writing', 'unsaved', 'not-kept']))).toBe(true);
    expect(wouldLose(makeView(['writing', 'saved', 'not-kept']))).toBe(false);
    expect(wouldLose(makeView(['writing', 'waiting', 'kept']))).toBe(false);
    expect(wouldLose(makeView(['writing', 'stopped']))).toBe(false);
  });

  it('X-162: a text that was undone to the saved one has no own changes', () => {
    expect(hasOwnChanges(makeView([], { current: typed }))).toBe(true);
    expect(hasOwnChanges(makeView([], { isChanged: true }))).toBe(true);
    expect(hasOwnChanges(makeView([], { current: structuredClone(text) }))).toBe(false);
    expect(hasOwnChanges(makeView([], { saved: null }))).toBe(false);
  });
});
