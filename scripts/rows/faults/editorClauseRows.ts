import type { FaultTable } from '../rowFault.ts';

const conversationSetup = 'packages/machines/src/conversation/conversationSetup.ts';
const savingState = 'packages/machines/src/conversation/savingState.ts';
const loadState = 'packages/machines/src/conversation/loadState.ts';
const saveState = 'apps/web/src/features/history/editing/view/saveState.ts';
const describePlace = 'apps/web/src/features/history/editing/view/describePlace.ts';
const createStretchPlayer = 'apps/web/src/features/history/editing/playback/createStretchPlayer.ts';
const conflictDifferences = 'apps/web/src/features/history/editing/view/conflictDifferences.ts';
const spokenWord = 'apps/web/src/features/history/editing/playback/SpokenWord.ts';
const wordFollower = 'packages/ui/src/components/editor/TranscriptEditor/spoken/WordFollower.ts';

/** Faults of single clauses of the rows on an opened text: its saving, its windows and its sound. */
export const editorClauseFaults: FaultTable = [
  [
    'X-116',
    conflictDifferences,
    'own !== base.title && other !== base.title && own !== other',
    'own !== base.title && other !== base.title',
  ],
  ['X-134', loadState, "'network.returned': 'words' }", '}'],
  ['X-134', loadState, "'network.returned': 'text' }", '}'],
  [
    'X-146',
    spokenWord,
    '    this.#isLeft = false;\n    this.#isBrought = true;',
    '    this.#isBrought = true;',
  ],
  [
    'X-146',
    wordFollower,
    '        if (target === this.#scroller) {\n          leave();\n        }',
    '        void target;',
  ],
  [
    'X-146',
    wordFollower,
    'scrollKeys.has(event.key) && !event.altKey',
    'scrollKeys.has(event.key)',
  ],
  [
    'X-146',
    wordFollower,
    "(element.closest('dialog') === null && findScroller(element) === this.#scroller)",
    'findScroller(element) === this.#scroller',
  ],
  [
    'X-154',
    createStretchPlayer,
    'this.#wanted = Math.min(Math.max(0, seconds), this.#sound.duration);',
    'this.#wanted = Math.max(0, seconds);',
  ],
  [
    'X-154',
    createStretchPlayer,
    '      this.#plays = false;\n      this.#isOver = true;',
    '      this.#isOver = true;',
  ],
  [
    'X-156',
    conversationSetup,
    "judgePatch(outcome) === 'tooLarge' && (context.pending?.changes.length ?? 0) > 1",
    "judgePatch(outcome) === 'tooLarge'",
  ],
  [
    'X-158',
    conversationSetup,
    '    // A conflict with the revision that this device has is a fault of the server.\n    isNewer: ({ context }, outcome: Outcome<SavedRevision>) =>\n      outcome.ok && outcome.answer.revision !== context.saved?.revision,',
    '    isNewer: (_, outcome: Outcome<SavedRevision>) => outcome.ok,',
  ],
  [
    'X-159',
    conversationSetup,
    'export const takeoverWait = 5_000;',
    'export const takeoverWait = 6_000;',
  ],
  ['X-159', saveState, '  if (isElsewhere(view)) {\n    return null;\n  }\n', ''],
  ['X-163', savingState, "      guard: { type: 'isStoppedBy', params: 'deleted' },\n", ''],
  [
    'X-163',
    savingState,
    "    'text.changed': { actions: 'markChanged' },\n    'server.moved': {},",
    "    'text.changed': { actions: 'markChanged' },",
  ],
  ['X-170', describePlace, 'Math.max(1, selection.head)', 'Math.max(1, selection.from)'],
];
