import { formatBytes, formatNumber, formatPercent } from '@nevisa/ui';
import { fill } from '../../../shared/text/fill.ts';
import { filesText } from '../../../shared/text/filesText.ts';
import { sentBytes, type ShownUpload, stateOf, type UploadState } from './shownUpload.ts';

/** All files that are under way. */
export interface UploadTotals {
  /** Files that are sent or converted, or wait for it. */
  readonly count: number;
  /** The share of their bytes that is sent, 0 to 1; null without files. */
  readonly share: number | null;
  /** None of them moves by itself: all wait for the network, a file or a person. */
  readonly isHeld: boolean;
  /** For the head of the list. */
  readonly summary: string;
  /** For the meter in the top bar. */
  readonly meter: string;
  /** Before the title of the page, «(۳) ↑ ۴۲٪»; empty while no byte is under way. */
  readonly title: string;
}

const underWay: ReadonlySet<UploadState> = new Set([
  'waiting',
  'sending',
  'offline',
  'paused',
  'signedOut',
  'needsFile',
  'converting',
]);
const moving: ReadonlySet<UploadState> = new Set(['waiting', 'sending', 'converting']);

/** Adds up the files of a list. */
export function describeTotals(uploads: readonly ShownUpload[]): UploadTotals {
  const begun = uploads.filter((upload) => underWay.has(stateOf(upload)));
  const total = begun.reduce((sum, { file }) => sum + file.size, 0);
  const sent = begun.reduce((sum, upload) => sum + bytesOf(upload), 0);
  const share = begun.length === 0 ? null : total === 0 ? 0 : sent / total;
  const n = formatNumber(begun.length);
  const percent = formatPercent(share ?? 0);
  const isSending = begun.some((upload) => upload.tags.includes('moving'));
  return {
    count: begun.length,
    share,
    isHeld: begun.length > 0 && !begun.some((upload) => moving.has(stateOf(upload))),
    summary:
      begun.length === 0
        ? fill(filesText.count, { n: formatNumber(uploads.length) })
        : fill(filesText.whole, { n, sent: formatBytes(sent), total: formatBytes(total) }),
    meter: describeMeter(begun, n, percent),
    title: isSending ? fill(filesText.title, { n, percent }) : '',
  };
}

function bytesOf(upload: ShownUpload): number {
  return stateOf(upload) === 'converting' ? upload.file.size : sentBytes(upload);
}

function describeMeter(begun: readonly ShownUpload[], n: string, percent: string): string {
  const states = new Set(begun.map(stateOf));
  if (states.size === 1 && states.has('converting')) {
    return fill(filesText.meterConverting, { n });
  }
  return states.has('offline')
    ? fill(filesText.meterOffline, { n })
    : fill(filesText.meter, { n, percent });
}
