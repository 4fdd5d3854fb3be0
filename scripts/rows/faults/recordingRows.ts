import type { RowFault } from '../rowFault.ts';

const speech = 'packages/speech/src';
const machine = 'packages/machines/src/dictation';
const workspace = 'apps/web/src/features/dictation/workspace';
const notice = 'apps/web/src/features/dictation/screen/notices/liveNotice.ts';

/** Faults of the rows on the microphone and on the connection. */
export const microphoneFaults: RowFault[] = [
  {
    row: 'X-20',
    file: `${speech}/capture/openMicrophone.ts`,
    from: "case 'SecurityError':\n      return 'denied';",
    to: "case 'SecurityError':\n      return 'unsupported';",
  },
  {
    row: 'X-20',
    file: notice,
    from: "action: { label: liveText.deniedRetry, kind: 'start' },",
    to: '',
  },
  {
    row: 'X-20',
    file: `${speech}/capture/microphones.ts`,
    from: "status.addEventListener('change', () => listener(status.state), { signal });",
    to: '',
  },
  {
    row: 'X-21',
    file: notice,
    from: 'title: liveText.busyTitle, text: liveText.busyText,',
    to: 'title: liveText.noMicTitle, text: liveText.noMicText,',
  },
  {
    row: 'X-21',
    file: `${speech}/capture/openMicrophone.ts`,
    from: "return chosen.ok || chosen.reason !== 'missing' ? chosen : open(constraints, true);",
    to: 'return chosen;',
  },
  {
    row: 'X-22',
    file: notice,
    from: "...(name !== null && name !== '' && { title: name }),",
    to: '',
  },
  { row: 'X-22', file: notice, from: 'id: nextMicrophone.id,', to: "id: ''," },
  {
    row: 'X-22',
    file: `${machine}/recordingState.ts`,
    from: "{ target: '#ended', actions: ['assumeRest', 'rememberLoss'] },\n        ],",
    to: "{ actions: ['assumeRest', 'rememberLoss'] },\n        ],",
  },
  {
    row: 'X-23',
    file: `${machine}/dictationSetup.ts`,
    from: 'export const silenceHint = 3_000;',
    to: 'export const silenceHint = 5_000;',
  },
  {
    row: 'X-23',
    file: notice,
    from: 'text: liveText.micMuted };',
    to: 'text: liveText.levelZero };',
  },
  {
    row: 'X-24',
    file: 'packages/machines/src/shared/backOff.ts',
    from: '500, 1_000, 2_000, 4_000, 8_000, 15_000',
    to: '500, 1_000, 2_000, 4_000, 8_000, 30_000',
  },
  {
    row: 'X-24',
    file: `${speech}/worker/audioSendBuffer.ts`,
    from: 'Math.min(seq, state.cursor - 1);',
    to: 'seq;',
  },
  {
    row: 'X-25',
    file: `${machine}/dictationSetup.ts`,
    from: 'export const reconnectBudget = 60_000;',
    to: 'export const reconnectBudget = 90_000;',
  },
  {
    row: 'X-25',
    file: `${machine}/dictationMachine.ts`,
    from: "after: { backOff: { guard: 'hasRest', target: 'uploadingRest' } },\n",
    to: '',
  },
  {
    row: 'X-26',
    file: `${machine}/dictationSetup.ts`,
    from: 'export const finalizeWait = 5_000;',
    to: 'export const finalizeWait = 8_000;',
  },
  {
    row: 'X-26',
    file: `${speech}/worker/nevisaProtocol.ts`,
    from: 'const complete = message.complete && isSent && !hasGap;',
    to: 'const complete = isSent && !hasGap;',
  },
  {
    row: 'X-26',
    file: `${machine}/dictationMachine.ts`,
    from: "'dictation.retried': { guard: 'isIncomplete', target: 'uploadingRest' },\n",
    to: '',
  },
];

