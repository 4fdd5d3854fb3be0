import type { FaultTable } from '../rowFault.ts';

const editing = 'apps/web/src/features/history/editing';
const view = `${editing}/view`;
const compare = 'packages/transcript/src/merge/compareTexts.ts';

/** Faults of the rows on the page of an opened text. */
export const editorPageFaults: FaultTable = [
  [
    'X-115',
    `${view}/conversationView.ts`,
    "view.hasTag('not-kept') && !view.hasTag('saved')",
    "view.hasTag('not-kept') && view.hasTag('saved')",
  ],
  [
    'X-115',
    'apps/web/src/shared/leaving/useWayBack.ts',
    'useLeaveHold(wouldLose && !isLeaving,',
    'useLeaveHold(wouldLose && isLeaving,',
  ],
  [
    'X-116',
    `${view}/conflictDifferences.ts`,
    'return isTitleAsked ? [title, ...segments] : segments;',
    'return isTitleAsked ? segments : [title, ...segments];',
  ],
  [
    'X-116',
    `${view}/conflictDifferences.ts`,
    "runs: listDifferences(theirsText ?? '', mineText ?? ''),",
    "runs: listDifferences(mineText ?? '', theirsText ?? ''),",
  ],
  [
    'X-126',
    `${view}/notices.ts`,
    'return isInTrash && !hasOwnChanges(view);',
    'return isInTrash && hasOwnChanges(view);',
  ],
  ['X-134', `${view}/editorPart.ts`, "if (hasText) {\n    return 'text';\n  }\n", ''],
  [
    'X-134',
    'packages/ui/src/components/editor/TranscriptEditor/mountingSteps.ts',
    "'focusin', 'pointerdown', ",
    '',
  ],
  [
    'X-134',
    'packages/ui/src/components/editor/TranscriptEditor/mountingSteps.ts',
    'state !== (this.#isDone ? this.#view?.state : this.#whole)',
    'state !== this.#view?.state && this.#isDone',
  ],
  [
    'X-134',
    'apps/web/src/features/conversation/openedText.ts',
    'prepared?.segments === segments ? prepared',
    'prepared !== null ? prepared',
  ],
  [
    'X-134',
    'packages/transcript/src/speakers/paragraphs.ts',
    'at >= whole; at -= 1',
    'at >= count; at -= 1',
  ],
  [
    'X-141',
    'apps/web/src/features/history/editing/speakers/createHeads.ts',
    'speakers = readSpeakers(document);\n        listeners.emit();',
    'speakers = readSpeakers(document);',
  ],
  [
    'X-134',
    `${view}/notices.ts`,
    "view.hasTag('wordless') && facts.isOnline && { kind: 'wordless' },",
    '',
  ],
  [
    'X-156',
    `${view}/saveState.ts`,
    "return isOnline ? 'failed' : 'offline';",
    "return isOnline ? 'saving' : 'offline';",
  ],
  [
    'X-156',
    `${editing}/useEditorKeys.ts`,
    "{ KeyS: 'save', KeyZ: 'undo', KeyY: 'redo' }",
    "{ KeyZ: 'undo', KeyY: 'redo' }",
  ],
  ['X-158', `${view}/notices.ts`, "view.hasTag('asking') && { kind: 'conflict' },", ''],
  [
    'X-158',
    `${view}/conflictDifferences.ts`,
    "...(listAnswer(question, 'mine').length === 0 && { deleted: 'mine' }),",
    "...(listAnswer(question, 'mine').length === 0 && { deleted: 'theirs' }),",
  ],
  [
    'X-159',
    `${view}/conversationView.ts`,
    "!view.hasTag('taking-over') || view.context.lockMode !== 'free'",
    "!view.hasTag('taking-over')",
  ],
  ['X-161', compare, 'next === undefined || endsParagraph', 'endsParagraph'],
  [
    'X-161',
    compare,
    'const id = taken.has(segment.segment_id) ? createId() : segment.segment_id;',
    'const id = taken.has(createId()) ? createId() : segment.segment_id;',
  ],
  [
    'X-161',
    `${editing}/versions/versionRows.ts`,
    'versions.filter((each) => !isRaw(each))',
    'versions.filter(isRaw)',
  ],
  [
    'X-162',
    `${view}/conversationView.ts`,
    '!rules.isSameText(current, saved.text)',
    'current !== saved.text',
  ],
  [
    'X-163',
    `${view}/notices.ts`,
    "readCode(context.failure) === 'saving_off'",
    "readCode(context.failure) === 'forbidden'",
  ],
  ['X-156', `${view}/saveState.ts`, "view.hasTag('stopped') || ", ''],
  ['X-164', `${view}/editorPart.ts`, " || status === 'FAILED'", ''],
  [
    'X-170',
    'packages/ui/src/components/editor/SaveState/chooseAnnounced.ts',
    "return state === 'saved' && announced !== undefined ? 'saved' : announced;",
    'return state;',
  ],
  [
    'X-170',
    'apps/web/src/features/history/editing/OpenedPage.tsx',
    "said.times % 2 === 0 ? '' : '\\u200B'",
    "''",
  ],
  [
    'X-170',
    `${view}/describePlace.ts`,
    "...(name === '' ? [] : [fill(editingText.saySpeaker, { name })]),",
    '',
  ],
  ['X-170', `${view}/describePlace.ts`, 'selection.$head.index(0) + 1', 'selection.$head.index(0)'],
];
