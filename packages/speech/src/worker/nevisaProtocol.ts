import {
  encodeAudioFrame,
  keepAliveInterval,
  type ClientMessage,
  type ServerMessage,
} from '@nevisa/api';
import { chain } from '../reducerLoop.ts';
import type { NumberedFrame } from './audioSendBuffer.ts';
import { lost, toCloseCode } from './closeCodes.ts';
import * as connections from './connectionManager.ts';
import {
  initialNevisaState,
  type LiveConnection,
  type NevisaState,
  type Step,
} from './nevisaState.ts';
import { record, report, reportUnsent, requestFrame, takeFrame } from './sending.ts';
import { readServerMessage, toEngineEvent, type MessageOf } from './serverMessages.ts';
import type {
  Protocol,
  TimerName,
  TransportEffect,
  TransportEvent,
  TransportFacts,
} from './transport.ts';

/** The service acknowledges about each second: after this much audio without a message it is gone, in ms. */
const unansweredLimit = 10_000;

/**
 * The protocol of the live service: `start`, then audio once the service is
 * `ready`, then `stop` and the wait for `stopped`.
 *
 * A connection that breaks is reported as `engine.lost`; audio recorded
 * meanwhile is buffered until the next `connect`. Before a session expires, a
 * second connection is opened beside the first and replaces it silently.
 * Commands apply to the audio recorded before them, so they are sent after it.
 */
export const nevisaProtocol: Protocol<NevisaState> = { initial: initialNevisaState, reduce };

function reduce(state: NevisaState, event: TransportEvent, facts: TransportFacts): Step {
  if (state.connection.name === 'closed' && event.type !== 'stop') {
    return [state, []];
  }
  switch (event.type) {
    case 'connect':
      return connections.connect(state, event.address, event.session);
    case 'refuse':
      return connections.failNext(state, event.event);
    case 'opened':
      return start(state, event.id, facts);
    case 'received':
      return receive(state, event, facts);
    case 'closed':
      return connections.handleClose(state, event, facts.now);
    case 'expired':
      return expire(state, event.timer, facts.now);
    case 'buffer.changed':
      return chain(state, (before) => reportUnsent(before, facts.unsent), request);
    case 'offered':
      return takeFrame(state, event.frame, facts, {
        canSend: canSend(state),
        send: sendFrame,
        finish: sendCommands,
      });
    case 'audio':
    case 'pause':
    case 'resume':
    case 'stop':
      return chain(state, (before) => record(before, event), request);
    case 'finalize':
      return request({ ...state, isFinalizeRequested: true });
    case 'configure':
      return configure({ ...state, configuration: event.configuration });
    case 'close':
      return connections.close(state);
  }
}

function expire(state: NevisaState, timer: TimerName, now: number): Step {
  switch (timer) {
    case 'answer':
      return connections.failNext(state, lost);
    case 'rollover':
      return connections.requestSession(state, now);
    case 'keepAlive':
      return [state, [...say(state, { type: 'keep_alive' }), keepAlive]];
    case 'pace':
      return request({ ...state, flow: 'idle' });
    case 'end':
      return [state, []];
  }
}

function start(state: NevisaState, id: number, facts: TransportFacts): Step {
  const next = connections.findNext(state.connection, id);
  if (next === null) {
    return [state, []];
  }
  const { session_id, resume_token } = next.session;
  const { first, hasBegun, lastTranscribed } = facts;
  const message: ClientMessage = {
    type: 'start',
    session_id,
    ...(hasBegun && { resume_token }),
    ...(lastTranscribed !== null && { last_seq: lastTranscribed }),
  };
  return [{ ...state, firstAtStart: first }, [{ type: 'send', id, data: JSON.stringify(message) }]];
}

/** Before a connection is ready, only `ready` and fatal errors count. */
function receive(
  state: NevisaState,
  { id, data }: Extract<TransportEvent, { type: 'received' }>,
  facts: TransportFacts,
): Step {
  const next = connections.findNext(state.connection, id);
  if (next === null && !connections.isLive(state.connection, id)) {
    return [state, []];
  }
  const message = readServerMessage(data);
  if (message === null) {
    return [{ ...state, ignoredMessages: state.ignoredMessages + 1 }, []];
  }
  if (message.type === 'error' && message.fatal) {
    return chain(
      state,
      (before) => [before, [{ type: 'drop', id }]],
      (before) =>
        connections.handleClose(before, { id, code: toCloseCode(message.code) }, facts.now),
    );
  }
  if (next === null) {
    return handle({ ...state, unanswered: 0 }, message, facts);
  }
  return message.type === 'ready' ? becomeReady(state, next, message, facts) : [state, []];
}

