import type { FaultTable } from '../rowFault.ts';

const drafts = 'packages/drafts/src';
const dictation = 'packages/machines/src/dictation';
const workspace = 'apps/web/src/features/dictation/workspace';
const worker = 'packages/speech/src/worker';
const browser = 'packages/speech/src/engines/browser';
const uploadingRestState = `${dictation}/uploadingRestState.ts`;
const createRecovery = `${workspace}/createRecovery.ts`;
const recoveryMachine = 'packages/machines/src/sync/recoveryMachine.ts';
const recordingState = `${dictation}/recordingState.ts`;
const transcriptSaving = `${workspace}/transcriptSaving.ts`;

/** Faults of single clauses of the rows on offline recordings, recovery and the storage of the device. */
export const deviceClauseFaults: FaultTable = [
  ['X-25', uploadingRestState, "        'engine.unsent': { actions: 'rememberUnsent' },\n", ''],
  [
    'X-25',
    uploadingRestState,
    "    'dictation.started': { target: '#active', actions: 'forgetTroubles' },\n",
    '',
  ],
  [
    'X-25',
    uploadingRestState,
    "          { guard: 'isBusyElsewhere', target: '#resting.last' },\n",
    '',
  ],
  ['X-25', uploadingRestState, "          after: { connectWait: '#resting.last' },\n", ''],
  ['X-25', `${dictation}/dictationSetup.ts`, 'Math.max(1, context.unsent)', 'context.unsent'],
  ['X-25', `${dictation}/dictationSetup.ts`, '.at(-1)?.confirmed !== false;', '.length >= 0;'],
  ['X-26', `${dictation}/dictationSetup.ts`, '(unsent > 0 || !complete) &&', 'unsent > 0 &&'],
  [
    'X-26',
    `${worker}/nevisaProtocol.ts`,
    '(before) => (complete ? acknowledgeAll(before) : [before, []]),',
    '(before) => acknowledgeAll(before),',
  ],
  ['X-26', `${browser}/recognitionReducer.ts`, 'isComplete: false,\n      reported:', 'reported:'],
  ['X-27', createRecovery, 'documentId === openDocumentId() || ', ''],
  ['X-27', createRecovery, '          handled.add(found.documentId);\n', ''],
  ['X-27', createRecovery, '!== null || content.isFinished', '!== null'],
  ['X-27', createRecovery, '!== 0 || sound >= shortestRecording', '!== 0'],
  [
    'X-27',
    createRecovery,
    'Math.max(found.audioDuration, found.unsentDuration)',
    'found.audioDuration',
  ],
  ['X-27', createRecovery, 'content.text.length > 0 ? null : countWords', 'countWords'],
  ['X-27', `${workspace}/openTranscript.ts`, 'this.#parts.content.text.length + ', ''],
  ['X-27', transcriptSaving, 'if (open.changes === changes) {', '{'],
  ['X-27', recoveryMachine, "offersAgain('continue')", "{ guard: 'isUnexpected', target: 'done' }"],
  [
    'X-28',
    recordingState,
    "'engine.deaf': { target: '#ended', actions: ['assumeRest', 'rememberLoss'] },",
    "'engine.deaf': { target: '#ended', actions: ['rememberLoss'] },",
  ],
  [
    'X-28',
    recordingState,
    "        { src: 'keepAwake', onError: { guard: 'isUnexpected' } },\n",
    '',
  ],
  ['X-29', `${dictation}/dictationSetup.ts`, 'false,\n      takeOver: false,', 'false,'],
  ['X-30', recordingState, "    'engine.usage': { actions: 'rememberUsage' },\n", ''],
  ['X-33', `${workspace}/draftWriter.ts`, '      this.#schedule(retryAfter);\n', ''],
  ['X-33', `${workspace}/draftWriter.ts`, '(this.#waiting.length === 0)', '(entries.length > 0)'],
  ['X-33', `${workspace}/draftWriter.ts`, "? error.reason : 'forbidden'", "? 'forbidden' : 'full'"],
  ['X-34', `${browser}/recognitionResults.ts`, '= isAndroid && latest?.text', '= latest?.text'],
  ['X-35', `${worker}/nevisaProtocol.ts`, "!== 'finalizing') {", "=== 'running') {"],
  ['X-27', transcriptSaving, '(await this.#current.open.store()) && isMoved', 'isMoved'],
  ['X-25', `${drafts}/saveRevision.ts`, '=== created.answer.revision &&', '> 0 &&'],
  ['X-25', `${drafts}/saveRevision.ts`, 'return isStored\n', 'return created.ok\n'],
  ['X-25', `${drafts}/saveRevision.ts`, 'return text === undefined\n', 'return text !== null\n'],
];
