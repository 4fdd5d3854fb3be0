import { isRateLimited } from '@nevisa/api/isRateLimited';
import type { Failure } from '@nevisa/api/types';
import { startText } from './startText.ts';
import { errorText } from './errorText.ts';
import { fill } from './fill.ts';
import { specText } from './commonText.ts';
import { describeWait } from './describeDuration.ts';

/** The sentences of a failed call, one per line; none when the user cancelled (specification §8). */
export function listFailureLines(failure: Failure): readonly string[] {
  switch (failure.kind) {
    case 'network':
      return [specText.network];
    case 'refused':
      return listRefusalLines(failure);
    case 'server':
    case 'schema':
      return [startText.serviceFailed];
    case 'blocked':
      return [startText.windowBlocked];
    case 'unanswered':
      return [startText.socialUnanswered];
    case 'aborted':
      return [];
  }
}

/**
 * The one sentence that the specification gives to every answered failure of
 * some calls (§8); without an answer, the network's own comes first.
 * A success with an unreadable body is no refusal: the code may have been accepted.
 */
export function describeFixedFailure(failure: Failure, sentence: string): readonly string[] {
  const lines = listFailureLines(failure);
  const speaksForItself =
    failure.kind === 'network' || failure.kind === 'schema' || isRateLimited(failure);
  return lines.length === 0 || speaksForItself ? lines : [sentence];
}

function listRefusalLines(failure: Extract<Failure, { kind: 'refused' }>) {
  const { status, texts, retryAfter } = failure;
  if (isRateLimited(failure) && retryAfter !== null) {
    return [fill(errorText.tooMany, { t: describeWait(retryAfter) })];
  }
  return texts.length > 0 ? texts : [textOfStatus[status] ?? startText.serviceFailed];
}

const textOfStatus: Record<number, string> = {
  403: errorText.forbidden,
  404: errorText.notFound,
  409: errorText.conflict,
};
