import { isConflict, isPermanent, isStorageFull, isUnauthorized } from '@nevisa/api/failures';
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
  return refusedParts[failure.status] ?? { kind: 'refused', refusal: 'refused' };
}

const refusedParts: Readonly<Record<number, FailedPart>> = {
  404: { kind: 'refused', refusal: 'gone' },
  410: { kind: 'refused', refusal: 'gone' },
  413: { kind: 'tooLarge' },
  415: { kind: 'refused', refusal: 'format' },
};
