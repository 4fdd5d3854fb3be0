import { formatBytes, formatNumber } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText } from '../../../../shared/text/filesText.ts';
import { formatLength } from './formatLength.ts';
import type { FileCredit } from './reserveCredit.ts';
import {
  countSentBytes,
  getUploadState,
  type ShownUpload,
  type UploadState,
} from './shownUpload.ts';

type Describe = (upload: ShownUpload, credit: FileCredit) => string[];

const describeMove: Describe = ({ beganAnew }) => (beganAnew ? [filesText.beganAnew] : []);

const notes: Readonly<Partial<Record<UploadState, Describe>>> = {
  ready: (upload, credit) => [...describeSound(upload), ...describeCost(upload, credit)],
  unaffordable: (upload) => describeSound(upload),
  waiting: (upload) => describeSound(upload),
  extracting: (upload) => describeSound(upload),
  sending: (upload, credit) => [...describeSound(upload), ...describeMove(upload, credit)],
  offline: (upload, credit) => [...describeSound(upload), ...describeMove(upload, credit)],
  paused: (upload) => describeSound(upload),
  done: (upload, credit) => describeCharge(upload, credit),
  failed: (upload, credit) => describeCharge(upload, credit),
  canceled: (upload, credit) => describeCharge(upload, credit),
};

/** The quiet sentences of a row: cost before, charge after, and bytes that are sent once more. */
export function describeNotes(upload: ShownUpload, credit: FileCredit): string[] {
  return notes[getUploadState(upload)]?.(upload, credit) ?? [];
}

const wholeStates: ReadonlySet<UploadState> = new Set(['waiting', 'sending', 'offline', 'paused']);

/** A started video goes on with many more bytes than its sound has, because that could not be taken out. */
export function describeWarning(upload: ShownUpload): string | null {
  return upload.sound === 'unextractable' && wholeStates.has(getUploadState(upload))
    ? filesText.soundMissing
    : null;
}

/** The sizes of a video and of its sound, and which of them is sent. */
function describeSound({ file, source, sound, isSoundOnly, tags }: ShownUpload): string[] {
  if (source !== null) {
    const sizes = { video: formatBytes(source.file.size), sound: formatBytes(file.size) };
    return [fill(filesText.soundTaken, sizes)];
  }
  if (sound === 'unextractable') {
    return tags.includes('ready') || tags.includes('unaffordable') ? [filesText.soundMissing] : [];
  }
  if (sound === 'none') {
    return [];
  }
  const sizes = { video: formatBytes(file.size), sound: formatBytes(sound) };
  return [fill(isSoundOnly ? filesText.soundOnly : filesText.soundOffered, sizes)];
}

/** What a file costs and what is left then. A package without an end has no cost. */
function describeCost({ duration }: ShownUpload, { left }: FileCredit): string[] {
  if (duration === null) {
    return [filesText.unknownLength];
  }
  if (left === null) {
    return [];
  }
  const cost = fill(filesText.cost, { t: formatLength(duration) });
  const rest = fill(filesText.leftAfter, { t: formatLength(Math.max(0, left - duration)) });
  return [`${cost} ${rest}`];
}

/** The length that was charged, and the credit now; nothing where it is not known. */
function describeCharge(upload: ShownUpload, { total }: FileCredit): string[] {
  const billed = getBilled(upload);
  if (billed === null) {
    return [];
  }
  if (billed <= 0) {
    return [filesText.notBilled];
  }
  const charge = fill(filesText.billed, { t: formatLength(billed) });
  return total === null
    ? [charge]
    : [`${charge} ${fill(filesText.creditNow, { t: formatLength(total) })}`];
}

/** In ms; null when the server has not said it. Without a conversion nothing is charged. */
function getBilled(upload: ShownUpload): number | null {
  const { report } = upload;
  const billed = report !== null && 'billed' in report ? report.billed : 0;
  return billed === null && !mayHaveConverted(upload) ? 0 : billed;
}

/**
 * After the last byte the server converts, also where its answer was lost: a page that was loaded since
 * does not know how many bytes went out before.
 */
function mayHaveConverted(upload: ShownUpload): boolean {
  const { job, file, progress, mostReceived } = upload;
  const isUnknown = progress === null && mostReceived > 0;
  return job !== null || isUnknown || countSentBytes(upload) >= file.size;
}

/** How a file is treated, in one line. */
export function describeOptions({
  punctuation,
  numbers,
  speakers,
}: ShownUpload['options']): string {
  const words: string[] = [
    punctuation ? filesText.withPunctuation : filesText.withoutPunctuation,
    numbers ? filesText.numbers : filesText.words,
  ];
  if (speakers !== 0) {
    words.push(
      speakers === 'automatic'
        ? filesText.speakersAutomatic
        : fill(filesText.speakers, { n: formatNumber(speakers) }),
    );
  }
  return words.join(filesText.between);
}