function becomeReady(
  state: NevisaState,
  connection: LiveConnection,
  { sample_rate: rate, next_seq }: MessageOf<'ready'>,
  { first }: TransportFacts,
): Step {
  // The former connection may have acknowledged more since the service answered on this one.
  const isLate = next_seq >= state.firstAtStart && next_seq < first;
  const usageRemained = connection.session.usage_remained;
  return chain(
    state,
    (before) => connections.activate(before, connection),
    (active) => [
      {
        ...active,
        recording: active.recording === 'finalizing' ? 'draining' : active.recording,
        isServicePaused: false,
        isReadyReported: true,
        unanswered: 0,
      },
      [
        keepAlive,
        ...(active.isReadyReported ? [] : [report({ type: 'engine.ready', usageRemained })]),
        { type: 'buffer.begin', rate, nextSeq: isLate ? first : next_seq },
      ],
    ],
    configure,
  );
}

function configure(state: NevisaState): Step {
  const { configuration } = state;
  return [state, configuration === null ? [] : say(state, { type: 'configure', configuration })];
}

function handle(state: NevisaState, message: ServerMessage, facts: TransportFacts): Step {
  switch (message.type) {
    case 'ready':
    case 'error':
      return [state, []];
    case 'ack':
      return [state, [{ type: 'buffer.acknowledge', seq: message.seq }]];
    case 'stopped':
      return finish(state, message, facts);
    case 'final':
      return [
        state,
        [{ type: 'buffer.transcribed', seq: message.seq }, report(toEngineEvent(message))],
      ];
    case 'partial':
    case 'usage':
      return [state, [report(toEngineEvent(message))]];
    case 'warning':
      return message.code === 'session_limit'
        ? connections.requestSession(state, facts.now)
        : [state, [report(toEngineEvent(message))]];
  }
}

function finish(
  state: NevisaState,
  message: MessageOf<'stopped'>,
  { isSent, hasGap, now }: TransportFacts,
): Step {
  if (state.recording !== 'finalizing') {
    // The service ended the session by itself: the next one continues.
    return chain(state, connections.dropLive, (before) => connections.requestSession(before, now));
  }
  const complete = message.complete && isSent && !hasGap;
  const { usage_remained: usageRemained } = message;
  return chain(
    state,
    (before) => (complete ? acknowledgeAll(before) : [before, []]),
    (before) => [before, [report({ type: 'engine.usage', usageRemained })]],
    (before) => connections.end(before, { type: 'engine.stopped', complete }),
  );
}

function acknowledgeAll(state: NevisaState): Step {
  const [after, reports] = reportUnsent(state, 0);
  return [after, [{ type: 'buffer.acknowledge', seq: Infinity }, ...reports]];
}

function request(state: NevisaState): Step {
  return requestFrame(state, canSend(state));
}

function canSend({ connection, recording }: NevisaState): boolean {
  return connection.name === 'ready' && recording !== 'finalizing';
}

function sendFrame(state: NevisaState, frame: NumberedFrame): Step {
  const unanswered = state.unanswered + frame.duration;
  const audio = encodeAudioFrame(frame.seq, frame.samples);
  const effects: TransportEffect[] = [
    ...(state.isServicePaused ? say(state, { type: 'resume' }) : []),
    ...send(state, audio),
    { type: 'frame.sent', frame },
    keepAlive,
  ];
  const sent: NevisaState = { ...state, unanswered, isServicePaused: false };
  const [after, more] = unanswered > unansweredLimit ? connections.end(sent, lost) : request(sent);
  return [after, [...effects, ...more]];
}

/** All audio was sent: the commands that apply to it follow. */
function sendCommands(state: NevisaState): Step {
  const { recording, isServicePaused, isFinalizeRequested } = state;
  const after: NevisaState = { ...state, isFinalizeRequested: false };
  const finalize = isFinalizeRequested ? say(state, { type: 'finalize' }) : [];
  if (recording === 'draining') {
    const end = [report({ type: 'engine.flushed' }), ...say(state, { type: 'stop' })];
    return [{ ...after, recording: 'finalizing' }, [...finalize, ...end]];
  }
  const isPaused = recording === 'paused';
  if (isPaused === isServicePaused) {
    return [after, finalize];
  }
  const command = say(state, { type: isPaused ? 'pause' : 'resume' });
  return [{ ...after, isServicePaused: isPaused }, [...finalize, ...command]];
}

const keepAlive: TransportEffect = connections.setTimer('keepAlive', keepAliveInterval);

function say(state: NevisaState, message: ClientMessage): TransportEffect[] {
  return send(state, JSON.stringify(message));
}

function send({ connection }: NevisaState, data: string | ArrayBuffer): TransportEffect[] {
  return connection.name === 'ready' ? [{ type: 'send', id: connection.live.id, data }] : [];
}
