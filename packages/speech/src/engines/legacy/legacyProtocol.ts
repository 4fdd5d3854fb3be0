import { audioSampleRate, closeCodes } from '@nevisa/api';
import type { LegacyClientMessage } from '@nevisa/api/types';
import { toWav } from '../../audio/toWav.ts';
import type { EngineEvent } from '../../engine.ts';
import { chain } from '../../reducerLoop.ts';
import type { NumberedFrame } from '../../worker/audioSendBuffer.ts';
import { answerLimit, lost, toEndEvent } from '../../worker/closeCodes.ts';
import * as sending from '../../worker/sending.ts';
import type {
  Protocol,
  TimerName,
  TransportEffect,
  TransportEvent,
  TransportFacts,
} from '../../worker/transport.ts';
import { legacyRequest, readLegacyMessage } from './legacyMessages.ts';
import {
  initialLegacyState,
  isFinalizing,
  makeProgress,
  type LegacyState,
  type Step,
} from './legacyState.ts';
import { readTranscription } from './readTranscription.ts';

const samplesPerFile = audioSampleRate / 2;

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
export const legacyProtocol: Protocol<LegacyState> = { initial: initialLegacyState, reduce };

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
    case 'buffer.changed':
      return chain(state, (before) => sending.reportUnsent(before, facts.unsent), request);
    case 'offered':
      return sending.takeFrame(state, event.frame, facts, {
        canSend: canSend(state),
        send: sendFrame,
        finish: endSpeech,
      });
    case 'audio':
    case 'pause':
    case 'resume':
    case 'stop':
      return sending.record(state, event);
    case 'close':
      return drop(state, 'closed');
    case 'opened':
    case 'finalize':
    case 'configure':
      return [state, []];
  }
}

function connect(state: LegacyState, address: string): Step {
  const id = state.lastId + 1;
  return chain(
    state,
    (before) => drop(before, 'offline'),
    (before) => [
      { ...before, lastId: id, connection: { name: 'opening', ...makeProgress(id) } },
      [
        { type: 'timer.set', timer: 'answer', delay: answerLimit },
        { type: 'open', id, address },
      ],
    ],
  );
}

function isCurrent({ connection }: LegacyState, id: number): boolean {
  return 'id' in connection && connection.id === id;
}

function drop(state: LegacyState, name: 'offline' | 'closed'): Step {
  const { connection, flow } = state;
  const effects: TransportEffect[] = [
    { type: 'timer.clear', timer: 'answer' },
    { type: 'timer.clear', timer: 'pace' },
    { type: 'timer.clear', timer: 'end' },
  ];
  if ('id' in connection) {
    effects.push({ type: 'drop', id: connection.id });
  }
  if (name === 'closed') {
    effects.push({ type: 'buffer.release' });
  }
  return [{ ...state, connection: { name }, flow: flow === 'paced' ? 'idle' : flow }, effects];
}

function end(state: LegacyState, event: EngineEvent): Step {
  const isLoss = event.type === 'engine.lost';
  return isLoss && state.connection.name === 'offline'
    ? [state, []]
    : chain(
        state,
        (before) => drop(before, isLoss ? 'offline' : 'closed'),
        (before) => [before, [sending.report(event)]],
      );
}

function handleClose(state: LegacyState, code: number, facts: TransportFacts): Step {
  return isFinalizing(state) && code === closeCodes.normal
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
    case 'keepAlive':
    case 'rollover':
      return [state, []];
  }
}

function receive(state: LegacyState, data: unknown, facts: TransportFacts): Step {
  const message = readLegacyMessage(data);
  if (message === null) {
    return [{ ...state, ignoredMessages: state.ignoredMessages + 1 }, []];
  }
  const { transcription } = message;
  return chain(
    state,
    (before) =>
      transcription === undefined ? [before, []] : readTranscription(before, transcription, facts),
    (before) => answer(before, message.message, facts),
  );
}

function answer(state: LegacyState, message: string, facts: TransportFacts): Step {
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
  const { connection, recording } = state;
  if (connection.name !== 'opening') {
    return [state, []];
  }
  return [
    {
      ...state,
      connection: { name: 'ready', ...makeProgress(connection.id) },
      recording: recording === 'finalizing' ? 'draining' : recording,
    },
    [
      { type: 'timer.clear', timer: 'answer' },
      { type: 'buffer.begin', rate: audioSampleRate, nextSeq: null },
      sending.report({ type: 'engine.ready', usageRemained: null }),
    ],
  ];
}

function request(state: LegacyState): Step {
  return sending.requestFrame(state, canSend(state));
}

function canSend({ connection, recording }: LegacyState): boolean {
  return connection.name === 'ready' && recording !== 'finalizing';
}

/** Collects the samples of frames to files of 500 ms. */
function sendFrame(state: LegacyState, frame: NumberedFrame): Step {
  const { connection } = state;
  if (connection.name !== 'ready') {
    return [state, []];
  }
  const { id, sent, rest } = connection;
  const samples = new Int16Array(rest.length + frame.samples.length);
  samples.set(rest);
  samples.set(frame.samples, rest.length);
  const length = samples.length < samplesPerFile ? 0 : samplesPerFile;
  const progress = {
    id,
    firstSeq: connection.firstSeq ?? frame.seq,
    sent: sent + length,
    rest: samples.slice(length),
  };
  return chain(
    state,
    (before) => [
      { ...before, connection: { name: 'ready', ...progress } },
      [{ type: 'frame.sent', frame }, ...sendFile(id, samples.subarray(0, length))],
    ],
    request,
  );
}

function endSpeech(state: LegacyState): Step {
  const { connection, recording } = state;
  if (recording !== 'draining' || connection.name !== 'ready') {
    return [state, []];
  }
  const { id, sent, rest } = connection;
  const progress = { ...connection, sent: sent + rest.length, rest: new Int16Array(0) };
  return [
    { ...state, recording: 'finalizing', connection: progress },
    [
      ...sendFile(id, rest),
      sending.report({ type: 'engine.flushed' }),
      ...say(state, { message: 'EOES' }),
    ],
  ];
}

function finish(state: LegacyState, { hasGap }: TransportFacts): Step {
  return isFinalizing(state)
    ? chain(
        state,
        (before) => [before, [{ type: 'buffer.acknowledge', seq: Infinity }]],
        (before) => end(before, { type: 'engine.stopped', complete: !hasGap }),
      )
    : [state, []];
}

function say({ connection }: LegacyState, message: LegacyClientMessage): TransportEffect[] {
  return 'id' in connection
    ? [{ type: 'send', id: connection.id, data: JSON.stringify(message) }]
    : [];
}

function sendFile(id: number, samples: Int16Array): TransportEffect[] {
  return samples.length === 0 ? [] : [{ type: 'send', id, data: toWav(samples, audioSampleRate) }];
}
