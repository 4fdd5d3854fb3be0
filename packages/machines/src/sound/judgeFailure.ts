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
  const status = 'status' in failure ? failure.status : null;
  if (status === 507) {
    return { kind: 'full' };
  }
  if (failure.kind !== 'refused') {
    const isAnswered = failure.kind === 'server' || failure.kind === 'schema';
    return { kind: isAnswered ? 'server' : 'offline' };
  }
  if (failure.status >= 500 || failure.status === 408 || failure.status === 429) {
    return { kind: 'server' };
  }
  const received = failure.status === 409 ? failure.details?.['received'] : undefined;
  if (typeof received === 'number' && Number.isSafeInteger(received) && received >= 0) {
    return { kind: 'received', received };
  }
  if (failure.status === 401 || failure.code === 'saving_off') {
    return { kind: 'forbidden' };
  }
  return failure.status === 413
    ? { kind: 'tooLarge' }
    : { kind: 'refused', refusal: refusals[failure.status] ?? 'refused' };
}

const refusals: Readonly<Record<number, SoundRefusal>> = {
  404: 'gone',
  410: 'gone',
  415: 'format',
};
