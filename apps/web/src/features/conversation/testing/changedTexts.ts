import type { ConversationText } from '@nevisa/machines';

/** The words that a person typed, here or elsewhere. */
export function readWords({ title, segments }: ConversationText): Set<string> {
  const all = `${title} ${segments.map(({ text }) => text).join(' ')}`;
  return new Set(all.match(/\b[we]\d+\b/gu));
}

/** Changes the segment at a share of all. */
export function changeAt(
  text: ConversationText,
  share: number,
  change: (segment: ConversationText['segments'][number]) => ConversationText['segments'],
): ConversationText {
  const at = Math.floor(share * Math.max(0, text.segments.length - 1));
  return {
    ...text,
    segments: text.segments.flatMap((each, index) => (index === at ? change(each) : [each])),
  };
}

/** The editor undoes only its own steps: not over a merge, which it shows as a new text. */
export function sharesSegments(before: ConversationText, now: ConversationText): boolean {
  const known = new Set<unknown>(now.segments);
  return before.segments.filter((each) => !known.has(each)).length <= 1;
}
