import { isStorageFull, isTooLarge, isUnpaid, isUnsupported } from '@nevisa/api/failures';
import type { FileFault, JobFault } from '@nevisa/machines';
import { formatBytes } from '@nevisa/ui';
import { listFailureLines } from '../../../../shared/text/listFailureLines.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText, historyFilesText } from '../../../../shared/text/filesText.ts';
import { largestFile } from '../adding/fileLimits.ts';
import { formatLength } from './formatLength.ts';
import { getUploadState, type ShownUpload, type UploadState } from './shownUpload.ts';
import type { FileCredit } from './reserveCredit.ts';
import type { UploadActionName } from './uploadActions.ts';

/** What is wrong with a file, or missing for it, and the one action that helps. */
export interface ShownFault {
  readonly sentence: string;
  readonly action: UploadActionName | null;
}

/** Why a file is not sent at all, in a sentence. */
export const fileFaults: Readonly<Record<FileFault, string>> = {
  empty: filesText.empty,
  tooLarge: fill(filesText.tooLarge, { max: formatBytes(largestFile) }),
  notMedia: historyFilesText.badFile,
  noSound: filesText.noAudio,
  unreadable: filesText.unreadable,
};

const jobFaults: Readonly<Record<Exclude<JobFault, 'unknown'>, ShownFault>> = {
  noSpeech: { sentence: filesText.noSpeech, action: 'again' },
  unsupported: { sentence: filesText.unsupported, action: 'add' },
  tooLong: { sentence: filesText.tooLong, action: 'add' },
  noCredit: { sentence: filesText.noCredit, action: 'buy' },
  damaged: { sentence: filesText.damaged, action: 'add' },
  unknownTask: { sentence: filesText.unknownTask, action: 'sendAgain' },
  server: { sentence: filesText.server, action: 'again' },
};

type Describe = (upload: ShownUpload, credit: FileCredit) => ShownFault | null;

const faults: Readonly<Partial<Record<UploadState, Describe>>> = {
  refused: ({ fault }) => ({
    sentence: fileFaults[fault ?? 'unreadable'],
    action: 'chooseOther',
  }),
  duplicate: ({ known }) =>
    known?.historyId === null
      ? { sentence: filesText.inList, action: null }
      : { sentence: historyFilesText.alreadyDone, action: 'open' },
  unaffordable: (upload, credit) => ({
    sentence: describeShortage(upload, credit),
    action: 'buy',
  }),
  signedOut: () => ({ sentence: filesText.signInAgain, action: 'signIn' }),
  needsFile: (upload) =>
    upload.isReopenable
      ? { sentence: filesText.allowAgain, action: 'reopen' }
      : { sentence: describeNeed(upload), action: 'choose' },
  // After a cancel that the server has refused; a failed question about a conversion is no failure of it.
  converting: ({ failure }) =>
    failure === null ? null : { sentence: filesText.notCanceled, action: null },
  failed: (upload) => describeEnd(upload),
};

/** The fault of an upload in words; null without one. */
export function describeFault(upload: ShownUpload, credit: FileCredit): ShownFault | null {
  return faults[getUploadState(upload)]?.(upload, credit) ?? null;
}

/** What the file needs and what is left for it after the files before it. */
function describeShortage({ duration }: ShownUpload, { left, isReserved }: FileCredit): string {
  const sentence =
    duration === null
      ? filesText.nothingLeft
      : fill(filesText.notEnough, {
          need: formatLength(duration),
          left: formatLength(Math.max(0, left ?? 0)),
        });
  return isReserved ? `${sentence} ${filesText.reservedBefore}` : sentence;
}

function describeNeed({ file, fault, isOtherFile, hasChanged }: ShownUpload): string {
  if (isOtherFile) {
    return isVideo(file.name) ? filesText.otherVideo : filesText.otherFile;
  }
  if (fault !== null) {
    return fileFaults[fault];
  }
  return hasChanged ? filesText.changed : filesText.chooseAgain;
}

function describeEnd({ report, failure, job, id }: ShownUpload): ShownFault {
  if (report?.state !== 'failed') {
    return describeFailure(failure, { helps: 'retry', lines: [] });
  }
  if (failure !== null) {
    // A further conversion could not be asked for; the server still has the file.
    return describeFailure(failure, { helps: 'again', lines: listFailureLines(failure) });
  }
  return report.fault === 'unknown'
    ? { sentence: fill(filesText.unknown, { id: job?.taskId ?? id }), action: 'copyId' }
    : jobFaults[report.fault];
}

interface OtherFailure {
  readonly helps: UploadActionName;
  /** What is said where the server gives no sentence; none for a file that was refused. */
  readonly lines: readonly string[];
}

function describeFailure(
  failure: ShownUpload['failure'],
  { helps, lines }: OtherFailure,
): ShownFault {
  if (isStorageFull(failure)) {
    return { sentence: filesText.storageFull, action: helps };
  }
  if (isUnpaid(failure)) {
    return jobFaults.noCredit;
  }
  if (isTooLarge(failure)) {
    return { sentence: filesText.sentTooLarge, action: 'add' };
  }
  if (isUnsupported(failure)) {
    return { sentence: historyFilesText.badFile, action: 'add' };
  }
  const hasTexts = failure?.kind === 'refused' && failure.texts.length > 0;
  const said = hasTexts ? listFailureLines(failure) : lines;
  return {
    sentence: said.length > 0 ? said.join(' ') : filesText.serverRefused,
    action: helps,
  };
}

/** Phones make a video anew each time it is chosen. */
function isVideo(name: string): boolean {
  return /\.(?:mp4|mov|m4v|3gp|mkv|webm)$/iu.test(name);
}
