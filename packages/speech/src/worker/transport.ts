import type { LiveSessionAnswer } from '@nevisa/api/types';
import type { CapturedAudio } from '../audio/frameMaker.ts';
import type { EngineEvent } from '../engine.ts';
import { createReducerLoop } from '../reducerLoop.ts';
import { createTimerSlot, type Clock } from '../timing.ts';
import type { AudioSendBuffer, NumberedFrame } from './audioSendBuffer.ts';

/** The part of a live session's answer that its connection needs. */
export type SessionTicket = Pick<
  LiveSessionAnswer,
  'session_id' | 'resume_token' | 'usage_remained' | 'max_session_ms'
>;

/** What the page and the microphone tell a transport. */
export type TransportCommand =
  /** Opens a connection, at first or again. `address` carries the ticket. */
  | { readonly type: 'connect'; readonly address: string; readonly session: SessionTicket }
  /** No session is available; `event` tells why. */
  | { readonly type: 'refuse'; readonly event: EngineEvent }
  | { readonly type: 'audio'; readonly audio: CapturedAudio }
  /** `stop`: sends the remaining audio, then asks for the end. `close`: ends at once. */
  | { readonly type: 'pause' | 'resume' | 'finalize' | 'stop' | 'close' };

export type TimerName = 'answer' | 'rollover' | 'keepAlive' | 'pace' | 'end';

/** The buffer and the time, in ms, when an event is reduced. */
export interface TransportFacts extends Readonly<
  Pick<AudioSendBuffer, 'first' | 'hasBegun' | 'hasGap' | 'isSent' | 'lastTranscribed' | 'unsent'>
> {
  readonly now: number;
}

export type TransportEvent =
  | TransportCommand
  /** About a connection, named by its `id`. */
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'received'; readonly id: number; readonly data: unknown }
  | { readonly type: 'closed'; readonly id: number; readonly code: number }
  | { readonly type: 'expired'; readonly timer: TimerName }
  | { readonly type: 'buffer.changed' }
  /** Answers the effect `frame.request`. */
  | { readonly type: 'offered'; readonly frame: NumberedFrame | null };

export type TransportEffect =
  | { readonly type: 'open'; readonly id: number; readonly address: string }
  | { readonly type: 'send'; readonly id: number; readonly data: string | ArrayBuffer }
  | { readonly type: 'drop'; readonly id: number }
  | { readonly type: 'timer.set'; readonly timer: TimerName; readonly delay: number }
  | { readonly type: 'timer.clear'; readonly timer: TimerName }
  | { readonly type: 'report'; readonly event: EngineEvent }
  /** Asks the page for a session: `connect` or `refuse` follows. */
  | { readonly type: 'session.request' }
  | { readonly type: 'buffer.record'; readonly audio: CapturedAudio }
  | { readonly type: 'buffer.end' }
  | { readonly type: 'buffer.begin'; readonly rate: number; readonly nextSeq: number | null }
  | { readonly type: 'buffer.acknowledge'; readonly seq: number }
  | { readonly type: 'buffer.transcribed'; readonly seq: number }
  | { readonly type: 'buffer.release' }
  | { readonly type: 'frame.request' }
  | { readonly type: 'frame.sent'; readonly frame: NumberedFrame };

type BufferEffect = Extract<TransportEffect, { type: `buffer.${string}` }>;

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
  const connections = new Map<number, Connection>();
  const timers = new Map<TimerName, ReturnType<typeof createTimerSlot>>();
  const loop = createReducerLoop(
    initial,
    (state: State, event: TransportEvent) => reduce(state, event, readFacts(buffer, clock)),
    run,
  );
  const { dispatch } = loop;
  buffer.onMore = () => dispatch({ type: 'buffer.changed' });

  function open(id: number, address: string): void {
    try {
      const connection = options.openConnection(address, {
        opened: () => dispatch({ type: 'opened', id }),
        received: (data) => dispatch({ type: 'received', id, data }),
        closed(code) {
          connections.delete(id);
          dispatch({ type: 'closed', id, code });
        },
      });
      connections.set(id, connection);
    } catch {
      dispatch({ type: 'expired', timer: 'answer' });
    }
  }

  function drop(id: number): void {
    const connection = connections.get(id);
    connections.delete(id);
    connection?.close();
  }

  function timerNamed(name: TimerName): ReturnType<typeof createTimerSlot> {
    const timer = timers.get(name) ?? createTimerSlot(clock);
    timers.set(name, timer);
    return timer;
  }

  function runOnBuffer(effect: BufferEffect): void {
    switch (effect.type) {
      case 'buffer.record':
        buffer.record(effect.audio);
        dispatch({ type: 'buffer.changed' });
        return;
      case 'buffer.end':
        buffer.endRecording();
        dispatch({ type: 'buffer.changed' });
        return;
      case 'buffer.begin':
        buffer.beginAt(effect.rate, effect.nextSeq);
        return;
      case 'buffer.acknowledge':
        buffer.acknowledge(effect.seq);
        dispatch({ type: 'buffer.changed' });
        return;
      case 'buffer.transcribed':
        buffer.markTranscribed(effect.seq);
        return;
      case 'buffer.release':
        buffer.onMore = () => undefined;
    }
  }

  function run(effect: TransportEffect): void {
    switch (effect.type) {
      case 'open':
        open(effect.id, effect.address);
        return;
      case 'send':
        connections.get(effect.id)?.send(effect.data);
        return;
      case 'drop':
        drop(effect.id);
        return;
      case 'timer.set': {
        const { timer, delay } = effect;
        timerNamed(timer).set(delay, () => dispatch({ type: 'expired', timer }));
        return;
      }
      case 'timer.clear':
        timerNamed(effect.timer).clear();
        return;
      case 'report':
        options.report(effect.event);
        return;
      case 'session.request':
        options.requestSession();
        return;
      case 'frame.request':
        dispatch({ type: 'offered', frame: buffer.next() });
        return;
      case 'frame.sent':
        buffer.markSent();
        options.onFrameSent?.(effect.frame);
        return;
      default:
        runOnBuffer(effect);
    }
  }

  return {
    get ignoredMessages() {
      return loop.state.ignoredMessages;
    },
    dispatch,
  };
}

function readFacts(buffer: AudioSendBuffer, clock: Clock): TransportFacts {
  const { first, hasBegun, hasGap, isSent, lastTranscribed, unsent } = buffer;
  return { first, hasBegun, hasGap, isSent, lastTranscribed, unsent, now: clock.now() };
}
