import { slowDownWait } from '../../worker/lineEnds.ts';
import type { Failure } from '@nevisa/api/types';
import type { EngineEvent, EngineRefusal } from '../../engine.ts';

/** What it means for listening that no session came: worth another try, or refused. */
export function sessionFailureEvent(failure: Failure): EngineEvent {
  if (failure.kind === 'network' || failure.kind === 'server') {
    return { type: 'engine.lost', retryAfter: null };
  }
  return failure.kind === 'refused' && failure.status === tooMany
    ? { type: 'engine.lost', retryAfter: failure.retryAfter ?? slowDownWait }
    : { type: 'engine.refused', reason: refusalOf(failure) };
}

/** RFC 6585 §4. */
const tooMany = 429;

function refusalOf(failure: Failure): EngineRefusal {
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
