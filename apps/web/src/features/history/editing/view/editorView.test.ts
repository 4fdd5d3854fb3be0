import { describe, expect, it } from 'vitest';
import type { ConversationTag, ConversationText } from '@nevisa/machines';
import { textRules } from '../../../conversation/textRules.ts';
import { having } from '../testing/having.ts';
import { type ConversationView, hasOwnChanges, mayWrite, wouldLose } from './conversationView.ts';
import { isReadOnlyInTrash, type NoticeFacts, noticesOf } from './notices.ts';
import { saveStateOf } from './saveState.ts';

const segment = (segment_id: string, text: string) => ({
  segment_id,
  text,
  start: null,
  end: null,
  words: [],
  speaker: null,
  is_edited: false,
});
const text: ConversationText = { title: 'عنوان', speakers: [], segments: [segment('a', 'یک')] };
const typed: ConversationText = { ...text, segments: [segment('a', 'یک دو')] };

function viewOf(
  tags: readonly ConversationTag[],
  context: Partial<ConversationView['context']> = {},
): ConversationView {
  return {
    ...having(...tags),
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
const kindsOf = (view: ConversationView, facts: Partial<NoticeFacts> = {}) =>
  noticesOf(view, { ...calm, ...facts }).map(({ kind }) => kind);

describe('the save state of an opened text', () => {
  it.each<[readonly ConversationTag[], boolean, ReturnType<typeof saveStateOf>]>([
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
    expect(saveStateOf(viewOf(tags, { current: typed }), { ...calm, isOnline })).toBe(state);
  });

  it.each<[string, Partial<ConversationView['context']>, ReturnType<typeof saveStateOf>]>([
    ['went to the trash unchanged', { stopReason: 'deleted' }, 'saved'],
    ['went to the trash with changes', { stopReason: 'deleted', current: typed }, 'device'],
    ['has a patch without an answer', { stopReason: 'session', pending: patch }, 'device'],
    ['is deleted for ever', { stopReason: 'deleted', failure: refused(404) }, 'device'],
    ['outlived the session unchanged', { stopReason: 'session' }, 'saved'],
  ])('X-126, X-156, X-163: a text that %s is where it says: %j', (_, context, state) => {
    expect(saveStateOf(viewOf(['writing', 'stopped'], context), calm)).toBe(state);
  });

  it('X-162: a saved text that is offline stays saved', () => {
    expect(saveStateOf(viewOf(['writing', 'saved']), { ...calm, isOnline: false })).toBe('saved');
  });
});

describe('the notices above an opened text', () => {
  it('X-134: a text that is written and saved has none, also while its words come', () => {
    expect(kindsOf(viewOf(['writing', 'saved', 'kept']))).toEqual([]);
    expect(kindsOf(viewOf(['taking-over', 'loading']))).toEqual([]);
  });

  it('X-134: missing words and an older text are one line each, and not said offline', () => {
    expect(kindsOf(viewOf(['writing', 'saved', 'wordless']))).toEqual(['wordless']);
    expect(kindsOf(viewOf(['writing', 'saved', 'load-failed']))).toEqual(['notRefreshed']);
    const offline = viewOf(['writing', 'waiting', 'wordless', 'load-failed']);
    expect(kindsOf(offline, { isOnline: false })).toEqual([]);
  });

  it('X-159: another tab is said, also while it is asked to stop', () => {
    expect(noticesOf(viewOf(['reading']), calm)).toEqual([
      { kind: 'otherWindow', isTakingOver: false },
    ]);
    const asking = viewOf(['taking-over'], { lockMode: 'ask' });
    expect(noticesOf(asking, calm)).toEqual([{ kind: 'otherWindow', isTakingOver: true }]);
    expect(kindsOf(viewOf(['saved'])), 'while the lock is handed over').toEqual(['otherWindow']);
  });

  it('X-159: after a take-over the text of the other tab is loaded before words are typed', () => {
    expect(mayWrite(viewOf(['writing', 'loading'], { saved: null }))).toBe(false);
    expect(mayWrite(viewOf(['writing', 'saved']))).toBe(true);
    expect(mayWrite(viewOf(['reading']))).toBe(false);
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
    expect(kindsOf(viewOf(['writing', 'stopped'], { stopReason, failure }))).toEqual([kind]);
  });

  it('X-163: a stopped text that was saved as a new one says so', () => {
    const view = viewOf(['writing', 'stopped', 'copied'], { stopReason: 'deleted' });
    expect(kindsOf(view)).toEqual(['copied']);
    const copying = viewOf(['writing', 'stopped', 'saving'], { stopReason: 'deleted' });
    expect(noticesOf(copying, calm)).toEqual([{ kind: 'trashed', isCopying: true }]);
  });

  it('X-158: an open question and a silent merge are said; a merge that took nothing is not', () => {
    expect(kindsOf(viewOf(['writing', 'asking']))).toEqual(['conflict']);
    expect(noticesOf(viewOf(['writing', 'saved']), { ...calm, mergedCount: 3 })).toEqual([
      { kind: 'merged', count: 3 },
    ]);
    expect(kindsOf(viewOf(['writing', 'saved']), { mergedCount: 0 })).toEqual([]);
  });

  it('X-126: a text of the trash is read only, but changes of this device can be saved as a new text', () => {
    const facts = { isInTrash: true };
    const resting = viewOf(['writing', 'saved']);
    expect([kindsOf(resting, facts), isReadOnlyInTrash(resting, facts)]).toEqual([
      ['inTrash'],
      true,
    ]);
    const changed = viewOf(['writing', 'stopped'], { stopReason: 'deleted', current: typed });
    expect([kindsOf(changed, facts), isReadOnlyInTrash(changed, facts)]).toEqual([
      ['trashed'],
      false,
    ]);
  });

  it('X-163: while texts are not stored, that is said', () => {
    const view = viewOf(['writing', 'saved']);
    expect(kindsOf(view, { isSavingOff: true })).toEqual(['savingOff']);
    expect(saveStateOf(view, { ...calm, isSavingOff: true })).toBe('device');
  });

  it('the most urgent notice is the first', () => {
    const failure = refused(400);
    const view = viewOf(['writing', 'refused', 'not-kept', 'wordless'], { failure });
    expect(kindsOf(view)).toEqual(['notKept', 'refused', 'wordless']);
  });
});

describe('what leaving would lose', () => {
  it('X-115: only words that neither the device nor the server has', () => {
    expect(wouldLose(viewOf(['writing', 'unsaved', 'not-kept']))).toBe(true);
    expect(wouldLose(viewOf(['writing', 'saved', 'not-kept']))).toBe(false);
    expect(wouldLose(viewOf(['writing', 'waiting', 'kept']))).toBe(false);
    expect(wouldLose(viewOf(['writing', 'stopped']))).toBe(false);
  });

  it('X-162: a text that was undone to the saved one has no own changes', () => {
    expect(hasOwnChanges(viewOf([], { current: typed }))).toBe(true);
    expect(hasOwnChanges(viewOf([], { isChanged: true }))).toBe(true);
    expect(hasOwnChanges(viewOf([], { current: structuredClone(text) }))).toBe(false);
    expect(hasOwnChanges(viewOf([], { saved: null }))).toBe(false);
  });
});
