import type { FaultTable } from '../rowFault.ts';

const machine = 'packages/machines/src/conversation';
const setup = `${machine}/conversationSetup.ts`;
const load = `${machine}/loadState.ts`;
const lock = `${machine}/lockState.ts`;
const saving = `${machine}/savingState.ts`;
const versions = `${machine}/versionsState.ts`;
const merge = 'packages/transcript/src/merge';
const drafts = 'packages/drafts/src';
const opened = 'apps/web/src/features/conversation';
const conversationPorts = `${opened}/conversationPorts.ts`;
const showSegments = 'packages/transcript/src/conversation/showSegments.ts';

/** Faults of the rows on an opened conversation: its text on the device, on the server and in other tabs. */
export const conversationFaults: FaultTable = [
  ['X-134', load, "{ target: 'wordless', actions:", "{ target: 'failed', actions:"],
  ['X-134', load, "'retry.requested': 'text', ", ''],
  ['X-156', setup, 'keepWait = 150', 'keepWait = 1_000'],
  ['X-156', setup, 'firstKeepWait = 50', 'firstKeepWait = 150'],
  [
    'X-156',
    setup,
    'Math.min(settleWait, Math.max(0, (changedAt ?? now()) + longestWait - now()))',
    'settleWait + 0 * ((changedAt ?? 0) + now())',
  ],
  ['X-156', saving, "after: { backOff: 'sending' },", ''],
  [
    'X-156',
    setup,
    'Math.ceil((context.pending?.changes.length ?? 2) / 2)',
    'context.pending?.changes.length ?? 2',
  ],
  ['X-157', load, "actions: [{ type: 'rememberCopy', params: getOutput }, shown],", ''],
  ['X-157', `${drafts}/editedEntries.ts`, ': next, pending: entry', ', pending: entry'],
  ['X-157', `${machine}/conflictParts.ts`, '> saved.revision', '!== saved.revision'],
  ['X-157', setup, 'askedMeanwhile: true', 'askedMeanwhile: false'],
  ['X-158', `${merge}/mergeRevisions.ts`, 'return theirs;', 'return mine;'],
  ['X-158', `${machine}/conflictState.ts`, '              keptMine,\n', ''],
  ['X-159', lock, "guard: 'isUnkept',", "guard: 'isKept',"],
  ['X-159', lock, "actions: 'stealLock',", ''],
  ['X-159', `${drafts}/editedTexts.ts`, 'if (this.#isReplaced(content))', 'if (this.#count < 0)'],
  ['X-161', versions, "{ guard: 'isClean', target: 'calling' }", "{ target: 'calling' }"],
  ['X-161', versions, "            'tellChanged',\n", ''],
  ['X-162', saving, "'text.read': { guard: 'isSaved', target: 'clean' },", ''],
  ['X-162', `${merge}/savedText.ts`, '    other.length === 0 ||\n', ''],
  ['X-163', `${machine}/patches.ts`, "[isDenied, 'forbidden'],", "[isDenied, 'unreached'],"],
  ['X-163', saving, "guard: { type: 'isStoppedBy', params: 'session' },", ''],
  ['X-163', saving, "{ target: 'copied' }],", "{ target: 'resting' }],"],
  ['X-163', saving, "{ guard: 'isCopyOutdated', target: 'resting' }, ", ''],
  ['X-164', versions, "'job.finished': { target: '.comparing', actions: 'chooseVersion' },", ''],
  [
    'X-164',
    saving,
    "actions: [{ type: 'rememberFailure', ...outcome }, 'forgetPending', 'tellOutdated'],",
    "actions: [{ type: 'rememberFailure', ...outcome }, 'forgetPending', { type: 'showText', params: ({ context }) => ({ text: context.saved.text, because: 'restored' }) }],",
  ],
  ['X-134', `${opened}/conversationCalls.ts`, 'addWords(document, outcome.answer);', ''],
  ['X-156', conversationPorts, 'edited.keep(input, journal);', 'Promise.resolve([edited, input]);'],
  ['X-156', conversationPorts, '{ keepalive: true }', '{ keepalive: false }'],
  ['X-157', `${opened}/closeConversation.ts`, "isRefused ? 'refused' : 'waiting';", 'null;'],
  ['X-158', showSegments, 'keepSelection(tr, selection);', 'void selection;'],
  ['X-159', `${opened}/conversationChannel.ts`, 'tellWait = 500', 'tellWait = 60_000'],
  ['X-160', `${drafts}/editedEntries.ts`, 'reading.undo = undo;', 'reading.undo = noUndo;'],
  [
    'X-163',
    `${opened}/conversations.ts`,
    "{ type: 'session.ended', reason: user === null ? 'session' : 'account' }",
    "{ type: 'versions.closed' }",
  ],
];
