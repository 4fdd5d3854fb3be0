import type { Speaker } from '@nevisa/api/types';
import { getInternals, readPlacedSegments, type TranscriptDocument } from '@nevisa/transcript';
import { formatDuration, formatNumber } from '@nevisa/ui';
import { editingText } from '../../../../shared/text/editingText.ts';
import { fill } from '../../../../shared/text/fill.ts';

/** The place of the caret in words: paragraph, speaker and time, as far as they are known. */
export function describePlace(document: TranscriptDocument, speakers: readonly Speaker[]): string {
  const { doc, selection } = getInternals(document).state();
  const segment = readPlacedSegments(document).findLast(
    ({ from }) => from <= Math.max(1, selection.head),
  )?.segment;
  const name = speakers.find(({ id }) => id === segment?.speaker)?.name.trim() ?? '';
  const start = segment?.start ?? null;
  return [
    fill(editingText.sayPlace, {
      n: formatNumber(selection.$head.index(0) + 1),
      total: formatNumber(doc.childCount),
    }),
    ...(name === '' ? [] : [fill(editingText.saySpeaker, { name })]),
    ...(start === null ? [] : [fill(editingText.sayTime, { time: formatDuration(start) })]),
  ].join('');
}
