import type { WholeConversation } from '@nevisa/api/types';

/** A paragraph of a text as it is read. */
export interface Paragraph {
  /** The segment that begins it. */
  readonly key: string;
  /** The name of the speaker; null where none is known, and where the paragraph before has the same. */
  readonly speaker: string | null;
  readonly text: string;
}

/**
 * The paragraphs of a text: a segment that ends with a line break ends its paragraph,
 * and so does a change of the speaker. Without segments the lines of the text count.
 */
export function toParagraphs({
  text,
  segments,
  speakers,
}: Pick<WholeConversation, 'text' | 'segments' | 'speakers'>): readonly Paragraph[] {
  const names = new Map(speakers.map(({ id, name }) => [id, name.trim()]));
  const paragraphs: { key: string; speaker: string | null; text: string; ended: boolean }[] = [];
  for (const { segment_id: key, text: words, speaker: speakerId } of segments) {
    const speaker = names.get(speakerId ?? '') || null;
    const last = paragraphs.at(-1);
    const [first = '', ...lines] = words.split('\n');
    if (last === undefined || last.ended || last.speaker !== speaker) {
      paragraphs.push({ key, speaker, text: first, ended: false });
    } else {
      last.text = `${last.text} ${first}`;
    }
    lines.forEach((line, step) => {
      (paragraphs.at(-1) as { ended: boolean }).ended = true;
      if (line.trim() !== '') {
        paragraphs.push({ key: `${key} ${step}`, speaker, text: line, ended: false });
      }
    });
  }
  const written = paragraphs.length > 0 ? paragraphs : listLines(text);
  let before: string | null = null;
  return written.flatMap(({ key, speaker, text: words }) => {
    if (words.trim() === '') {
      return [];
    }
    const shown = speaker === before ? null : speaker;
    before = speaker;
    return [{ key, speaker: shown, text: words.replaceAll(/ +/g, ' ').trim() }];
  });
}

function listLines(text: string) {
  return text.split('\n').map((line, step) => ({ key: `line ${step}`, speaker: null, text: line }));
}

/** The text as it is copied: one line for each paragraph, with the speaker before it. */
export function joinParagraphs(
  whole: Pick<WholeConversation, 'text' | 'segments' | 'speakers'>,
): string {
  return toParagraphs(whole)
    .map(({ speaker, text }) => (speaker === null ? text : `${speaker}: ${text}`))
    .join('\n');
}
