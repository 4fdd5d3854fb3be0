import { formatBytes, formatNumber } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText } from '../../../../shared/text/filesText.ts';
import { startedStates } from './reserveCredit.ts';
import { countSentBytes, getUploadState, type ShownUpload } from './shownUpload.ts';

/** All files of the list in one line: how many are under way, and how many of their bytes are sent. */
export function describeTotals(uploads: readonly ShownUpload[]): string {
  const begun = uploads.filter((upload) => startedStates.has(getUploadState(upload)));
  if (begun.length === 0) {
    return fill(filesText.count, { n: formatNumber(uploads.length) });
  }
  const total = begun.reduce((sum, { file }) => sum + file.size, 0);
  const sent = begun.reduce((sum, upload) => sum + countBytes(upload), 0);
  return fill(filesText.whole, {
    n: formatNumber(begun.length),
    sent: formatBytes(sent),
    total: formatBytes(total),
  });
}

function countBytes(upload: ShownUpload): number {
  return getUploadState(upload) === 'converting' ? upload.file.size : countSentBytes(upload);
}
