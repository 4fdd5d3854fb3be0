import {
  findParagraph,
  listFirstParagraphs,
  listParagraphs,
  readSpeakers,
  type SpokenParagraph,
  type TranscriptDocument,
  watchContent,
} from '@nevisa/transcript';
import { formatDuration, type ParagraphHeads } from '@nevisa/ui';
import { createEmitter } from '../../../../shared/createEmitter.ts';

/** How long the times of the heads wait after an edit, in ms, so that no key waits for them. */
const pause = 300;

/** The paragraphs that fill any window: their heads do not wait until the times of all others are read. */
const firstCount = 40;

/** The heads of an opened text. Names follow at once, times a moment after an edit. */
export function createHeads(
  document: TranscriptDocument,
  onSpeaker: ParagraphHeads['onSpeaker'],
): ParagraphHeads {
  const times = createTimes(document);
  return {
    onSpeaker,
    read: (position, speaker) => {
      const name = readSpeakers(document).find(({ id }) => id === speaker)?.name ?? null;
      const start = times.find(position)?.start ?? null;
      return { name, time: start === null ? null : formatDuration(start) };
    },
    subscribe: createWatch(document, times.refresh),
  };
}

/** The paragraphs as they were read last. */
function createTimes(document: TranscriptDocument) {
  let first: readonly SpokenParagraph[] = listFirstParagraphs(document, firstCount);
  let all: readonly SpokenParagraph[] | null = null;
  return {
    find: (position: number): SpokenParagraph | undefined =>
      (all === null ? findParagraph(first, position) : undefined) ??
      findParagraph((all ??= listParagraphs(document)), position),
    refresh: () => {
      first = [];
      all = null;
    },
  };
}

function createWatch(
  document: TranscriptDocument,
  refreshTimes: () => void,
): ParagraphHeads['subscribe'] {
  const listeners = createEmitter();
  let count = 0;
  let stop = () => {
    // Nothing is watched before the first head.
  };
  const watch = () => {
    let speakers = readSpeakers(document);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = watchContent(document, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        refreshTimes();
        listeners.emit();
      }, pause);
      if (speakers !== readSpeakers(document)) {
        speakers = readSpeakers(document);
        listeners.emit();
      }
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  };
  return (listener) => {
    const leave = listeners.subscribe(listener);
    count += 1;
    if (count === 1) {
      stop = watch();
    }
    return () => {
      leave();
      count -= 1;
      if (count === 0) {
        stop();
      }
    };
  };
}
