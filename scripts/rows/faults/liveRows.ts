import type { FaultTable } from '../rowFault.ts';

const speech = 'packages/speech/src';
const recognition = 'packages/machines/src/dictation/recognition.ts';
const endNotice = 'apps/web/src/features/dictation/screen/notices/endNotice.ts';
const legacyProtocol = `${speech}/engines/legacy/legacyProtocol.ts`;
const connectivityState = 'packages/machines/src/dictation/connectivityState.ts';
const audioSendBuffer = `${speech}/worker/audioSendBuffer.ts`;

/** Faults of the rows on live recognition. */
export const liveFaults: FaultTable = [
  [
    'X-1',
    `${speech}/worker/nevisaProtocol.ts`,
    "return message.type === 'ready' ? becomeReady(state, next, message, facts) : [state, []];",
    "return becomeReady(state, next, { type: 'ready', sample_rate: 16_000, next_seq: 0 }, facts);",
  ],
  ['X-1', legacyProtocol, "return [state, say(state, { message: 'SOES' })]", 'return begin(state)'],
  ['X-1', connectivityState, "tags: 'connecting',", "tags: ['connecting', 'live'],"],
  ['X-2', audioSendBuffer, 'this.#convert = createConverter(rate);', 'void rate;'],
  ['X-2', `${speech}/audio/frameMaker.ts`, '= audioSampleRate * 0.02', '= audioSampleRate * 0.002'],
  ['X-3', recognition, '{ segmentId, text },', '{ segmentId, text: `${partial.text} ${text}` },'],
  ['X-3', recognition, "partial: text === '' ? null :", "partial: text === '' ? partial :"],
  [
    'X-4',
    `${speech}/worker/nevisaProtocol.ts`,
    "if (recording === 'draining') {\n    const end = [report({ type: 'engine.flushed' }), ...say(state, { type: 'stop' })];",
    "if (recording === 'draining') {\n    const end = [report({ type: 'engine.flushed' }), report({ type: 'engine.stopped', complete: true })];",
  ],
  [
    'X-4',
    'packages/machines/src/dictation/recordingState.ts',
    "{ guard: 'isOnline', target: 'finalizing' },\n          { target: '#ended', actions: 'assumeRest' },",
    "{ target: '#ended', actions: 'assumeRest' },",
  ],
  [
    'X-5',
    `${speech}/worker/connectionManager.ts`,
    '? requestSession({ ...after, renewals: 1 }, now)',
    '? failNext(after, toEndEvent(code))',
  ],
  [
    'X-5',
    `${speech}/engines/nevisa/recordingClient.ts`,
    "...(name === 'detached' ? attach : []), { type: 'session.request', by: 'page', takeOver }],",
    "...(name === 'detached' ? [...attach, { type: 'session.request' as const, by: 'page' as const, takeOver }] : [])],",
  ],
  [
    'X-6',
    `${speech}/engines/nevisa/toFailureEvent.ts`,
    "case '403 no_usage_remained':\n        return { kind: 'no-credit' };",
    "case '403 no_usage_remained':\n        return { kind: 'no-service' };",
  ],
  [
    'X-6',
    endNotice,
    'title: liveText.noCreditTitle,\n        text: liveText.noCreditText,',
    'title: addedText.cannotListenTitle,\n        text: packagesText.requireService,',
  ],
  ['X-6', `${speech}/worker/closeCodes.ts`, "{ kind: 'no-credit' }", "{ kind: 'no-service' }"],
  ['X-7', endNotice, '...(wasBilled ? [] : [addedText.notBilled])', ''],
  ['X-7', endNotice, '...(wasBilled ? [] : [addedText.notBilled])', 'addedText.notBilled'],
  ['X-8', `${speech}/worker/sending.ts`, 'const speed = 2;', 'const speed = 3;'],
  ['X-8', `${speech}/worker/frameStore.ts`, 'mostInMemory = 120_000', 'mostInMemory = 1_200_000'],
];
