import { lost, slowDownWait } from '../../worker/closeCodes.ts';
import type { Failure } from '@nevisa/api/types';
import type { EngineEvent, EngineRefusal } from '../../engine.ts';

/** Maps a failed request for a session: `engine.lost` may be retried, `engine.refused` may not. */
export function toFailureEvent(failure: Failure): EngineEvent {
  if (failure.kind === 'network' || failure.kind === 'server') {
    return lost;
  }
  return failure.kind === 'refused' && failure.status === tooMany
    ? { type: 'engine.lost', retryAfter: failure.retryAfter ?? slowDownWait }
    : { type: 'engine.refused', reason: toRefusal(failure) };
}

/** RFC 6585 §4. */
const tooMany = 429;

function toRefusal(failure: Failure): EngineRefusal {
  if (failure.kind === 'refused') {
    switch (`${failure.status} ${failure.code}`) {
      case '403 no_service':
        return { kind: 'no-service' };
      case '403 no_usage_remained':
        return { kind: 'no-credit' };
      case '409 session_active':
        return { kind: 'busy-elsewhere' };
    }
  }
  return { kind: 'failed', failure };
}
