import {
  isConflict,
  isNotFound,
  isPermanent,
  isStorageFull,
  isUnauthorized,
  isUnreachable,
} from '@nevisa/api/failures';
import type { Failure, Outcome } from '@nevisa/api/types';
import { computeBackOff } from '../shared/computeBackOff.ts';
import { getAskedWait } from '../shared/getAskedWait.ts';
import type {
  JobPlace,
  JobReport,
  KeptUpload,
  ReceivedPart,
  UploadContext,
} from './uploadTypes.ts';

/** How often a conversion is asked for, in ms: at first, and at most. */
const pollWaits = { first: 1_000, growth: 1.5, longest: 10_000 } as const;

/** The wait before the next question about a conversion, in ms. */
export function computePollWait({ polls, pollPause }: UploadContext): number {
  const wait = Math.min(pollWaits.first * pollWaits.growth ** polls, pollWaits.longest);
  return Math.max(wait, pollPause);
}

/** The wait before a file is sent again, in ms. */
export function computeSendWait({ failure, failures, random }: UploadContext): number {
  return Math.max(computeBackOff(failures, random()), getAskedWait(failure));
}

/** What the server says that it has; fewer bytes than before are remembered as a new begin. */
export function takeReceived(
  context: UploadContext,
  { received, job }: ReceivedPart,
): Partial<UploadContext> {
  const bytes = Math.min(Math.max(0, received), context.file.size);
  return {
    received: bytes,
    mostReceived: Math.max(context.mostReceived, bytes),
    beganAnew: bytes < context.mostReceived,
    job: job ?? context.job,
    ...(bytes > context.received && { failures: 0, failure: null }),
  };
}

/** Whether the server has every byte. */
export function isSent({ received, job, file }: UploadContext): boolean {
  return job !== null && received >= file.size;
}

/** How a failed part is treated. */
export type PartFault = 'offline' | 'signedOut' | 'refused' | 'passing';

/**
 * The server has refused the file only when it will refuse it again. A wrong place
 * (409) is asked for, and a forgotten upload (404) begins anew.
 */
export function toPartFault(failure: Failure): PartFault {
  if (isUnauthorized(failure)) {
    return 'signedOut';
  }
  if (isUnreachable(failure)) {
    return 'offline';
  }
  const isPlace = isNotFound(failure) || isConflict(failure);
  return isStorageFull(failure) || (isPermanent(failure) && !isPlace) ? 'refused' : 'passing';
}

/** Whether a report has moved on, so that the next one is asked for soon. */
export function hasMoved(before: JobReport | null, report: JobReport): boolean {
  return JSON.stringify(before) !== JSON.stringify(report);
}

/** The percent of a conversion, which never falls. */
export function mergeReports(before: JobReport | null, report: JobReport): JobReport {
  if (report.state !== 'converting') {
    return report;
  }
  const earlier = before?.state === 'converting' ? before.percent : null;
  const percent = report.percent === null ? null : Math.min(Math.max(0, report.percent), 100);
  return { ...report, percent: Math.max(percent ?? 0, earlier ?? 0) || percent };
}

/** What the device keeps of an upload; null while it has no hash, so that it could not be continued. */
export function toKept(
  context: UploadContext,
  { isPaused, isCanceled }: Pick<KeptUpload, 'isPaused' | 'isCanceled'>,
): KeptUpload | null {
  const { id, file, options, hash, duration, received, job, isSoundOnly, source } = context;
  const kept = { id, file, options, duration, received, job, isPaused };
  return hash === null
    ? null
    : {
        ...kept,
        hash,
        ...(isCanceled === true && { isCanceled }),
        ...(isSoundOnly && { isSoundOnly }),
        ...(source !== null && { source }),
      };
}

/** From how many bytes on only the sound of a video is sent, unless the person wants otherwise. */
export const largeVideo = 100 * 1_048_576;

/** Whether a file may be a video, by its name; its content decides. */
export function isVideoName(name: string): boolean {
  return /\.(?:mp4|m4v|mov|mkv|webm|3gp)$/iu.test(name);
}

/** The whole file is sent, because its sound could not be taken out. */
export function withoutSound({ file, hash, source }: UploadContext): Partial<UploadContext> {
  return {
    file: source?.file ?? file,
    hash: source?.hash ?? hash,
    source: null,
    lacksSound: false,
    isSoundOnly: false,
    sound: 'unextractable',
  };
}

/** The failure of a port that has answered so. */
export function getFailure({
  event: { output },
}: {
  event: { output: Outcome<unknown> };
}): Failure {
  return output.ok ? { kind: 'network' } : output.failure;
}

/** @throws Error when no conversion was begun, which the table of the machine excludes */
export function requireJob({ job }: UploadContext): JobPlace {
  if (job === null) {
    throw new Error('The file has no conversion yet; only a sent one has.');
  }
  return job;
}
