import { foldPersian } from '@nevisa/writing';
import type { SavedSpeaker } from '../segments/savedSegment.ts';
import { cleanPastedText } from '../model/pastedText.ts';

/** The most characters that the name of a speaker has. */
export const longestSpeakerName = 100;

/** A typed name as it is kept: in one line, without hidden characters, at most 100 characters. */
export function cleanSpeakerName(typed: string): string {
  const line = cleanPastedText(typed).replaceAll(/\s+/gu, ' ').trim();
  return Array.from(line).slice(0, longestSpeakerName).join('').trim();
}

/** The speaker with this name in any form of its letters; undefined without one. */
export function findSpeakerByName(
  speakers: readonly SavedSpeaker[],
  typed: string,
): SavedSpeaker | undefined {
  const name = foldPersian(cleanSpeakerName(typed));
  return name === '' ? undefined : speakers.find((one) => foldPersian(one.name) === name);
}
