import {
  findParagraph,
  listParagraphs,
  moveCaret,
  readCaret,
  readSpeakers,
  type TranscriptDocument,
} from '@nevisa/transcript';
import { formatDuration, type ListedParagraph } from '@nevisa/ui';
import { type RefObject, useEffect, useState } from 'react';

/** The list of the paragraphs of a page, to go to one of them. */
export interface ParagraphsTool {
  /** Null while the list is closed. */
  readonly paragraphs: readonly ListedParagraph[] | null;
  /** The key of the paragraph with the caret. */
  readonly current: string | null;
  readonly open: () => void;
  readonly close: () => void;
  /** The caret goes to the beginning of the paragraph, and the focus into the text. */
  readonly choose: (paragraph: ListedParagraph) => void;
}

interface Opened {
  readonly paragraphs: readonly ListedParagraph[];
  readonly current: string | null;
}

export function useParagraphs(
  document: TranscriptDocument,
  editor: RefObject<HTMLElement | null>,
): ParagraphsTool {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  // The dialog gives the focus back when it is gone; only then the text can take it.
  useEffect(() => {
    const place = target === null ? undefined : listParagraphs(document)[target];
    if (place === undefined || target === null) {
      return undefined;
    }
    moveCaret(document, place.from);
    editor.current?.focus({ preventScroll: true });
    const show = () => editor.current?.children[target]?.scrollIntoView({ block: 'start' });
    show();
    // The paragraphs above have their heights only after they were drawn once.
    const frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [document, editor, target]);
  return {
    paragraphs: opened?.paragraphs ?? null,
    current: opened?.current ?? null,
    open: () => {
      setTarget(null);
      setOpened(readParagraphs(document));
    },
    close: () => setOpened(null),
    choose: ({ key }) => {
      setOpened(null);
      setTarget(Number(key));
    },
  };
}

/** The paragraphs as they are now; the key of one is its place. */
function readParagraphs(document: TranscriptDocument): Opened {
  const names = new Map(readSpeakers(document).map(({ id, name }) => [id, name]));
  const all = listParagraphs(document);
  const own = findParagraph(all, readCaret(document));
  return {
    paragraphs: all.map(({ speaker, start, text }, at) => ({
      key: String(at),
      name: speaker === null ? null : (names.get(speaker) ?? null),
      time: start === null ? null : formatDuration(start),
      text,
    })),
    current: own === undefined ? null : String(all.indexOf(own)),
  };
}
