import type { Failure } from '@nevisa/api/types';
import { toPersianDigits } from '@nevisa/writing';
import { addedText } from './addedText.ts';
import { errorText } from './errorText.ts';
import { fill } from './fill.ts';
import { specText, unitText } from './commonText.ts';

/** The sentences of a failed call, one per line; none when the user cancelled (specification §8). */
export function failureLines(failure: Failure): readonly string[] {
  switch (failure.kind) {
    case 'network':
      return [specText.network];
    case 'refused':
      return refusalLines(failure);
    case 'server':
    case 'schema':
      return [errorText.server];
    case 'blocked':
      return [addedText.windowBlocked];
    case 'aborted':
      return [];
  }
}

/**
 * The one sentence that the specification gives to every answered failure of
 * some calls (§8); without an answer, the network's own comes first.
 */
export function fixedFailureLines(failure: Failure, sentence: string): readonly string[] {
  const lines = failureLines(failure);
  const speaksForItself =
    failure.kind === 'network' || (failure.kind === 'refused' && failure.status === 429);
  return lines.length === 0 || speaksForItself ? lines : [sentence];
}

function refusalLines({ status, texts, retryAfter }: Extract<Failure, { kind: 'refused' }>) {
  if (status === 429 && retryAfter !== null) {
    const seconds = toPersianDigits(Math.ceil(retryAfter / 1_000));
    return [fill(errorText.tooMany, { t: fill(unitText.second, { n: seconds }) })];
  }
  return texts.length > 0 ? texts : [textOfStatus[status] ?? errorText.server];
}

const textOfStatus: Record<number, string> = {
  403: errorText.forbidden,
  404: errorText.notFound,
  409: errorText.conflict,
};
