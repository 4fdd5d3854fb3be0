import { closeCodes } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';

/** The wait that the service asks for with 4429, in ms. */
export const slowDownWait = 5_000;

export const lost: EngineEvent = { type: 'engine.lost', retryAfter: null };

/** What it means for listening that the service closed the line. */
export function endByCloseCode(code: number): EngineEvent {
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

/** The close code that follows a fatal error; some servers close before it is read, or not at all. */
export function closeCodeOfError(code: string): number {
  switch (code) {
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
