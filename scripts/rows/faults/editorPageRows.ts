import type { RowFault } from '../rowFault.ts';

const editing = 'apps/web/src/features/history/editing';
const view = `${editing}/view`;
const compare = 'packages/transcript/src/merge/compareTexts.ts';

/** Faults of the rows on the page of an opened text. */
export const editorPageFaults: RowFault[] = [
  {
    row: 'X-115',
    file: `${view}/conversationView.ts`,
    from: "view.hasTag('not-kept') && !view.hasTag('saved')",
    to: "view.hasTag('not-kept') && view.hasTag('saved')",
  },
  {
    row: 'X-115',
    file: 'apps/web/src/shared/leaving/useWayBack.ts',
    from: 'useLeaveHold(wouldLose && !isLeaving,',
    to: 'useLeaveHold(wouldLose && isLeaving,',
  },
  {
    row: 'X-116',
    file: `${view}/conflictDifferences.ts`,
    from: 'return isTitleAsked ? [title, ...segments] : segments;',
    to: 'return isTitleAsked ? segments : [title, ...segments];',
  },
  {
    row: 'X-116',
    file: `${view}/conflictDifferences.ts`,
    from: 'runs: listDifferences(theirsText.trim(), mineText.trim()),',
    to: 'runs: listDifferences(mineText.trim(), theirsText.trim()),',
  },
  {
    row: 'X-126',
    file: `${view}/notices.ts`,
    from: 'return isInTrash && !hasOwnChanges(view);',
    to: 'return isInTrash && hasOwnChanges(view);',
  },
  {
    row: 'X-134',
    file: `${view}/editorPart.ts`,
    from: "if (hasText) {\n    return 'text';\n  }\n",
    to: '',
  },
  {
    row: 'X-134',
    file: 'packages/ui/src/components/editor/TranscriptEditor/mountingSteps.ts',
    from: "'focusin', 'pointerdown', ",
    to: '',
  },
  {
    row: 'X-134',
    file: 'packages/ui/src/components/editor/TranscriptEditor/mountingSteps.ts',
    from: 'state !== (this.#isDone ? this.#view?.state : this.#whole)',
    to: 'state !== this.#view?.state && this.#isDone',
  },
  {
    row: 'X-134',
    file: 'apps/web/src/features/conversation/openedText.ts',
    from: 'prepared?.segments === segments ? prepared',
    to: 'prepared !== null ? prepared',
  },
  {
    row: 'X-134',
    file: 'packages/transcript/src/speakers/paragraphs.ts',
    from: 'at >= whole; at -= 1',
    to: 'at >= count; at -= 1',
  },
  {
    row: 'X-141',
    file: 'apps/web/src/features/history/editing/speakers/createHeads.ts',
    from: 'speakers = readSpeakers(document);\n        listeners.emit();',
    to: 'speakers = readSpeakers(document);',
  },
  {
    row: 'X-134',
    file: `${view}/notices.ts`,
    from: "view.hasTag('wordless') && facts.isOnline && { kind: 'wordless' },",
    to: '',
  },
  {
    row: 'X-156',
    file: `${view}/saveState.ts`,
    from: "return isOnline ? 'failed' : 'offline';",
    to: "return isOnline ? 'saving' : 'offline';",
  },
  {
    row: 'X-156',
    file: `${editing}/useEditorKeys.ts`,
    from: "{ KeyS: 'save', KeyZ: 'undo', KeyY: 'redo' }",
    to: "{ KeyZ: 'undo', KeyY: 'redo' }",
  },
  {
    row: 'X-158',
    file: `${view}/notices.ts`,
    from: "view.hasTag('asking') && { kind: 'conflict' },",
    to: '',
  },
  {
    row: 'X-158',
    file: `${view}/conflictDifferences.ts`,
    from: "...(question.mine === null && { deleted: 'mine' }),",
    to: "...(question.mine === null && { deleted: 'theirs' }),",
  },
  {
    row: 'X-159',
    file: `${view}/conversationView.ts`,
    from: "!view.hasTag('taking-over') || view.context.lockMode !== 'free'",
    to: "!view.hasTag('taking-over')",
  },
  { row: 'X-161', file: compare, from: 'isLast || end.text.endsWith', to: 'end.text.endsWith' },
  {
    row: 'X-161',
    file: compare,
    from: 'const id = taken.has(segment.segment_id) ? createId() : segment.segment_id;',
    to: 'const id = taken.has(createId()) ? createId() : segment.segment_id;',
  },
  {
    row: 'X-161',
    file: `${editing}/versions/versionRows.ts`,
    from: 'versions.filter((each) => !isRaw(each))',
    to: 'versions.filter(isRaw)',
  },
  {
    row: 'X-162',
    file: `${view}/conversationView.ts`,
    from: '!rules.isSameText(current, saved.text)',
    to: 'current !== saved.text',
  },
  {
    row: 'X-163',
    file: `${view}/notices.ts`,
    from: "readCode(context.failure) === 'saving_off'",
    to: "readCode(context.failure) === 'forbidden'",
  },
  {
    row: 'X-156',
    file: `${view}/saveState.ts`,
    from: "view.hasTag('stopped') || ",
    to: '',
  },
  {
    row: 'X-164',
    file: `${view}/editorPart.ts`,
    from: " || status === 'FAILED'",
    to: '',
  },
  {
    row: 'X-170',
    file: 'packages/ui/src/components/editor/SaveState/nextAnnounced.ts',
    from: "return state === 'saved' && announced !== undefined ? 'saved' : announced;",
    to: 'return state;',
  },
  {
    row: 'X-170',
    file: 'apps/web/src/features/history/editing/OpenedPage.tsx',
    from: "said.times % 2 === 0 ? '' : '\\u200B'",
    to: "''",
  },
  {
    row: 'X-170',
    file: `${view}/describePlace.ts`,
    from: "...(name === '' ? [] : [fill(editingText.saySpeaker, { name })]),",
    to: '',
  },
  {
    row: 'X-170',
    file: `${view}/describePlace.ts`,
    from: 'selection.$head.index(0) + 1',
    to: 'selection.$head.index(0)',
  },
];
