import { closeCodes } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';

/** Wait that the service demands with 4429, in ms. */
export const slowDownWait = 5_000;

/** Longest wait for an answer of the service, in ms. */
export const answerLimit = 10_000;

export const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };

/** Maps the close code of a connection to the event that the engine reports. */
export function toEndEvent(code: number): EngineEvent {
  switch (code) {
    case closeCodes.noUsageRemained:
      return { type: 'engine.refused', reason: { kind: 'no-credit' } };
    case closeCodes.noService:
      return { type: 'engine.refused', reason: { kind: 'no-service' } };
    case closeCodes.takenOver:
      return { type: 'engine.refused', reason: { kind: 'busy-elsewhere' } };
    case closeCodes.idle:
      return { type: 'engine.idled' };
    case closeCodes.slowDown:
      return { type: 'engine.lost', retryAfter: slowDownWait };
    default:
      return lost;
  }
}

/** Returns the close code that follows a fatal error; some servers close earlier, or not at all. */
export function toCloseCode(error: string): number {
  switch (error) {
    case 'no_usage_remained':
      return closeCodes.noUsageRemained;
    case 'no_service':
      return closeCodes.noService;
    case 'session_active':
      return closeCodes.takenOver;
    case 'bad_session':
      return closeCodes.ticketBad;
    case 'idle':
      return closeCodes.idle;
    case 'slow_down':
      return closeCodes.slowDown;
    default:
      return internalError;
  }
}

/** RFC 6455 §7.4.1. */
const internalError = 1011;
