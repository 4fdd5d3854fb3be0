import {
  findParagraph,
  listParagraphs,
  readCaret,
  readSelection,
  readSpeakers,
  type SavedSpeaker,
  type SpokenParagraph,
  type TranscriptDocument,
} from '@nevisa/transcript';
import type { ParagraphHeads } from '@nevisa/ui';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createEmitter } from '../../../../shared/createEmitter.ts';
import { usePageKeys } from '../../../../shared/shortcuts/usePageKeys.ts';
import { createHeads } from './createHeads.ts';

/** The speakers of a page and the menu that names them. */
export interface SpeakerTool {
  /** For `TranscriptEditor`; undefined while the conversation has no speakers, until the person asks for them. */
  readonly heads: ParagraphHeads | undefined;
  readonly document: TranscriptDocument;
  readonly speakers: readonly SavedSpeaker[];
  /** What the open menu is about; null while none is open. */
  readonly opened: {
    readonly paragraph: SpokenParagraph;
    readonly anchor: HTMLElement;
    /** The paragraph, or all selected ones where it is one of them. */
    readonly range: { readonly from: number; readonly to: number };
    /** How many paragraphs the range touches. */
    readonly count: number;
  } | null;
  readonly close: () => void;
  /** Shows the heads of a text without speakers, so that the first one can be named. */
  readonly ask: () => void;
}

interface SpeakerPress {
  readonly position: number;
  readonly anchor: HTMLElement;
}

/** Gives each paragraph the head with its speaker; Alt+G opens the menu of the caret's paragraph. */
export function useSpeakers(
  document: TranscriptDocument,
  { editor, readOnly = false }: { editor: RefObject<HTMLElement | null>; readOnly?: boolean },
): SpeakerTool {
  const [opened, setOpened] = useState<SpeakerTool['opened']>(null);
  const speakers = useSyncExternalStore(document.subscribe, () => readSpeakers(document));
  const open = (position: number, anchor: HTMLElement) => {
    const paragraph = findParagraph(listParagraphs(document), position);
    if (paragraph !== undefined && !readOnly) {
      setOpened({ paragraph, anchor, ...readRange(document, paragraph) });
    }
  };
  const openByPress = useEffectEvent(open);
  const [presses] = useState(() => createEmitter<SpeakerPress>());
  useEffect(
    () => presses.subscribe(({ position, anchor }) => openByPress(position, anchor)),
    [presses],
  );
  const [isAsked, setAsked] = useState(false);
  const hasHeads = isAsked || speakers.length > 0;
  const heads = useMemo(
    () =>
      hasHeads
        ? createHeads(document, (position, anchor) => presses.emit({ position, anchor }))
        : undefined,
    [document, hasHeads, presses],
  );
  useMenuKey(document, editor, open);
  return {
    heads,
    document,
    speakers,
    opened,
    close: () => setOpened(null),
    ask: () => setAsked(true),
  };
}

/** The selected paragraphs, where this one is one of several; otherwise this one. */
function readRange(document: TranscriptDocument, paragraph: SpokenParagraph) {
  const selected = listSelected(document);
  const [first, last] = [selected[0], selected.at(-1)];
  return first !== undefined && last !== undefined && selected.includes(paragraph)
    ? { range: { from: first.from, to: last.to }, count: selected.length }
    : { range: paragraph, count: 1 };
}

/** The paragraphs with selected text; none where nothing is selected. */
function listSelected(document: TranscriptDocument): readonly SpokenParagraph[] {
  const { from, to } = readSelection(document);
  return listParagraphs(document).filter((each) => each.from < to && from < each.to);
}

/** Alt+G opens the menu beside the first selected paragraph, or the one of the caret. */
function useMenuKey(
  document: TranscriptDocument,
  editor: RefObject<HTMLElement | null>,
  open: ((position: number, anchor: HTMLElement) => void) | null,
): void {
  usePageKeys(open !== null, readMenuKey, () => {
    const position = listSelected(document)[0]?.from ?? readCaret(document);
    const place = listParagraphs(document).findIndex(({ to }) => to >= position);
    const anchor = editor.current?.querySelectorAll<HTMLElement>('[data-head] > button')[place];
    if (anchor !== undefined) {
      open?.(position, anchor);
    }
  });
}

function readMenuKey(event: KeyboardEvent): 'menu' | null {
  const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
  const isOther = ctrlKey || metaKey || shiftKey || event.getModifierState('AltGraph');
  return code === 'KeyG' && altKey && !isOther ? 'menu' : null;
}
