import type { FaultTable } from '../rowFault.ts';

const speech = 'packages/speech/src';
const machine = 'packages/machines/src/dictation';
const workspace = 'apps/web/src/features/dictation/workspace';
const notice = 'apps/web/src/features/dictation/screen/notices/liveNotice.ts';
const endNotice = 'apps/web/src/features/dictation/screen/notices/endNotice.ts';

/** Faults of the rows on the microphone and on the connection. */
export const microphoneFaults: FaultTable = [
  [
    'X-20',
    `${speech}/capture/openMicrophone.ts`,
    "case 'SecurityError':\n      return 'denied';",
    "case 'SecurityError':\n      return 'unsupported';",
  ],
  ['X-20', endNotice, "action: { label: liveText.deniedRetry, kind: 'start' },", ''],
  [
    'X-20',
    `${speech}/capture/microphones.ts`,
    "status.addEventListener('change', () => listener(status.state), { signal });",
    '',
  ],
  [
    'X-21',
    endNotice,
    'title: liveText.busyTitle, text: liveText.busyText,',
    'title: liveText.noMicTitle, text: liveText.noMicText,',
  ],
  [
    'X-21',
    `${speech}/capture/openMicrophone.ts`,
    "return chosen.ok || chosen.reason !== 'missing' ? chosen : open(constraints, true);",
    'return chosen;',
  ],
  ['X-22', endNotice, "...(name !== null && name !== '' && { title: name }),", ''],
  ['X-22', endNotice, 'id: nextMicrophone.id,', "id: '',"],
  [
    'X-22',
    `${machine}/recordingState.ts`,
    "{ target: '#ended', actions: ['assumeRest', 'rememberLoss'] },\n        ],",
    "{ actions: ['assumeRest', 'rememberLoss'] },\n        ],",
  ],
  [
    'X-23',
    `${machine}/dictationSetup.ts`,
    'export const silenceHint = 3_000;',
    'export const silenceHint = 5_000;',
  ],
  ['X-23', notice, 'text: liveText.micMuted }', 'text: liveText.levelZero }'],
  [
    'X-24',
    'packages/machines/src/shared/computeBackOff.ts',
    '500, 1_000, 2_000, 4_000, 8_000, 15_000',
    '500, 1_000, 2_000, 4_000, 8_000, 30_000',
  ],
  ['X-24', `${speech}/worker/audioSendBuffer.ts`, 'Math.min(seq, state.cursor - 1);', 'seq;'],
  [
    'X-25',
    `${machine}/dictationSetup.ts`,
    'export const reconnectBudget = 60_000;',
    'export const reconnectBudget = 90_000;',
  ],
  [
    'X-25',
    `${machine}/dictationMachine.ts`,
    "after: { backOff: { guard: 'hasRest', target: 'uploadingRest' } },\n",
    '',
  ],
  [
    'X-26',
    `${machine}/dictationSetup.ts`,
    'export const finalizeWait = 5_000;',
    'export const finalizeWait = 8_000;',
  ],
  [
    'X-26',
    `${speech}/worker/nevisaProtocol.ts`,
    'const complete = message.complete && isSent && !hasGap;',
    'const complete = isSent && !hasGap;',
  ],
  [
    'X-26',
    `${machine}/dictationMachine.ts`,
    "'dictation.retried': { guard: 'isIncomplete', target: 'uploadingRest' },\n",
    '',
  ],
];

/** Faults of the rows on recovery, tabs and credit. */
export const recordingFaults: FaultTable = [
  [
    'X-27',
    `${workspace}/createRecovery.ts`,
    'if (isPutAway && summary.unsentDuration === 0) {',
    'if (isPutAway || summary.unsentDuration === 0) {',
  ],
  [
    'X-27',
    'packages/machines/src/sync/recoveryMachine.ts',
    "'discard.requested': 'confirming',",
    "'discard.requested': 'discarding',",
  ],
  [
    'X-28',
    `${workspace}/keepAwake.ts`,
    "document.addEventListener('visibilitychange', tryRequest, { signal: ending.signal });\n",
    '',
  ],
  ['X-28', `${speech}/capture/superviseCapture.ts`, '        capture.resume();\n', ''],
  [
    'X-28',
    `${speech}/capture/superviseCapture.ts`,
    'isRestarted = true;\n        void start();',
    'onDeaf();',
  ],
  ['X-29', `${workspace}/tabLock.ts`, '{ ifAvailable: true }', "{ mode: 'shared' as const }"],
  [
    'X-29',
    endNotice,
    "action: { label: liveText.takeOver, kind: 'take-over' },",
    "action: { label: liveText.takeOver, kind: 'start' },",
  ],
  ['X-30', notice, 'const lowCredit = 5 * minute;', 'const lowCredit = minute;'],
  [
    'X-30',
    endNotice,
    'text: liveText.noCreditText,\n        action: buy,',
    'text: liveText.noCreditText,',
  ],
  [
    'X-31',
    `${speech}/capture/startCapture.ts`,
    "context.addEventListener('statechange', resume, { signal });",
    "window.addEventListener('blur', () => void context.suspend(), { signal });",
  ],
  [
    'X-32',
    'packages/transcript/src/merge/insertSegment.ts',
    '    keepSelection(tr, selection);\n',
    '',
  ],
  [
    'X-32',
    'packages/transcript/src/merge/mergeSegment.ts',
    'diffWords(before.formatted, range.text, formatted)',
    'diffWords(range.text, range.text, formatted)',
  ],
  [
    'X-33',
    `${workspace}/draftWriter.ts`,
    'this.#waiting = [...entries, ...this.#waiting];',
    'this.#waiting = [...this.#waiting, ...entries];',
  ],
  ['X-33', notice, 'withDraftState(chooseEndNotice(facts), facts)', 'chooseEndNotice(facts)'],
  ['X-33', notice, "action: { label: liveText.download, kind: 'download' },", ''],
  ['X-34', `${machine}/recognition.ts`, '?.confirmed) {', '?.confirmed === null) {'],
  [
    'X-34',
    'packages/speech/src/engines/browser/recognitionResults.ts',
    '(isLast || finals.has(open.index))',
    'isLast',
  ],
  ['X-35', `${speech}/worker/connectionManager.ts`, "setTimer('rollover', untilRollover),", ''],
  [
    'X-35',
    `${speech}/worker/connectionManager.ts`,
    '{ ...state, lastId: id, connection: withNext(state.connection, { id, session }) },\n    [...dropNext(state),',
    "{ ...state, lastId: id, connection: { name: 'connecting', next: { id, session } } },\n    [...dropNext(state),",
  ],
  [
    'X-36',
    `${machine}/soundState.ts`,
    "{ guard: 'isOnline', target: '#finalizing', actions: cause }",
    "{ target: '#finalizing', actions: cause }",
  ],
  [
    'X-36',
    'packages/api/src/liveSockets.ts',
    'const keepAliveInterval = 5_000;',
    'const keepAliveInterval = 10_000;',
  ],
  [
    'X-36',
    `${machine}/dictationSetup.ts`,
    'export const idleStop = 180_000;',
    'export const idleStop = 120_000;',
  ],
  [
    'X-36',
    `${machine}/dictationSetup.ts`,
    'export const idleNotice = 15_000;',
    'export const idleNotice = 10_000;',
  ],
];
