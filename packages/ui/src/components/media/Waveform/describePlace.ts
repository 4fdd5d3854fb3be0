import { fill } from '../../../foundations/fill.ts';
import { text } from '../../../foundations/text.ts';
import { spellDuration } from '../../../persian/duration.ts';
import type { WaveformMark } from './wave.ts';

/** A place in a recording of `total` seconds in words, with the mark that is there. */
export function describePlace(at: number, total: number, marks: readonly WaveformMark[]): string {
  const place = fill(text.waveform.place, { at: spellDuration(at), total: spellDuration(total) });
  const mark = marks.find(({ from, until }) => from <= at && at <= until);
  return mark === undefined ? place : fill(text.waveform.marked, { place, mark: mark.label });
}
