import type { FaultTable } from '../rowFault.ts';

const editing = 'apps/web/src/features/history/editing';
const view = `${editing}/view`;
const compare = 'packages/transcript/src/merge/compareTexts.ts';
const conflictDifferences = `${view}/conflictDifferences.ts`;
const mountingSteps = 'packages/ui/src/components/editor/TranscriptEditor/mountingSteps.ts';
const openedText = 'apps/web/src/features/conversation/openedText.ts';
const createHeads = 'apps/web/src/features/history/editing/speakers/createHeads.ts';
const notices = `${view}/notices.ts`;
const conversationView = `${view}/conversationView.ts`;
const openedPage = 'apps/web/src/features/history/editing/OpenedPage.tsx';
const describePlace = `${view}/describePlace.ts`;

/** Faults of the rows on the page of an opened text. */
export const editorPageFaults: FaultTable = [
  ['X-115', conversationView, "&& !view.hasTag('saved')", "&& view.hasTag('saved')"],
  ['X-115', 'apps/web/src/shared/leaving/useWayBack.ts', '&& !isLeaving,', '&& isLeaving,'],
  [
    'X-116',
    conflictDifferences,
    'return isTitleAsked ? [title, ...segments] : segments;',
    'return isTitleAsked ? segments : [title, ...segments];',
  ],
  ['X-116', conflictDifferences, "theirsText ?? '', mineText", "mineText ?? '', theirsText"],
  ['X-126', notices, '&& !hasOwnChanges(view);', '&& hasOwnChanges(view);'],
  ['X-134', `${view}/editorPart.ts`, "if (hasText) {\n    return 'text';\n  }\n", ''],
  ['X-134', mountingSteps, "'focusin', 'pointerdown', ", ''],
  [
    'X-134',
    mountingSteps,
    'state !== (this.#isDone ? this.#view?.state : this.#whole)',
    'state !== this.#view?.state && this.#isDone',
  ],
  ['X-134', openedText, 'prepared?.segments === segments', 'prepared !== null'],
  ['X-134', 'packages/transcript/src/speakers/paragraphs.ts', 'at >= whole; at', 'at >= count; at'],
  ['X-141', createHeads, '(document);\n        listeners.emit();', '(document);'],
  ['X-134', notices, "view.hasTag('wordless') && facts.isOnline && { kind: 'wordless' },", ''],
  ['X-156', `${view}/saveState.ts`, "return isOnline ? 'failed' :", "return isOnline ? 'saving' :"],
  ['X-156', `${editing}/useEditorKeys.ts`, "KeyS: 'save', KeyZ: 'undo',", "KeyZ: 'undo',"],
  ['X-158', notices, "view.hasTag('asking') && { kind: 'conflict' },", ''],
  ['X-158', conflictDifferences, "&& { deleted: 'mine' }", "&& { deleted: 'theirs' }"],
  ['X-159', conversationView, "over') || view.context.lockMode !== 'free'", "over')"],
  ['X-161', compare, 'next === undefined || endsParagraph', 'endsParagraph'],
  ['X-161', compare, 'id = taken.has(segment.segment_id)', 'id = taken.has(createId())'],
  ['X-161', `${editing}/versions/versionRows.ts`, '(each) => !isRaw(each)', 'isRaw'],
  ['X-162', conversationView, '!rules.isSameText(current, saved.text)', 'current !== saved.text'],
  ['X-163', notices, "=== 'saving_off'", "=== 'forbidden'"],
  ['X-156', `${view}/saveState.ts`, "view.hasTag('stopped') || ", ''],
  ['X-164', `${view}/editorPart.ts`, " || status === 'FAILED'", ''],
  [
    'X-170',
    'packages/ui/src/components/editor/SaveState/chooseAnnounced.ts',
    "return state === 'saved' && announced !== undefined ? 'saved' : announced;",
    'return state;',
  ],
  ['X-170', openedPage, "said.times % 2 === 0 ? '' : '\\u200B'", "''"],
  ['X-170', describePlace, "...(name === '' ? [] : [fill(editingText.saySpeaker, { name })]),", ''],
  ['X-170', describePlace, 'selection.$head.index(0) + 1', 'selection.$head.index(0)'],
];