/** Faults of the rows on recovery, tabs and credit. */
export const recordingFaults: RowFault[] = [
  {
    row: 'X-27',
    file: `${workspace}/createRecovery.ts`,
    from: 'if (isPutAway && summary.unsentDuration === 0) {',
    to: 'if (isPutAway || summary.unsentDuration === 0) {',
  },
  {
    row: 'X-27',
    file: 'packages/machines/src/sync/recoveryMachine.ts',
    from: "'discard.requested': 'confirming',",
    to: "'discard.requested': 'discarding',",
  },
  {
    row: 'X-28',
    file: `${workspace}/keepAwake.ts`,
    from: "document.addEventListener('visibilitychange', tryRequest, { signal: ending.signal });\n",
    to: '',
  },
  {
    row: 'X-28',
    file: `${speech}/capture/superviseCapture.ts`,
    from: '        capture.resume();\n',
    to: '',
  },
  {
    row: 'X-28',
    file: `${speech}/capture/superviseCapture.ts`,
    from: 'isRestarted = true;\n        void start();',
    to: 'onDeaf();',
  },
  {
    row: 'X-29',
    file: `${workspace}/tabLock.ts`,
    from: '{ ifAvailable: true }',
    to: "{ mode: 'shared' as const }",
  },
  {
    row: 'X-29',
    file: notice,
    from: "action: { label: liveText.takeOver, kind: 'take-over' },",
    to: "action: { label: liveText.takeOver, kind: 'start' },",
  },
  {
    row: 'X-30',
    file: notice,
    from: 'const lowCredit = 5 * minute;',
    to: 'const lowCredit = minute;',
  },
  {
    row: 'X-30',
    file: notice,
    from: 'text: liveText.noCreditText,\n        action: buy,',
    to: 'text: liveText.noCreditText,',
  },
  {
    row: 'X-31',
    file: `${speech}/capture/startCapture.ts`,
    from: "context.addEventListener('statechange', resume, { signal });",
    to: "window.addEventListener('blur', () => void context.suspend(), { signal });",
  },
  {
    row: 'X-32',
    file: 'packages/transcript/src/merge/insertSegment.ts',
    from: '    keepSelection(tr, selection);\n',
    to: '',
  },
  {
    row: 'X-32',
    file: 'packages/transcript/src/merge/mergeSegment.ts',
    from: 'diffWords(before.formatted, range.text, formatted)',
    to: 'diffWords(range.text, range.text, formatted)',
  },
  {
    row: 'X-33',
    file: `${workspace}/draftWriter.ts`,
    from: 'this.#waiting = [...entries, ...this.#waiting];',
    to: 'this.#waiting = [...this.#waiting, ...entries];',
  },
  {
    row: 'X-33',
    file: notice,
    from: "action: { label: liveText.download, kind: 'download' },",
    to: '',
  },
  {
    row: 'X-34',
    file: `${machine}/recognition.ts`,
    from: '?.confirmed) {',
    to: '?.confirmed === null) {',
  },
  {
    row: 'X-35',
    file: `${speech}/worker/connectionManager.ts`,
    from: "setTimer('rollover', untilRollover),",
    to: '',
  },
  {
    row: 'X-35',
    file: `${speech}/worker/connectionManager.ts`,
    from: '{ ...state, lastId: id, connection: withNext(state.connection, { id, session }) },\n    [...dropNext(state),',
    to: "{ ...state, lastId: id, connection: { name: 'connecting', next: { id, session } } },\n    [...dropNext(state),",
  },
  {
    row: 'X-36',
    file: `${speech}/worker/nevisaProtocol.ts`,
    from: 'const keepAliveInterval = 5_000;',
    to: 'const keepAliveInterval = 10_000;',
  },
  {
    row: 'X-36',
    file: `${machine}/dictationSetup.ts`,
    from: 'export const idleStop = 180_000;',
    to: 'export const idleStop = 120_000;',
  },
  {
    row: 'X-36',
    file: `${machine}/dictationSetup.ts`,
    from: 'export const idleNotice = 15_000;',
    to: 'export const idleNotice = 10_000;',
  },
];
