import type { LiveConfiguration } from '@nevisa/api';
import type { LiveSessionAnswer } from '@nevisa/api/types';
import type { CapturedAudio } from '../audio/frameMaker.ts';
import type { EngineEvent } from '../engine.ts';
import { createReducerLoop } from '../reducerLoop.ts';
import { createTimers, type Clock } from '../timing.ts';
import type { AudioSendBuffer, NumberedFrame } from './audioSendBuffer.ts';

/** The part of a live session's answer that its connection needs. */
export type SessionTicket = Pick<
  LiveSessionAnswer,
  'session_id' | 'resume_token' | 'usage_remained' | 'max_session_ms'
>;

/** From the page or the microphone to a transport. */
export type TransportCommand =
  /** Opens a connection, at first or again. `address` carries the ticket. */
  | { type: 'connect'; address: string; session: SessionTicket }
  /** No session is available; `event` tells why. */
  | { type: 'refuse'; event: EngineEvent }
  | { type: 'audio'; audio: CapturedAudio }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Requests the final text of the audio recorded so far. */
  | { type: 'finalize' }
  /** Settings for the rest of the recording. */
  | { type: 'configure'; configuration: LiveConfiguration }
  /** Sends the remaining audio, then requests the end. */
  | { type: 'stop' }
  /** Ends at once. */
  | { type: 'close' };

export type TimerName = 'answer' | 'rollover' | 'keepAlive' | 'pace' | 'end';

/** The buffer and the time, in ms, when an event is reduced. */
export interface TransportFacts extends Readonly<
  Pick<
    AudioSendBuffer,
    'first' | 'hasBegun' | 'hasGap' | 'isSent' | 'lastTranscribed' | 'numbering' | 'unsent'
  >
> {
  readonly now: number;
}

/** `id` names a connection. */
export type TransportEvent =
  | TransportCommand
  | { type: 'opened'; id: number }
  | { type: 'received'; id: number; data: unknown }
  | { type: 'closed'; id: number; code: number }
  | { type: 'expired'; timer: TimerName }
  | { type: 'buffer.changed' }
  /** Answers the effect `frame.request`. */
  | { type: 'offered'; frame: NumberedFrame | null };

export type TransportEffect =
  | { type: 'open'; id: number; address: string }
  | { type: 'send'; id: number; data: string | ArrayBuffer }
  | { type: 'drop'; id: number }
  | { type: 'timer.set'; timer: TimerName; delay: number }
  | { type: 'timer.clear'; timer: TimerName }
  | { type: 'report'; event: EngineEvent }
  /** Asks the page for a session: `connect` or `refuse` follows. */
  | { type: 'session.request' }
  | { type: 'frame.request' }
  | { type: 'frame.sent'; frame: NumberedFrame }
  | BufferEffect;

type BufferEffect =
  | { type: 'buffer.record'; audio: CapturedAudio }
  | { type: 'buffer.end' }
  | { type: 'buffer.begin'; rate: number; nextSeq: number | null }
  | { type: 'buffer.acknowledge'; seq: number }
  | { type: 'buffer.transcribed'; seq: number }
  | { type: 'buffer.release' };

/** A protocol of the service as a pure reducer. */
export interface Protocol<State extends { readonly ignoredMessages: number }> {
  readonly initial: State;
  readonly reduce: (
    state: State,
    event: TransportEvent,
    facts: TransportFacts,
  ) => readonly [State, readonly TransportEffect[]];
}

export interface Connection {
  send(data: string | ArrayBuffer): void;
  close(): void;
}

/** `closed` is called once, with the close code. */
export interface ConnectionListener {
  opened(): void;
  received(data: unknown): void;
  closed(code: number): void;
}

export interface TransportOptions {
  buffer: AudioSendBuffer;
  clock: Clock;
  /** @throws DOMException where the browser refuses the address, e.g. ws: from a page on https: */
  openConnection: (address: string, listener: ConnectionListener) => Connection;
  report: (event: EngineEvent) => void;
  /** Requests a session for the same document: `connect` or `refuse` follows. */
  requestSession: () => void;
  /** Called for every frame that is sent, and sent again. */
  onFrameSent?: (frame: NumberedFrame) => void;
}

