import type { EngineEvent } from '../engine.ts';
import type { TransportEffect } from './transport.ts';

const speed = 2;
const burst = 200;
const unsentStep = 1_000;

/** `allowance`: audio that may be sent at once, in ms; `at`: when it was computed. */
export interface Pace {
  readonly allowance: number;
  readonly at: number;
}

/** What both protocols remember about sending audio. */
export interface SendingState {
  /** `requested`: the buffer is asked for its next frame. `paced`: the next frame waits for its time. */
  readonly flow: 'idle' | 'requested' | 'paced';
  readonly pace: Pace;
  /** Unacknowledged audio last reported, in ms. */
  readonly reportedUnsent: number;
  readonly ignoredMessages: number;
}

export const initialSending: SendingState = {
  flow: 'idle',
  pace: { allowance: burst, at: -Infinity },
  reportedUnsent: 0,
  ignoredMessages: 0,
};

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

/** Asks the buffer for a frame, unless it was asked already or the next frame waits for its time. */
export function requestFrame<State extends SendingState>(
  state: State,
  canSend: boolean,
): readonly [State, readonly TransportEffect[]] {
  return canSend && state.flow === 'idle'
    ? [{ ...state, flow: 'requested' }, [{ type: 'frame.request' }]]
    : [state, []];
}

/** Reports the length of the unacknowledged audio when it changed by a second or reached zero. */
export function reportUnsent<State extends SendingState>(
  state: State,
  unsent: number,
): readonly [State, readonly TransportEffect[]] {
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
