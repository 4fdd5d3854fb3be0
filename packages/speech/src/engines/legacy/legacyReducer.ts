import { audioFrameDuration, audioSampleRate, closeCodes } from '@nevisa/api';
import { toWav } from '../../audio/wav.ts';
import type { EngineEvent } from '../../engine.ts';
import { answerLimit, lost, toEndEvent } from '../../worker/closeCodes.ts';
import {
  initialSending,
  report,
  reportUnsent,
  requestFrame,
  takePace,
  type SendingState,
} from '../../worker/sending.ts';
import { toWords } from '../../worker/serverMessages.ts';
import type {
  Protocol,
  TimerName,
  TransportEffect,
  TransportEvent,
  TransportFacts,
} from '../../worker/transport.ts';
import type { NumberedFrame } from '../../worker/audioSendBuffer.ts';
import { legacyRequest, readLegacyMessage, type LegacyMessage } from './legacyMessages.ts';

/** After the last sentence that follows the end, no other one comes within this time, in ms. */
const lastSentenceWait = 1_000;
const samplesPerFile = audioSampleRate / 2;
const frameSeconds = audioFrameDuration / 1_000;

/** `firstSeq`: first frame of this connection; `sent`: samples sent over it. */
interface Progress {
  readonly id: number;
  readonly firstSeq: number | null;
  readonly sent: number;
  /** Samples that wait for a full file. */
  readonly rest: Int16Array;
}

type ConnectionState =
  | { readonly name: 'offline' }
  /** `opening`: the handshake. `ending`: the end was asked for. */
  | ({ readonly name: 'opening' | 'ready' | 'ending' } & Progress)
  | { readonly name: 'closed' };

interface LegacyState extends SendingState {
  readonly connection: ConnectionState;
  readonly lastId: number;
  readonly recording: 'running' | 'paused' | 'ended';
  /** Segment ids consist of the first unacknowledged frame and the index of the sentence after it. */
  readonly sentence: { readonly at: number; readonly index: number };
}

type Step = readonly [LegacyState, readonly TransportEffect[]];

/**
 * The documented older protocol: the service says `INIT`, `REQ` and `SOES` are
 * answered, then WAV files of 500 ms follow until `EOES`.
 *
 * It has no acknowledgements. Audio counts as acknowledged when a sentence came
 * whose last word ends after it, or, for a sentence without times, when it was
 * sent before the sentence came. After a break everything behind the last
 * sentence is sent again: audio of a partial is sent twice, and no sentence
 * comes twice. Silence is no sign of a dead connection, so only the network
 * reports one. The protocol has neither a pause nor a request for a final text:
 * during a pause no audio is recorded.
 */
export const legacyProtocol: Protocol<LegacyState> = {
  initial: {
    ...initialSending,
    connection: { name: 'offline' },
    lastId: 0,
    recording: 'running',
    sentence: { at: -1, index: 0 },
  },
  reduce,
};

function reduce(state: LegacyState, event: TransportEvent, facts: TransportFacts): Step {
  if (state.connection.name === 'closed' && event.type !== 'stop') {
    return [state, []];
  }
  switch (event.type) {
    case 'connect':
      return connect(state, event.address);
    case 'refuse':
      return end(state, event.event);
    case 'received':
      return isCurrent(state, event.id) ? receive(state, event.data, facts) : [state, []];
    case 'closed':
      return isCurrent(state, event.id) ? handleClose(state, event.code, facts) : [state, []];
    case 'expired':
      return expire(state, event.timer, facts);
    case 'buffer.changed': {
      const [reported, reports] = reportUnsent(state, facts.unsent);
      const [after, requests] = request(reported);
      return [after, [...reports, ...requests]];
    }
    case 'offered':
      return take(state, event.frame, facts);
    case 'audio':
      return state.recording === 'running'
        ? [state, [{ type: 'buffer.record', audio: event.audio }]]
        : [state, []];
    case 'pause':
      return [
        { ...state, recording: state.recording === 'running' ? 'paused' : state.recording },
        [],
      ];
    case 'resume':
      return [
        { ...state, recording: state.recording === 'paused' ? 'running' : state.recording },
        [],
      ];
    case 'stop':
      return state.recording === 'ended'
        ? [state, []]
        : [{ ...state, recording: 'ended' }, [{ type: 'buffer.end' }]];
    case 'close':
      return drop(state, 'closed');
    case 'opened':
    case 'finalize':
      return [state, []];
  }
}

