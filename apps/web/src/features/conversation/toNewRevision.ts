import type { QueuedRevision } from '@nevisa/api/types';
import type { ConversationText } from '@nevisa/machines';

/** The revision with which a text becomes a conversation of its own. */
export function toNewRevision({ title, segments, speakers }: ConversationText): QueuedRevision {
  return {
    id: crypto.randomUUID(),
    documentId: crypto.randomUUID(),
    title,
    text: joinSegments(segments),
    segments,
    speakers,
    duration: Math.round(1000 * Math.max(0, ...segments.map(({ end }) => end ?? 0))),
    createdAt: new Date().toISOString(),
    historyId: null,
    revision: null,
  };
}

/** The text of segments by the rule of the contract: a line break takes no space after it. */
export function joinSegments(segments: readonly { readonly text: string }[]): string {
  return segments
    .map(({ text }, at) => {
      const before = segments[at - 1]?.text;
      return (before === undefined || before.endsWith('\n') ? '' : ' ') + text;
    })
    .join('');
}
