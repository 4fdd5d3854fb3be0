import type { RowFault } from '../rowFault.ts';

const machine = 'packages/machines/src/conversation';
const setup = `${machine}/conversationSetup.ts`;
const load = `${machine}/loadState.ts`;
const lock = `${machine}/lockState.ts`;
const saving = `${machine}/savingState.ts`;
const versions = `${machine}/versionsState.ts`;
const merge = 'packages/transcript/src/merge';
const drafts = 'packages/drafts/src';
const opened = 'apps/web/src/features/conversation';

/** Faults of the rows on an opened conversation: its text on the device, on the server and in other tabs. */
export const conversationFaults: RowFault[] = [
  {
    row: 'X-134',
    file: load,
    from: "{ target: 'wordless', actions:",
    to: "{ target: 'failed', actions:",
  },
  { row: 'X-134', file: load, from: "'retry.requested': 'text', ", to: '' },
  { row: 'X-156', file: setup, from: 'keepWait = 150', to: 'keepWait = 1_000' },
  {
    row: 'X-156',
    file: setup,
    from: 'Math.min(settleWait, Math.max(0, (changedAt ?? now()) + longestWait - now()))',
    to: 'settleWait + 0 * ((changedAt ?? 0) + now())',
  },
  { row: 'X-156', file: saving, from: "after: { backOff: 'sending' },", to: '' },
  {
    row: 'X-156',
    file: setup,
    from: 'Math.ceil((context.pending?.changes.length ?? 2) / 2)',
    to: 'context.pending?.changes.length ?? 2',
  },
  {
    row: 'X-157',
    file: load,
    from: "actions: [{ type: 'rememberCopy', params: getOutput }, shown],",
    to: '',
  },
  {
    row: 'X-157',
    file: `${drafts}/editedEntries.ts`,
    from: 'current: next, pending: entry.pending',
    to: 'current, pending: entry.pending',
  },
  {
    row: 'X-157',
    file: `${machine}/conflictParts.ts`,
    from: 'event.revision > saved.revision',
    to: 'event.revision !== saved.revision',
  },
  { row: 'X-157', file: setup, from: 'askedMeanwhile: true', to: 'askedMeanwhile: false' },
  {
    row: 'X-158',
    file: `${merge}/mergeRevisions.ts`,
    from: 'return theirs;',
    to: 'return mine;',
  },
  {
    row: 'X-158',
    file: `${machine}/conflictState.ts`,
    from: '              keptMine,\n',
    to: '',
  },
  {
    row: 'X-159',
    file: lock,
    from: "guard: 'isUnkept',",
    to: "guard: 'isKept',",
  },
  { row: 'X-159', file: lock, from: "actions: 'stealLock',", to: '' },
  {
    row: 'X-159',
    file: `${drafts}/editedTexts.ts`,
    from: 'if (this.#isReplaced(content))',
    to: 'if (this.#count < 0)',
  },
  {
    row: 'X-161',
    file: versions,
    from: "always: { guard: 'isClean', target: 'calling' }",
    to: "always: { target: 'calling' }",
  },
  { row: 'X-161', file: versions, from: "            'tellChanged',\n", to: '' },
  {
    row: 'X-162',
    file: saving,
    from: "'text.read': { guard: 'isSaved', target: 'clean' },",
    to: '',
  },
  {
    row: 'X-162',
    file: `${merge}/savedText.ts`,
    from: '    other.length === 0 ||\n',
    to: '',
  },
  {
    row: 'X-163',
    file: `${machine}/patches.ts`,
    from: "return 'forbidden';",
    to: "return 'unreached';",
  },
  {
    row: 'X-163',
    file: saving,
    from: "guard: { type: 'isStoppedBy', params: 'session' },",
    to: '',
  },
  { row: 'X-163', file: saving, from: "onDone: 'copied',", to: "onDone: 'resting'," },
  {
    row: 'X-164',
    file: versions,
    from: "'job.finished': { target: '.comparing', actions: 'chooseVersion' },",
    to: '',
  },
  {
    row: 'X-164',
    file: saving,
    from: "actions: [{ type: 'rememberFailure', ...outcome }, 'forgetPending', 'tellOutdated'],",
    to: "actions: [{ type: 'rememberFailure', ...outcome }, 'forgetPending', { type: 'showText', params: ({ context }) => ({ text: context.saved.text, because: 'restored' }) }],",
  },
  {
    row: 'X-134',
    file: `${opened}/conversationCalls.ts`,
    from: 'addWords(document, outcome.answer);',
    to: '',
  },
  {
    row: 'X-156',
    file: `${opened}/conversationWorld.ts`,
    from: 'return edited.keep(input, text.takeJournal());',
    to: 'return Promise.resolve(void [edited, input, text.takeJournal()]);',
  },
  {
    row: 'X-156',
    file: `${opened}/conversationWorld.ts`,
    from: '{ keepalive: true }',
    to: '{ keepalive: false }',
  },
  {
    row: 'X-157',
    file: `${opened}/closeConversation.ts`,
    from: "return isRefused ? 'refused' : 'waiting';",
    to: 'return null;',
  },
  {
    row: 'X-158',
    file: 'packages/transcript/src/conversation/showSegments.ts',
    from: 'keepSelection(tr, selection);',
    to: 'void selection;',
  },
  {
    row: 'X-159',
    file: `${opened}/conversationChannel.ts`,
    from: 'tellWait = 500',
    to: 'tellWait = 60_000',
  },
  {
    row: 'X-160',
    file: `${drafts}/editedEntries.ts`,
    from: 'reading.undo = undo;',
    to: 'reading.undo = noUndo;',
  },
  {
    row: 'X-163',
    file: `${opened}/conversations.ts`,
    from: "{ type: 'session.ended', reason: user === null ? 'session' : 'account' }",
    to: "{ type: 'versions.closed' }",
  },
];
