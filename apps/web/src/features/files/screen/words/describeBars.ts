import { formatBytes, formatPercent, type UploadBar } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { commonFilesText, filesText } from '../../../../shared/text/filesText.ts';
import { historyText } from '../../../../shared/text/historyText.ts';
import { formatLength } from './formatLength.ts';
import {
  getUploadState,
  countSentBytes,
  type ShownUpload,
  type UploadState,
} from './shownUpload.ts';

const begun: ReadonlySet<UploadState> = new Set([
  'waiting',
  'sending',
  'offline',
  'paused',
  'signedOut',
  'needsFile',
]);

/** The bars of sending and of converting, with their figures in words. */
export function describeBars(upload: ShownUpload): UploadBar[] {
  const state = getUploadState(upload);
  if (state === 'converting') {
    return [
      { label: commonFilesText.upload, value: 1, words: filesText.sent },
      describeConverting(upload),
    ];
  }
  if (state === 'extracting') {
    return [describeExtracting(upload)];
  }
  const isMoving = state === 'sending' || state === 'offline';
  return begun.has(state) && (isMoving || countSentBytes(upload) > 0)
    ? [describeSending(upload)]
    : [];
}

function describeSending(upload: ShownUpload): UploadBar {
  const { file, progress } = upload;
  const sent = countSentBytes(upload);
  const amounts = { sent: formatBytes(sent), total: formatBytes(file.size) };
  const figures = [fill(filesText.of, amounts)];
  if (getUploadState(upload) === 'sending' && upload.failure === null && progress !== null) {
    const { speed, timeLeft } = progress;
    if (speed !== null && speed > 0) {
      figures.push(fill(filesText.speed, { n: formatBytes(speed) }));
    }
    if (speed !== 0 && timeLeft !== null && Number.isFinite(timeLeft)) {
      figures.push(fill(filesText.timeLeft, { t: formatLength(timeLeft) }));
    }
  }
  return {
    label: commonFilesText.upload,
    value: file.size > 0 ? sent / file.size : 0,
    words: figures.join(filesText.between),
  };
}

function describeExtracting({ extracted }: ShownUpload): UploadBar {
  const label = filesText.barSound;
  // The state line of the file says already that the sound is being taken out.
  return extracted === null
    ? { label, value: null }
    : { label, value: extracted, words: formatPercent(extracted) };
}

function describeConverting({ report }: ShownUpload): UploadBar {
  const percent = report?.state === 'converting' ? report.percent : null;
  const label = filesText.barConverting;
  if (report?.state !== 'converting') {
    return { label, value: 0, words: historyText.statusPending };
  }
  return percent === null
    ? { label, value: null, words: filesText.converting }
    : { label, value: percent / 100, words: formatPercent(percent / 100) };
}
