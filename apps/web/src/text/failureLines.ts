import type { Failure } from '@nevisa/api/types';
import { toPersianDigits } from '@nevisa/ui';
import { errorText } from './errorText.ts';
import { fill } from './fill.ts';
import { specText } from './specText.ts';
import { unitText } from './unitText.ts';

/** The sentences to show for a failed call, one a line; none where the person gave up themselves (specification §8). */
export function failureLines(failure: Failure): readonly string[] {
  switch (failure.kind) {
    case 'network':
      return [specText.network];
    case 'refused':
      return refusalLines(failure);
    case 'server':
    case 'schema':
      return [errorText.server];
    case 'aborted':
      return [];
  }
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