function connect(state: LegacyState, address: string): Step {
  const [dropped, effects] = drop(state, 'offline');
  const id = state.lastId + 1;
  return [
    { ...dropped, lastId: id, connection: { name: 'opening', ...begun(id) } },
    [
      ...effects,
      { type: 'timer.set', timer: 'answer', delay: answerLimit },
      { type: 'open', id, address },
    ],
  ];
}

function begun(id: number): Progress {
  return { id, firstSeq: null, sent: 0, rest: new Int16Array(0) };
}

function isCurrent({ connection }: LegacyState, id: number): boolean {
  return 'id' in connection && connection.id === id;
}

function drop(state: LegacyState, name: 'offline' | 'closed'): Step {
  const { connection } = state;
  const timers: TransportEffect[] = (['answer', 'pace', 'end'] as const).map((timer) => ({
    type: 'timer.clear',
    timer,
  }));
  return [
    { ...state, connection: { name }, flow: state.flow === 'paced' ? 'idle' : state.flow },
    [
      ...timers,
      ...('id' in connection ? [{ type: 'drop', id: connection.id } as const] : []),
      ...(name === 'closed' ? [{ type: 'buffer.release' } as const] : []),
    ],
  ];
}

function end(state: LegacyState, event: EngineEvent): Step {
  const isLoss = event.type === 'engine.lost';
  if (isLoss && state.connection.name === 'offline') {
    return [state, []];
  }
  const [after, effects] = drop(state, isLoss ? 'offline' : 'closed');
  return [after, [...effects, report(event)]];
}

function handleClose(state: LegacyState, code: number, facts: TransportFacts): Step {
  return state.connection.name === 'ending' && code === closeCodes.normal
    ? finish(state, facts)
    : end(state, toEndEvent(code));
}

function expire(state: LegacyState, timer: TimerName, facts: TransportFacts): Step {
  switch (timer) {
    case 'answer':
      return end(state, lost);
    case 'pace':
      return request({ ...state, flow: 'idle' });
    case 'end':
      return finish(state, facts);
    default:
      return [state, []];
  }
}

function receive(state: LegacyState, data: unknown, facts: TransportFacts): Step {
  const message = readLegacyMessage(data);
  if (message === null) {
    return [{ ...state, ignoredMessages: state.ignoredMessages + 1 }, []];
  }
  const { transcription } = message;
  const [heard, reports] =
    transcription === undefined ? [state, []] : readText(state, transcription, facts);
  const [after, effects] = follow(heard, message.message, facts);
  return [after, [...reports, ...effects]];
}

function follow(state: LegacyState, message: string, facts: TransportFacts): Step {
  switch (message) {
    case 'INIT':
      return [state, say(state, legacyRequest)];
    case 'REQ-RESPONSE':
      return [state, say(state, { message: 'SOES' })];
    case 'SOES-RESPONSE':
      return begin(state);
    case 'NO-USAGE-REMAINED':
      return end(state, { type: 'engine.refused', reason: { kind: 'no-credit' } });
    case 'EOES-RESPONSE':
      return finish(state, facts);
    default:
      return [state, []];
  }
}

function begin(state: LegacyState): Step {
  const { connection } = state;
  return connection.name !== 'opening'
    ? [state, []]
    : [
        { ...state, connection: { ...begun(connection.id), name: 'ready' } },
        [
          { type: 'timer.clear', timer: 'answer' },
          { type: 'buffer.begin', rate: audioSampleRate, nextSeq: null },
          report({ type: 'engine.ready', usageRemained: null }),
        ],
      ];
}

function request(state: LegacyState): Step {
  return requestFrame(state, state.connection.name === 'ready');
}

