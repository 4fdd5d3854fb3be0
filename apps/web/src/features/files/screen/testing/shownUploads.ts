import type { JobFault, UploadTag } from '@nevisa/machines';
import { describeUpload } from '../words/describeUpload.ts';
import type { FileCredit } from '../words/reserveCredit.ts';
import type { ShownUpload } from '../words/shownUpload.ts';

export const megabyte = 1024 ** 2;
export const minute = 60_000;

/** An upload as a test shows it: an interview of 12 minutes and 40 MB. */
export function makeShownUpload(
  tags: readonly UploadTag[],
  facts: Partial<ShownUpload> = {},
): ShownUpload {
  return {
    id: 'upload',
    file: { name: 'interview.mp3', size: 40 * megabyte, lastModified: 1 },
    options: { punctuation: true, numbers: true, speakers: 0 },
    fault: null,
    known: null,
    duration: 12 * minute,
    received: 0,
    mostReceived: 0,
    beganAnew: false,
    job: null,
    report: null,
    failure: null,
    isOtherFile: false,
    isSoundOnly: false,
    sound: 'none',
    source: null,
    hasChanged: false,
    progress: null,
    extracted: null,
    isReopenable: false,
    tags,
    ...facts,
  };
}

export const endless: FileCredit = { total: null, left: null, isReserved: false };

/** A package with so many minutes left. */
export const makeCredit = (minutes: number): FileCredit => ({
  total: minutes * minute,
  left: minutes * minute,
  isReserved: false,
});

export const makeRefusal = (status: number, texts: readonly string[] = [], retryAfter?: number) =>
  ({ kind: 'refused', status, texts, code: null, retryAfter: retryAfter ?? null }) as const;

/** The tags of an upload whose parts are being sent. */
export const sending = ['sending', 'moving'] as const;

/** The words about an upload in these states, with a credit of an hour. */
export const describeAt = (tags: readonly UploadTag[], facts: Partial<ShownUpload> = {}) =>
  describeUpload(makeShownUpload(tags, facts), makeCredit(60));

/** The facts of an upload whose conversion has failed. */
export const makeFailed = (fault: JobFault, billed: number | null = 0): Partial<ShownUpload> => ({
  job: { taskId: 'task-7', historyId: 7 },
  report: { state: 'failed', fault, billed },
});
