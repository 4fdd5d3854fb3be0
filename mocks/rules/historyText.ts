import type { Conversation, ConversationSegment, WholeConversation } from '@nevisa/api/types';

/** The words of a text, as `word_count` counts them. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/** The text of a conversation: its segments with a space between them, unless a paragraph ends. */
export function joinSegments(segments: readonly ConversationSegment[]): string {
  return segments
    .map(({ text }) => (text.endsWith('\n') ? text : `${text} `))
    .join('')
    .trimEnd();
}

/**
 * Adds typed segments, without a time, for the text that belongs to no segment. Segments
 * that the text does not contain are left out.
 *
 * @param name begins the ids of the typed segments
 */
export function coverText(
  text: string,
  segments: readonly ConversationSegment[],
  name: string,
): ConversationSegment[] {
  const covered: ConversationSegment[] = [];
  let from = 0;
  for (const segment of segments) {
    const own = segment.text.trim();
    const at = own === '' ? -1 : text.indexOf(own, from);
    if (at !== -1) {
      addTyped(covered, text.slice(from, at), name);
      covered.push({ ...segment, text: own });
      from = at + own.length;
    }
  }
  addTyped(covered, text.slice(from), name);
  return covered;
}

function addTyped(covered: ConversationSegment[], gap: string, name: string): void {
  gap.split('\n').forEach((line, place) => {
    const last = covered.at(-1);
    if (place > 0 && last !== undefined) {
      covered[covered.length - 1] = { ...last, text: `${last.text}\n` };
    }
    if (line.trim() !== '') {
      covered.push({
        segment_id: `${name}-${covered.length + 1}`,
        text: line.trim(),
        start: null,
        end: null,
        words: [],
        speaker: null,
        is_edited: true,
      });
    }
  });
}

/** How many words of two texts differ, in any order: the larger of those that came and those that went. */
export function countChangedWords(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const word of splitWords(before)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  let came = 0;
  for (const word of splitWords(after)) {
    const left = counts.get(word) ?? 0;
    came += left === 0 ? 1 : 0;
    counts.set(word, Math.max(0, left - 1));
  }
  const went = [...counts.values()].reduce((sum, left) => sum + left, 0);
  return Math.max(came, went);
}

/** The conversation as calls answer that change it: without its text (contract, section 4). */
export function withoutText({
  text: _,
  segments: __,
  ...conversation
}: WholeConversation): Conversation {
  return conversation;
}
