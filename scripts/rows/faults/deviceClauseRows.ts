import type { FaultTable } from '../rowFault.ts';

const drafts = 'packages/drafts/src';
const dictation = 'packages/machines/src/dictation';
const workspace = 'apps/web/src/features/dictation/workspace';
const worker = 'packages/speech/src/worker';
const browser = 'packages/speech/src/engines/browser';

/** Faults of single clauses of the rows on offline recordings, recovery and the storage of the device. */
export const deviceClauseFaults: FaultTable = [
  [
    'X-25',
    `${dictation}/uploadingRestState.ts`,
    "        'engine.unsent': { actions: 'rememberUnsent' },\n",
    '',
  ],
  [
    'X-25',
    `${dictation}/uploadingRestState.ts`,
    "    'dictation.started': { target: '#active', actions: 'forgetTroubles' },\n",
    '',
  ],
  [
    'X-25',
    `${dictation}/uploadingRestState.ts`,
    "          { guard: 'isBusyElsewhere', target: '#resting.last' },\n",
    '',
  ],
  [
    'X-25',
    `${dictation}/uploadingRestState.ts`,
    "          after: { connectWait: '#resting.last' },\n",
    '',
  ],
  [
    'X-25',
    `${dictation}/dictationSetup.ts`,
    'unsent: Math.max(1, context.unsent)',
    'unsent: context.unsent',
  ],
  [
    'X-25',
    `${dictation}/dictationSetup.ts`,
    'const isWhole = segments.at(-1)?.confirmed !== false;',
    'const isWhole = segments.length >= 0;',
  ],
  [
    'X-26',
    `${dictation}/dictationSetup.ts`,
    '(unsent > 0 || !complete) && engineRefusal === null',
    'unsent > 0 && engineRefusal === null',
  ],
  [
    'X-26',
    `${worker}/nevisaProtocol.ts`,
    '(before) => (complete ? acknowledgeAll(before) : [before, []]),',
    '(before) => acknowledgeAll(before),',
  ],
  [
    'X-26',
    `${browser}/recognitionReducer.ts`,
    "      isComplete: false,\n      reported: 'lost',",
    "      reported: 'lost',",
  ],
  ['X-27', `${workspace}/createRecovery.ts`, 'documentId === openDocumentId() || ', ''],
  ['X-27', `${workspace}/createRecovery.ts`, '          handled.add(input.documentId);\n', ''],
  [
    'X-27',
    `${workspace}/createRecovery.ts`,
    'content.queuedAs !== null || content.isFinished',
    'content.queuedAs !== null',
  ],
  [
    'X-27',
    `${workspace}/createRecovery.ts`,
    'found.words !== 0 || sound >= shortestRecording',
    'found.words !== 0',
  ],
  [
    'X-27',
    `${workspace}/createRecovery.ts`,
    'Math.max(found.audioDuration, found.unsentDuration)',
    'found.audioDuration',
  ],
  [
    'X-27',
    `${workspace}/createRecovery.ts`,
    'content.text.length > 0 ? null : countWords',
    'countWords',
  ],
  ['X-27', `${workspace}/openTranscript.ts`, 'this.#parts.content.text.length + ', ''],
  ['X-27', `${workspace}/transcriptSaving.ts`, 'if (open.changes === changes) {', '{'],
  [
    'X-27',
    'packages/machines/src/sync/recoveryMachine.ts',
    "onError: offersAgain('continue'),",
    "onError: { guard: 'isUnexpected', target: 'done' },",
  ],
  [
    'X-28',
    `${dictation}/recordingState.ts`,
    "'engine.deaf': { target: '#ended', actions: ['assumeRest', 'rememberLoss'] },",
    "'engine.deaf': { target: '#ended', actions: ['rememberLoss'] },",
  ],
  [
    'X-28',
    `${dictation}/recordingState.ts`,
    "        { src: 'keepAwake', onError: { guard: 'isUnexpected' } },\n",
    '',
  ],
  [
    'X-29',
    `${dictation}/dictationSetup.ts`,
    '      endsBySuspension: false,\n      takeOver: false,',
    '      endsBySuspension: false,',
  ],
  [
    'X-30',
    `${dictation}/recordingState.ts`,
    "    'engine.usage': { actions: 'rememberUsage' },\n",
    '',
  ],
  ['X-33', `${workspace}/draftWriter.ts`, '      this.#schedule(retryAfter);\n', ''],
  [
    'X-33',
    `${workspace}/draftWriter.ts`,
    'if (this.#waiting.length === 0) {\n      this.#parts',
    'if (entries.length > 0) {\n      this.#parts',
  ],
  [
    'X-33',
    `${workspace}/draftWriter.ts`,
    "error instanceof DraftStorageError ? error.reason : 'forbidden'",
    "error instanceof DraftStorageError ? 'forbidden' : 'full'",
  ],
  [
    'X-34',
    `${browser}/recognitionResults.ts`,
    'const isEcho = isAndroid && latest?.text',
    'const isEcho = latest?.text',
  ],
  [
    'X-35',
    `${worker}/nevisaProtocol.ts`,
    "if (state.recording !== 'finalizing') {\n    // The service",
    "if (state.recording === 'running') {\n    // The service",
  ],
  [
    'X-27',
    `${workspace}/transcriptSaving.ts`,
    '(await this.#current.open.store()) && isMoved',
    'isMoved',
  ],
  [
    'X-25',
    `${drafts}/saveRevision.ts`,
    'stored.answer.revision === created.answer.revision &&',
    'stored.answer.revision > 0 &&',
  ],
  ['X-25', `${drafts}/saveRevision.ts`, 'return isStored\n', 'return created.ok\n'],
  ['X-25', `${drafts}/saveRevision.ts`, 'return text === undefined\n', 'return text !== null\n'],
];
