import { formatNumber, formatPercent } from '@nevisa/ui';
import { fill } from '../../../../shared/text/fill.ts';
import { uploadStatusText } from '../../../../shared/text/uploadStatusText.ts';

/** What every page may say about the files of the user. */
export interface UploadStatusFacts {
  /** Started files that have no text yet. */
  readonly count: number;
  /** How much of all started files was sent, from 0 to 100; null while none is to be sent. */
  readonly percent: number | null;
  /** Bytes are under way, or will be without a press. */
  readonly isMoving: boolean;
}

/** What is shown before the title of the page: «(۳) ↑ ۴۲٪»; empty while no byte is under way. */
export function describeUploadStatus({ count, percent, isMoving }: UploadStatusFacts): string {
  return isMoving && percent !== null
    ? fill(uploadStatusText.title, {
        n: formatNumber(count),
        percent: formatPercent(percent / 100),
      })
    : '';
}

/** The files under way in words, for the meter in the top bar. */
export function describeStatus({ count, percent, isMoving }: UploadStatusFacts): string {
  const n = formatNumber(count);
  if (percent === null) {
    return fill(uploadStatusText.converting, { n });
  }
  const words = isMoving ? uploadStatusText.moving : uploadStatusText.held;
  return fill(words, { n, percent: formatPercent(percent / 100) });
}
