import type { PayloadOf, Contract } from '@nevisa/api';
import type { TextFile } from '@nevisa/transcript';
import { joinSegments } from '../../conversation/toNewRevision.ts';

/** In code points, as the server allows. */
const longestTitle = 200;

/**
 * The conversation that is made of a file: with its words, times and speakers, and
 * without its sound.
 *
 * @param clientId the id of the new one: the same one makes it once
 * @param now in ms since 1970
 */
export function toNewConversation(
  { title, text, segments, speakers, duration }: TextFile,
  clientId: string,
  now: number,
): PayloadOf<Contract['createHistory']> {
  const written = segments.length > 0 ? segments : [toSegment(text, clientId)];
  return {
    client_id: clientId,
    title: Array.from(title.replaceAll(/\s+/gu, ' ').trim()).slice(0, longestTitle).join(''),
    text: joinSegments(written),
    segments: written,
    speakers,
    duration: Math.round(duration),
    source: 'LIVE',
    created_at: new Date(now).toISOString(),
  };
}

/** A text that was exported before the server divided it. */
function toSegment(text: string, segment_id: string): TextFile['segments'][number] {
  return {
    segment_id,
    text,
    start: null,
    end: null,
    words: [],
    speaker: null,
    is_edited: true,
  };
}