/** Sends the audio of one recording to the service and reports its text, over as many connections as needed. */
export interface Transport {
  /** Messages of the service that were not understood. */
  readonly ignoredMessages: number;
  dispatch(command: TransportCommand): void;
}

/** Runs the effects of a protocol on sockets, timers and the buffer. */
export function createTransport<State extends { readonly ignoredMessages: number }>(
  { initial, reduce }: Protocol<State>,
  options: TransportOptions,
): Transport {
  const { buffer, clock } = options;
  const loop = createReducerLoop(
    initial,
    (state: State, event: TransportEvent) => reduce(state, event, readFacts(buffer, clock)),
    run,
  );
  const dispatch = (event: TransportEvent) => loop.dispatch(event);
  const connections = createConnections(options, dispatch);
  const timers = createTimers<TimerName>(clock, (timer) => dispatch({ type: 'expired', timer }));
  buffer.onMore = () => dispatch({ type: 'buffer.changed' });

  function run(effect: TransportEffect): void {
    switch (effect.type) {
      case 'open':
        return connections.open(effect.id, effect.address);
      case 'send':
        return connections.send(effect.id, effect.data);
      case 'drop':
        return connections.drop(effect.id);
      case 'timer.set':
        return timers.set(effect.timer, effect.delay);
      case 'timer.clear':
        return timers.clear(effect.timer);
      case 'report':
        return options.report(effect.event);
      case 'session.request':
        return options.requestSession();
      case 'frame.request':
        return dispatch({ type: 'offered', frame: buffer.next() });
      case 'frame.sent':
        buffer.markSent();
        return options.onFrameSent?.(effect.frame);
      case 'buffer.record':
      case 'buffer.end':
      case 'buffer.begin':
      case 'buffer.acknowledge':
      case 'buffer.transcribed':
      case 'buffer.release':
        changeBuffer(buffer, effect);
        dispatch({ type: 'buffer.changed' });
    }
  }

  return {
    get ignoredMessages() {
      return loop.state.ignoredMessages;
    },
    dispatch,
  };
}

function createConnections(
  { openConnection }: TransportOptions,
  dispatch: (event: TransportEvent) => void,
) {
  const connections = new Map<number, Connection>();
  return {
    open(id: number, address: string): void {
      try {
        const connection = openConnection(address, {
          opened: () => dispatch({ type: 'opened', id }),
          received: (data) => dispatch({ type: 'received', id, data }),
          closed(code) {
            connections.delete(id);
            dispatch({ type: 'closed', id, code });
          },
        });
        connections.set(id, connection);
      } catch {
        // A refused address is a service that does not answer.
        dispatch({ type: 'expired', timer: 'answer' });
      }
    },
    send: (id: number, data: string | ArrayBuffer) => connections.get(id)?.send(data),
    drop(id: number): void {
      const connection = connections.get(id);
      connections.delete(id);
      connection?.close();
    },
  };
}

function changeBuffer(buffer: AudioSendBuffer, effect: BufferEffect): void {
  switch (effect.type) {
    case 'buffer.record':
      buffer.record(effect.audio);
      return;
    case 'buffer.end':
      buffer.endRecording();
      return;
    case 'buffer.begin':
      buffer.beginAt(effect.rate, effect.nextSeq);
      return;
    case 'buffer.acknowledge':
      buffer.acknowledge(effect.seq);
      return;
    case 'buffer.transcribed':
      buffer.markTranscribed(effect.seq);
      return;
    case 'buffer.release':
      buffer.onMore = () => undefined;
  }
}

function readFacts(buffer: AudioSendBuffer, clock: Clock): TransportFacts {
  const { first, hasBegun, hasGap, isSent, lastTranscribed, numbering, unsent } = buffer;
  const now = clock.now();
  return { first, hasBegun, hasGap, isSent, lastTranscribed, numbering, unsent, now };
}
