import type { EngineEvent, EngineRefusal, Failure } from '@nevisa/api/types';

/** What it means for listening that no session came: worth another try, or refused. */
export function sessionFailureEvent(failure: Failure): EngineEvent {
  return failure.kind === 'network' || failure.kind === 'server'
    ? { type: 'engine.lost' }
    : { type: 'engine.refused', reason: refusalOf(failure) };
}

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
