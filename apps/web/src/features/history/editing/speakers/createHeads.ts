import {
  findParagraph,
  listParagraphs,
  readSpeakers,
  type TranscriptDocument,
  watchContent,
} from '@nevisa/transcript';
import { formatDuration, type ParagraphHeads } from '@nevisa/ui';

/** How long the times of the heads wait after an edit, in ms, so that no key waits for them. */
const pause = 300;

/** The heads of an opened text. Names follow at once, times a moment after an edit. */
export function createHeads(
  document: TranscriptDocument,
  onSpeaker: ParagraphHeads['onSpeaker'],
): ParagraphHeads {
  let paragraphs = listParagraphs(document);
  let isFresh = true;
  const read = () => {
    if (!isFresh) {
      paragraphs = listParagraphs(document);
      isFresh = true;
    }
    return paragraphs;
  };
  return {
    onSpeaker,
    read: (position, speaker) => {
      const name = readSpeakers(document).find(({ id }) => id === speaker)?.name ?? null;
      const start = findParagraph(read(), position)?.start ?? null;
      return { name, time: start === null ? null : formatDuration(start) };
    },
    subscribe: (listener) => {
      let speakers = readSpeakers(document);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = watchContent(document, () => {
        clearTimeout(timer);
        if (speakers === readSpeakers(document)) {
          timer = setTimeout(() => {
            isFresh = false;
            listener();
          }, pause);
        } else {
          speakers = readSpeakers(document);
          listener();
        }
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
