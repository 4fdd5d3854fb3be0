import type { EngineEvent } from '../engine.ts';
import type { NumberedFrame } from './audioSendBuffer.ts';
import type { TransportCommand, TransportEffect, TransportFacts } from './transport.ts';

const speed = 2;
const burst = 200;
const unsentStep = 1_000;

/** `allowance`: audio that may be sent at once, in ms; `at`: when it was computed. */
export interface Pace {
  readonly allowance: number;
  readonly at: number;
}

/** State of both protocols about the audio that they send. */
export interface SendingState {
  /** `draining`: the recording ended, the remaining audio is sent. `finalizing`: the end was requested. */
  readonly recording: 'running' | 'paused' | 'draining' | 'finalizing';
  /** `requested`: the buffer is asked for its next frame. `paced`: the next frame waits for its time. */
  readonly flow: 'idle' | 'requested' | 'paced';
  readonly pace: Pace;
  /** Unacknowledged audio last reported, in ms. */
  readonly reportedUnsent: number;
  readonly ignoredMessages: number;
}

type Step<State> = readonly [State, readonly TransportEffect[]];

export const initialSending: SendingState = {
  recording: 'running',
  flow: 'idle',
  pace: { allowance: burst, at: -Infinity },
  reportedUnsent: 0,
  ignoredMessages: 0,
};

/** Records audio, unless the recording is paused or ended. */
export function record<State extends SendingState>(
  state: State,
  command: Extract<TransportCommand, { type: 'audio' | 'pause' | 'resume' | 'stop' }>,
): Step<State> {
  const { recording } = state;
  switch (command.type) {
    case 'audio':
      return [
        state,
        recording === 'running' ? [{ type: 'buffer.record', audio: command.audio }] : [],
      ];
    case 'pause':
      return [recording === 'running' ? { ...state, recording: 'paused' } : state, []];
    case 'resume':
      return [recording === 'paused' ? { ...state, recording: 'running' } : state, []];
    case 'stop':
      return recording === 'running' || recording === 'paused'
        ? [{ ...state, recording: 'draining' }, [{ type: 'buffer.end' }]]
        : [state, []];
  }
}

/** Requests a frame of the buffer, unless it is requested or waits for its time. */
export function requestFrame<State extends SendingState>(
  state: State,
  canSend: boolean,
): Step<State> {
  return canSend && state.flow === 'idle'
    ? [{ ...state, flow: 'requested' }, [{ type: 'frame.request' }]]
    : [state, []];
}

/** Sends a frame of the buffer when its time has come. `finish` follows the last frame. */
export function takeFrame<State extends SendingState>(
  state: State,
  frame: NumberedFrame | null,
  { now, isSent }: TransportFacts,
  {
    canSend,
    send,
    finish,
  }: {
    canSend: boolean;
    send: (state: State, frame: NumberedFrame) => Step<State>;
    finish: (state: State) => Step<State>;
  },
): Step<State> {
  const idle: State = { ...state, flow: 'idle' };
  if (!canSend || (frame === null && !isSent)) {
    return [idle, []];
  }
  if (frame === null) {
    return finish(idle);
  }
  const [pace, wait] = takePace(state.pace, now, frame.duration);
  return wait > 0
    ? [{ ...state, pace, flow: 'paced' }, [{ type: 'timer.set', timer: 'pace', delay: wait }]]
    : send({ ...idle, pace }, frame);
}

/**
 * Limits sending to twice real time, so that a reconnect does not flood the
 * service. A burst of 200 ms is free: live audio never waits, even after a
 * hiccup. Returns 0 for a frame of `duration` ms that may be sent, or the ms to
 * wait before the next try.
 */
export function takePace(pace: Pace, now: number, duration: number): readonly [Pace, number] {
  const allowance = Math.min(burst, pace.allowance + (now - pace.at) * speed);
  const cost = Math.min(duration, burst);
  return allowance < cost
    ? [{ allowance, at: now }, Math.ceil((cost - allowance) / speed)]
    : [{ allowance: allowance - cost, at: now }, 0];
}

/** Reports the length of the unacknowledged audio when it changed by a second or reached zero. */
export function reportUnsent<State extends SendingState>(
  state: State,
  unsent: number,
): Step<State> {
  const { reportedUnsent } = state;
  const isNews =
    Math.abs(unsent - reportedUnsent) >= unsentStep || (unsent === 0 && reportedUnsent > 0);
  return isNews
    ? [{ ...state, reportedUnsent: unsent }, [report({ type: 'engine.unsent', duration: unsent })]]
    : [state, []];
}

export function report(event: EngineEvent): TransportEffect {
  return { type: 'report', event };
}
