import {
  findParagraph,
  listParagraphs,
  readCaret,
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
import { createHeads, hasHeads } from './createHeads.ts';

/** The speakers of a page and the menu that names them. */
export interface SpeakerTool {
  /** For `TranscriptEditor`; undefined where the conversation has neither speakers nor times. */
  readonly heads: ParagraphHeads | undefined;
  readonly document: TranscriptDocument;
  readonly speakers: readonly SavedSpeaker[];
  /** The paragraph whose menu is open, and its button; null while none is. */
  readonly opened: { readonly paragraph: SpokenParagraph; readonly anchor: HTMLElement } | null;
  readonly close: () => void;
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
      setOpened({ paragraph, anchor });
    }
  };
  const openByPress = useEffectEvent(open);
  const [presses] = useState(() => createEmitter<SpeakerPress>());
  useEffect(
    () => presses.subscribe(({ position, anchor }) => openByPress(position, anchor)),
    [presses],
  );
  const heads = useMemo(
    () =>
      hasHeads(document)
        ? createHeads(document, (position, anchor) => presses.emit({ position, anchor }))
        : undefined,
    [document, presses],
  );
  useMenuKey(document, editor, heads === undefined ? null : open);
  return {
    heads,
    document,
    speakers,
    opened,
    close: () => {
      setOpened(null);
    },
  };
}

/** Alt+G opens the menu beside the paragraph of the caret. */
function useMenuKey(
  document: TranscriptDocument,
  editor: RefObject<HTMLElement | null>,
  open: ((position: number, anchor: HTMLElement) => void) | null,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const isKey = code === 'KeyG' && altKey && !ctrlKey && !metaKey && !shiftKey;
    const isDialog = target instanceof Element && target.closest('dialog') !== null;
    if (!isKey || isDialog || open === null || event.getModifierState('AltGraph')) {
      return;
    }
    event.preventDefault();
    const position = readCaret(document);
    const place = listParagraphs(document).findIndex(({ to }) => to >= position);
    const anchor = editor.current?.querySelectorAll<HTMLElement>('[data-head] > button')[place];
    if (anchor !== undefined) {
      open(position, anchor);
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
