import { type CueGroup, getStart, groupWords, joinHasty } from './cueGroups.ts';
import { breakLines, limits } from './cueLines.ts';
import { placeWords } from './cueWords.ts';
import type { ExportedParagraph } from './exportedTranscript.ts';

/** A cue of subtitles. */
export interface Cue {
  /** In whole ms; `end` is always after `start`. */
  readonly start: number;
  readonly end: number;
  /** The name of the person who speaks; null where none is known. */
  readonly speaker: string | null;
  /** One or two lines with a word in each; `named` writes the speaker before the first word of a turn. */
  readonly lines: readonly string[];
  /** It has more characters than a person reads in its time. */
  readonly isFast: boolean;
}

export interface CueOptions {
  /** Writes «نام:» into the text where another person begins to speak. @default false */
  readonly named?: boolean;
}

/**
 * The cues of a text in the order of their times. Each word is in exactly one cue.
 * Empty where no word has a time: then there are no subtitles.
 */
export function createCues(
  paragraphs: readonly ExportedParagraph[],
  { named = false }: CueOptions = {},
): Cue[] {
  const placed = placeWords(paragraphs, ({ speaker }, before) =>
    named && speaker !== null && speaker !== before?.speaker ? `${speaker}:` : null,
  );
  const groups = groupWords(placed).sort((one, other) => getStart(one) - getStart(other));
  return listTimeGroups(joinHasty(groups));
}

function listTimeGroups(groups: readonly CueGroup[]): Cue[] {
  let free = 0;
  return groups.map((group, at) => {
    const { speaker, words } = group;
    const next = groups[at + 1];
    const lines = breakLines(words);
    const characters = lines.reduce((sum, line) => sum + Array.from(line).length, 0);
    const reading = Math.ceil((characters * 1_000) / limits.charactersPerSecond);
    const start = Math.max(free, getStart(group));
    const spoken = Math.max(...words.map((word) => word.end));
    const wished = Math.max(spoken, start + reading);
    const latest = next === undefined ? Infinity : getStart(next) - limits.gap;
    const end = Math.max(start + limits.shortest, Math.min(wished, latest, start + limits.longest));
    free = end + limits.gap;
    return { start, end, speaker, lines, isFast: end - start < reading };
  });
}
