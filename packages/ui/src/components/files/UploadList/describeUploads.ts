import { filesText } from '../../../foundations/text/filesText.ts';
import { fill } from '../../../foundations/fill.ts';
import { formatPercent } from '../../../persian/number.ts';
import { cleanFileName } from '../UploadRow/fileName.ts';
import type { UploadBar } from '../UploadRow/UploadRow.tsx';

/** What a change of a row is recognised by. */
export interface AnnouncedUpload {
  id: string;
  name: string;
  state: string;
  bars?: readonly UploadBar[];
}

/** The shares that are announced; a bar moves many times a second. */
const thresholds = [0.25, 0.5, 0.75, 1] as const;

/**
 * What changed between two lists of files, for a screen reader: each new state, and each bar
 * that has reached 25, 50, 75 or 100 percent. A file that was just added is not announced.
 */
export function describeUploads(
  before: readonly AnnouncedUpload[],
  after: readonly AnnouncedUpload[],
): string {
  const known = new Map(before.map((upload) => [upload.id, upload]));
  return after
    .flatMap((upload) => {
      const earlier = known.get(upload.id);
      const words = earlier === undefined ? [] : describeChange(earlier, upload);
      const name = cleanFileName(upload.name);
      return words.map((each) => fill(filesText.announced, { name, words: each }));
    })
    .join(' ');
}

function describeChange(before: AnnouncedUpload, after: AnnouncedUpload): string[] {
  if (before.state !== after.state) {
    return [after.state];
  }
  return (after.bars ?? []).flatMap(({ label, value }) => {
    const earlier = before.bars?.find((bar) => bar.label === label);
    const reached = findThreshold(value);
    return reached > findThreshold(earlier?.value ?? null)
      ? [fill(filesText.bar, { label, percent: formatPercent(reached) })]
      : [];
  });
}

function findThreshold(value: number | null): number {
  return thresholds.findLast((threshold) => (value ?? 0) >= threshold) ?? 0;
}