function take(state: LegacyState, frame: NumberedFrame | null, facts: TransportFacts): Step {
  const { connection } = state;
  const idle: LegacyState = { ...state, flow: 'idle' };
  if (connection.name !== 'ready') {
    return [idle, []];
  }
  if (frame === null) {
    return facts.isSent && state.recording === 'ended' ? endSpeech(idle, connection) : [idle, []];
  }
  const [pace, wait] = takePace(state.pace, facts.now, frame.duration);
  if (wait > 0) {
    return [{ ...state, pace, flow: 'paced' }, [{ type: 'timer.set', timer: 'pace', delay: wait }]];
  }
  const [progress, files] = gather(connection, frame);
  const [after, requests] = request({ ...idle, pace, connection: { ...progress, name: 'ready' } });
  return [after, [{ type: 'frame.sent', frame }, ...files, ...requests]];
}

/** Collects samples to files of 500 ms. */
function gather(
  progress: Progress,
  { seq, samples }: NumberedFrame,
): readonly [Progress, readonly TransportEffect[]] {
  const { id, sent } = progress;
  const all = new Int16Array(progress.rest.length + samples.length);
  all.set(progress.rest);
  all.set(samples, progress.rest.length);
  const firstSeq = progress.firstSeq ?? seq;
  return all.length < samplesPerFile
    ? [{ id, firstSeq, sent, rest: all }, []]
    : [
        { id, firstSeq, sent: sent + samplesPerFile, rest: all.slice(samplesPerFile) },
        [sendFile(id, all.slice(0, samplesPerFile))],
      ];
}

function endSpeech(state: LegacyState, progress: Progress): Step {
  const { id, rest } = progress;
  return [
    {
      ...state,
      connection: {
        ...progress,
        name: 'ending',
        sent: progress.sent + rest.length,
        rest: new Int16Array(0),
      },
    },
    [
      ...(rest.length > 0 ? [sendFile(id, rest)] : []),
      report({ type: 'engine.flushed' }),
      ...say(state, { message: 'EOES' }),
    ],
  ];
}

function readText(
  state: LegacyState,
  { partial, text, result = [] }: NonNullable<LegacyMessage['transcription']>,
  { first }: TransportFacts,
): Step {
  const { connection } = state;
  const { at, index } = state.sentence.at === first ? state.sentence : { at: first, index: 0 };
  const segmentId = `${at}.${index}`;
  const named = { ...state, sentence: { at, index } };
  if (text === undefined) {
    return [named, [report({ type: 'engine.partial', segmentId, text: partial ?? '' })]];
  }
  const { firstSeq, sent } = 'id' in connection ? connection : begun(0);
  const from = firstSeq ?? first;
  const begunAt = from * frameSeconds;
  const endsAt = result.at(-1)?.end ?? sent / audioSampleRate;
  const times = { start: begunAt + (result[0]?.start ?? endsAt), end: begunAt + endsAt };
  const words = toWords(result, begunAt);
  const isEmpty = text.trim() === '';
  return [
    isEmpty ? state : { ...named, sentence: { at, index: index + 1 } },
    [
      ...(isEmpty ? [] : [report({ type: 'engine.final', segmentId, text, ...times, words })]),
      { type: 'buffer.acknowledge', seq: from + Math.floor(endsAt / frameSeconds) - 1 },
      ...(connection.name === 'ending'
        ? [{ type: 'timer.set', timer: 'end', delay: lastSentenceWait } as const]
        : []),
    ],
  ];
}

function finish(state: LegacyState, { hasGap }: TransportFacts): Step {
  if (state.connection.name !== 'ending') {
    return [state, []];
  }
  const [after, effects] = end(state, { type: 'engine.stopped', complete: !hasGap });
  return [after, [{ type: 'buffer.acknowledge', seq: Infinity }, ...effects]];
}

function say(state: LegacyState, message: object): TransportEffect[] {
  const { connection } = state;
  return 'id' in connection
    ? [{ type: 'send', id: connection.id, data: JSON.stringify(message) }]
    : [];
}

function sendFile(id: number, samples: Int16Array): TransportEffect {
  return { type: 'send', id, data: toWav(samples, audioSampleRate) };
}
