import { isPermanent } from '@nevisa/api/failures';
import type { Failure } from '@nevisa/api/types';
import type { EngineEvent, EngineRefusal } from '../../engine.ts';
import { lost, slowDownWait } from '../../worker/closeCodes.ts';

/** Longest wait that the service may demand during a recording, in ms. */
const longestWait = 60_000;

/**
 * Maps a failed request for a session: `engine.lost` may be retried, `engine.refused`
 * may not. Only 401, 402, 403 and 409 end a recording; any other failure is a passing
 * fault of the service (contract §0). At the first session of a recording an answer
 * that another try cannot change is reported at once.
 *
 * @param isFirst the service was not ready in this recording yet
 */
export function toFailureEvent(failure: Failure, isFirst: boolean): EngineEvent {
  return isEnding(failure) || (isFirst && isUseless(failure))
    ? { type: 'engine.refused', reason: toRefusal(failure) }
    : toLoss(failure);
}

function isEnding(failure: Failure): boolean {
  return failure.kind === 'refused' && [401, paymentRequired, 403, 409].includes(failure.status);
}

/** Another try changes nothing. */
function isUseless(failure: Failure): boolean {
  return isPermanent(failure) || failure.kind === 'schema' || failure.kind === 'blocked';
}

function toLoss(failure: Failure): EngineEvent {
  if (failure.kind !== 'refused') {
    return lost;
  }
  const asked = failure.retryAfter ?? (failure.status === tooMany ? slowDownWait : null);
  return { type: 'engine.lost', retryAfter: asked === null ? null : Math.min(asked, longestWait) };
}

/** RFC 9110 §15.5.3. */
const paymentRequired = 402;
/** RFC 6585 §4. */
const tooMany = 429;

function toRefusal(failure: Failure): EngineRefusal {
  if (failure.kind === 'refused') {
    if (failure.status === paymentRequired) {
      return { kind: 'no-credit' };
    }
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
