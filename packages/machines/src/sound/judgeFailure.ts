import {
  isConflict,
  isGone,
  isNotFound,
  isPermanent,
  isStorageFull,
  isTooLarge,
  isUnauthorized,
  isUnsupported,
} from '@nevisa/api/failures';
import type { Failure } from '@nevisa/api/types';
import type { SoundRefusal } from './soundUploadTypes.ts';

/** What a failed part means for its sound. */
export type FailedPart =
  /** The server has other bytes than those before the part (409). */
  | { readonly kind: 'received'; readonly received: number }
  | { readonly kind: 'refused'; readonly refusal: SoundRefusal }
  | { readonly kind: 'tooLarge' | 'forbidden' | 'full' | 'offline' | 'server' };

/** Judges a failed part of a sound. */
export function judgeFailure(failure: Failure): FailedPart {
  if (isStorageFull(failure)) {
    return { kind: 'full' };
  }
  if (failure.kind !== 'refused') {
    const isAnswered = failure.kind === 'server' || failure.kind === 'schema';
    return { kind: isAnswered ? 'server' : 'offline' };
  }
  const isOver = isUnauthorized(failure);
  if (!isOver && !isPermanent(failure)) {
    return { kind: 'server' };
  }
  const received = isConflict(failure) ? failure.details?.['received'] : undefined;
  if (typeof received === 'number' && Number.isSafeInteger(received) && received >= 0) {
    return { kind: 'received', received };
  }
  if (isOver || failure.code === 'saving_off') {
    return { kind: 'forbidden' };
  }
  return (
    refusedParts.find(([holds]) => holds(failure))?.[1] ?? {
      kind: 'refused',
      refusal: 'refused',
    }
  );
}

const refusedParts: readonly (readonly [holds: (failure: Failure) => boolean, part: FailedPart])[] =
  [
    [isNotFound, { kind: 'refused', refusal: 'gone' }],
    [isGone, { kind: 'refused', refusal: 'gone' }],
    [isTooLarge, { kind: 'tooLarge' }],
    [isUnsupported, { kind: 'refused', refusal: 'format' }],
  ];
