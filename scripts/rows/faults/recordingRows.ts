import type { FaultTable } from '../rowFault.ts';

const speech = 'packages/speech/src';
const machine = 'packages/machines/src/dictation';
const workspace = 'apps/web/src/features/dictation/workspace';
const notice = 'apps/web/src/features/dictation/screen/notices/liveNotice.ts';
const endNotice = 'apps/web/src/features/dictation/screen/notices/endNotice.ts';
const superviseCapture = `${speech}/capture/superviseCapture.ts`;
const insertSegment = 'packages/transcript/src/merge/insertSegment.ts';
const recognitionResults = 'packages/speech/src/engines/browser/recognitionResults.ts';
const liveSockets = 'packages/api/src/liveSockets.ts';

/** Faults of the rows on the microphone and on the connection. */
export const microphoneFaults: FaultTable = [
  ['X-20', `${speech}/capture/openMicrophone.ts`, "return 'denied';", "return 'unsupported';"],
  ['X-20', endNotice, "action: { label: liveText.deniedRetry, kind: 'start' },", ''],
  [
    'X-20',
    `${speech}/capture/microphones.ts`,
    "status.addEventListener('change', () => listener(status.state), { signal });",
    '',
  ],
  ['X-21', endNotice, 'busyTitle, text: liveText.busyText', 'noMicTitle, text: liveText.noMicText'],
  [
    'X-21',
    `${speech}/capture/openMicrophone.ts`,
    'return chosen.ok || !goneReasons.has(chosen.reason) ? chosen : open(constraints, true);',
    'return chosen;',
  ],
  ['X-21', `${speech}/capture/openMicrophone.ts`, "return 'unsuitable';", "return 'missing';"],
  ['X-21', endNotice, 'text: addedText.unsuitableMicText', 'text: liveText.noMicText'],
  ['X-22', endNotice, "...(name !== null && name !== '' && { title: name }),", ''],
  ['X-22', endNotice, 'id: nextMicrophone.id,', "id: '',"],
  [
    'X-22',
    `${machine}/recordingState.ts`,
    "{ target: '#ended', actions: ['assumeRest', 'rememberLoss'] },\n        ],",
    "{ actions: ['assumeRest', 'rememberLoss'] },\n        ],",
  ],
  ['X-23', `${machine}/dictationSetup.ts`, 'silenceHint = 3_000;', 'silenceHint = 5_000;'],
  ['X-23', notice, 'text: liveText.micMuted }', 'text: liveText.levelZero }'],
  ['X-24', 'packages/machines/src/shared/computeBackOff.ts', ', 8_000, 15_000', ', 8_000, 30_000'],
  ['X-24', `${speech}/worker/audioSendBuffer.ts`, 'Math.min(seq, state.cursor - 1);', 'seq;'],
  ['X-25', `${machine}/dictationSetup.ts`, 'reconnectBudget = 60_000', 'reconnectBudget = 90_000'],
  [
    'X-25',
    `${machine}/dictationMachine.ts`,
    "after: { backOff: { guard: 'hasRest', target: 'uploadingRest' } },\n",
    '',
  ],
  ['X-26', `${machine}/dictationSetup.ts`, 'finalizeWait = 5_000;', 'finalizeWait = 8_000;'],
  ['X-26', `${speech}/worker/nevisaProtocol.ts`, '= message.complete && isSent &&', '= isSent &&'],
  [
    'X-26',
    `${machine}/dictationMachine.ts`,
    "'dictation.retried': { guard: 'isIncomplete', target: 'uploadingRest' },\n",
    '',
  ],
];

/** Faults of the rows on recovery, tabs and credit. */
export const recordingFaults: FaultTable = [
  ['X-27', `${workspace}/createRecovery.ts`, 'if (isPutAway &&', 'if (isPutAway ||'],
  ['X-27', 'packages/machines/src/sync/recoveryMachine.ts', ": 'confirming',", ": 'discarding',"],
  [
    'X-28',
    `${workspace}/keepAwake.ts`,
    "document.addEventListener('visibilitychange', tryRequest, { signal: ending.signal });\n",
    '',
  ],
  ['X-28', superviseCapture, '        capture.resume();\n', ''],
  ['X-28', superviseCapture, 'isRestarted = true;\n        void start();', 'onDeaf();'],
  ['X-29', `${workspace}/tabLock.ts`, '{ ifAvailable: true }', "{ mode: 'shared' as const }"],
  ['X-29', endNotice, "liveText.takeOver, kind: 'take-over'", "liveText.takeOver, kind: 'start'"],
  ['X-30', notice, 'const lowCredit = 5 * minute;', 'const lowCredit = minute;'],
  ['X-30', endNotice, 'liveText.noCreditText,\n        action: buy,', 'liveText.noCreditText,'],
  [
    'X-31',
    `${speech}/capture/startCapture.ts`,
    "context.addEventListener('statechange', resume, { signal });",
    "window.addEventListener('blur', () => void context.suspend(), { signal });",
  ],
  ['X-32', insertSegment, '    keepSelection(tr, selection);\n', ''],
  ['X-32', 'packages/transcript/src/merge/mergeSegment.ts', 'before.formatted,', 'range.text,'],
  ['X-33', `${workspace}/draftWriter.ts`, 'entries, ...this.#waiting', 'this.#waiting, ...entries'],
  ['X-33', notice, 'withDraftState(chooseEndNotice(facts), facts)', 'chooseEndNotice(facts)'],
  ['X-33', notice, "action: { label: liveText.download, kind: 'download' },", ''],
  ['X-34', `${machine}/recognition.ts`, '?.confirmed) {', '?.confirmed === null) {'],
  ['X-34', recognitionResults, '(isLast || finals.has(open.index))', 'isLast'],
  ['X-35', `${speech}/worker/connectionManager.ts`, "setTimer('rollover', untilRollover),", ''],
  [
    'X-35',
    `${speech}/worker/connectionManager.ts`,
    '{ ...state, lastId: id, connection: withNext(state.connection, { id, session }) },\n    [...dropNext(state),',
    "{ ...state, lastId: id, connection: { name: 'connecting', next: { id, session } } },\n    [...dropNext(state),",
  ],
  ['X-36', `${machine}/soundState.ts`, "guard: 'isOnline', target:", 'target:'],
  ['X-36', liveSockets, 'const keepAliveInterval = 5_000;', 'const keepAliveInterval = 10_000;'],
  ['X-36', `${machine}/dictationSetup.ts`, 'const idleStop = 180_000', 'const idleStop = 120_000'],
  ['X-36', `${machine}/dictationSetup.ts`, 'idleNotice = 15_000;', 'idleNotice = 10_000;'],
];
