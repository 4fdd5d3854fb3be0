import { createCues } from './cues.ts';
import type { DigitChoice, ExportedTranscript } from './exportedTranscript.ts';
import { writeReadableTime } from './timecode.ts';

export const layoutChoices = ['paragraphs', 'cues'] as const;

/** Whether a text for reading is divided as it is written, or as subtitles are. */
export type LayoutChoice = (typeof layoutChoices)[number];

/** What a text for reading shows beside its words. */
export interface LineOptions {
  readonly times: boolean;
  readonly speakers: boolean;
  readonly digits: DigitChoice;
  readonly layout: LayoutChoice;
}

/** A line of a text for reading. */
export interface ExportLine {
  /** When it begins; null where that is not known or not shown. */
  readonly time: string | null;
  /** Null also where the line before has the same speaker. */
  readonly speaker: string | null;
  readonly text: string;
}

/** The lines of a text for reading. A text without times has its paragraphs in both layouts. */
export function listLines({ paragraphs }: ExportedTranscript, options: LineOptions): ExportLine[] {
  const cues = options.layout === 'cues' ? createCues(paragraphs) : [];
  const parts =
    cues.length > 0
      ? cues.map(({ start, speaker, lines }) => ({ start, speaker, text: lines.join(' ') }))
      : paragraphs.map(({ speaker, text, words }) => ({
          start: words.find(({ start }) => start !== null)?.start ?? null,
          speaker,
          text,
        }));
  return parts.map(({ start, speaker, text }, at) => ({
    time: options.times && start !== null ? writeReadableTime(start, options.digits) : null,
    speaker: options.speakers && speaker !== parts[at - 1]?.speaker ? speaker : null,
    text,
  }));
}
