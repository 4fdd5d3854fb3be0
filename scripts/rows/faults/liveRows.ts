import type { RowFault } from '../rowFault.ts';

const speech = 'packages/speech/src';
const recognition = 'packages/machines/src/dictation/recognition.ts';
const notice = 'apps/web/src/features/dictation/screen/notices/liveNotice.ts';

/** Faults of the rows on live recognition. */
export const liveFaults: RowFault[] = [
  {
    row: 'X-1',
    file: `${speech}/worker/nevisaProtocol.ts`,
    from: "return message.type === 'ready' ? becomeReady(state, next, message, facts) : [state, []];",
    to: "return becomeReady(state, next, { type: 'ready', sample_rate: 16_000, next_seq: 0 }, facts);",
  },
  {
    row: 'X-1',
    file: `${speech}/engines/legacy/legacyProtocol.ts`,
    from: "case 'REQ-RESPONSE':\n      return [state, say(state, { message: 'SOES' })];",
    to: "case 'REQ-RESPONSE':\n      return begin(state);",
  },
  {
    row: 'X-1',
    file: 'packages/machines/src/dictation/connectivityState.ts',
    from: "tags: 'connecting',",
    to: "tags: ['connecting', 'live'],",
  },
  {
    row: 'X-2',
    file: `${speech}/worker/audioSendBuffer.ts`,
    from: 'this.#convert = createConverter(rate);',
    to: 'void rate;',
  },
  {
    row: 'X-2',
    file: `${speech}/audio/frameMaker.ts`,
    from: 'const shortest = audioSampleRate * 0.02;',
    to: 'const shortest = audioSampleRate * 0.002;',
  },
  {
    row: 'X-3',
    file: recognition,
    from: "partial: text === '' ? null : { segmentId, text }, recognised: null };",
    to: "partial: text === '' ? null : { segmentId, text: `${partial.text} ${text}` }, recognised: null };",
  },
  {
    row: 'X-3',
    file: recognition,
    from: "partial: text === '' ? null :",
    to: "partial: text === '' ? partial :",
  },
  {
    row: 'X-4',
    file: `${speech}/worker/nevisaProtocol.ts`,
    from: "if (recording === 'draining') {\n    const end = [report({ type: 'engine.flushed' }), ...say(state, { type: 'stop' })];",
    to: "if (recording === 'draining') {\n    const end = [report({ type: 'engine.flushed' }), report({ type: 'engine.stopped', complete: true })];",
  },
  {
    row: 'X-4',
    file: 'packages/machines/src/dictation/recordingState.ts',
    from: "{ guard: 'isOnline', target: 'finalizing' },\n          { target: '#ended', actions: 'assumeRest' },",
    to: "{ target: '#ended', actions: 'assumeRest' },",
  },
  {
    row: 'X-5',
    file: `${speech}/worker/connectionManager.ts`,
    from: '? requestSession({ ...after, renewals: 1 }, now)',
    to: '? failNext(after, toEndEvent(code))',
  },
  {
    row: 'X-5',
    file: `${speech}/engines/nevisa/recordingClient.ts`,
    from: "...(name === 'detached' ? attach : []), { type: 'session.request', by: 'page', takeOver }],",
    to: "...(name === 'detached' ? [...attach, { type: 'session.request' as const, by: 'page' as const, takeOver }] : [])],",
  },
  {
    row: 'X-6',
    file: `${speech}/engines/nevisa/toFailureEvent.ts`,
    from: "case '403 no_usage_remained':\n        return { kind: 'no-credit' };",
    to: "case '403 no_usage_remained':\n        return { kind: 'no-service' };",
  },
  {
    row: 'X-6',
    file: notice,
    from: 'title: liveText.noCreditTitle,\n        text: liveText.noCreditText,',
    to: 'title: addedText.cannotListenTitle,\n        text: packagesText.requireService,',
  },
  {
    row: 'X-6',
    file: `${speech}/worker/closeCodes.ts`,
    from: "case closeCodes.noUsageRemained:\n      return { type: 'engine.refused', reason: { kind: 'no-credit' } };",
    to: "case closeCodes.noUsageRemained:\n      return { type: 'engine.refused', reason: { kind: 'no-service' } };",
  },
  {
    row: 'X-7',
    file: notice,
    from: '...(wasBilled ? [] : [addedText.notBilled])',
    to: '',
  },
  {
    row: 'X-7',
    file: notice,
    from: '...(wasBilled ? [] : [addedText.notBilled])',
    to: 'addedText.notBilled',
  },
  {
    row: 'X-8',
    file: `${speech}/worker/sending.ts`,
    from: 'const speed = 2;',
    to: 'const speed = 3;',
  },
  {
    row: 'X-8',
    file: `${speech}/worker/frameStore.ts`,
    from: 'const mostInMemory = 120_000 / audioFrameDuration;',
    to: 'const mostInMemory = 1_200_000 / audioFrameDuration;',
  },
];
