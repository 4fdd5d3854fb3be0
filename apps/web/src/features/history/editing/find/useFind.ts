import {
  readSelectedWords,
  readSelection,
  selectHit,
  type TextHit,
  type TranscriptDocument,
  watchContent,
} from '@nevisa/transcript';
import { longestQuery } from '@nevisa/writing';
import { useSelector } from '@xstate/react';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { usePageKeys } from '../../../../shared/shortcuts/usePageKeys.ts';
import { createFindActor, type FindActor } from './createFindActor.ts';
import { readFindKey } from './readFindKey.ts';

export interface FindOptions {
  /** The query of the address: the text opens at its first hit. Null or blank for none. */
  search: string | null;
  /** The text field of the editor. */
  editor: RefObject<HTMLElement | null>;
  /** Text can be found, not replaced. @default false */
  readOnly?: boolean;
  /** Called right before a replacement of all hits. */
  keepVersion: () => void;
}

/** The search of a page in its text. */
export interface FindTool {
  readonly isOpen: boolean;
  /** Empty while the panel is closed. */
  readonly hits: readonly TextHit[];
  readonly shownHit: number | null;
  readonly document: TranscriptDocument;
  readonly find: FindActor;
  readonly readOnly: boolean;
  /** False while the bar is open because of the address: a phone would show its keyboard. */
  readonly takesFocus: boolean;
  readonly isReplacing: boolean;
  readonly showReplace: (isShown: boolean) => void;
  readonly queryRef: RefObject<HTMLInputElement | null>;
  readonly open: (withReplace?: boolean) => void;
  /** The shown hit is selected; the query stays. */
  readonly close: () => void;
  /** Shows the next hit or the one before; a closed panel opens at it, seen from the selection. */
  readonly move: (step: 1 | -1) => void;
}

/**
 * Finds and replaces in a text: Ctrl+F opens the panel, Ctrl+H with the replacement, F3 walks.
 * The hits follow each edit of the text. F3 after Escape goes on from the hit that was left.
 */
export function useFind(document: TranscriptDocument, options: FindOptions): FindTool {
  const { search, editor, readOnly = false } = options;
  const find = useMemo(() => createFindActor(document), [document]);
  const keepVersion = useEffectEvent(options.keepVersion);
  useEffect(() => find.beforeReplacement(() => keepVersion()), [find]);
  const [isReplacing, showReplace] = useState(false);
  const [takesFocus, setTakesFocus] = useState(search === null || search.trim() === '');
  const queryRef = useRef<HTMLInputElement>(null);
  useRunning(find, document, search);
  const found = useSyncExternalStore(find.hits.subscribe, find.hits.read);
  const isOpen = useSelector(find.actor, (state) => state.hasTag('open'));
  const place = useSelector(find.actor, ({ context: { at, count } }) => (count > 0 ? at : null));
  const hits = isOpen && place !== null ? found : noHits;
  const shownHit = isOpen && place !== null && place < found.length ? place : null;
  const tool: FindTool = {
    isOpen,
    hits,
    shownHit,
    document,
    find,
    readOnly,
    takesFocus,
    isReplacing: isReplacing && !readOnly,
    showReplace,
    queryRef,
    open: (withReplace = false) => {
      setTakesFocus(true);
      openFromSelection(find, document, queryRef.current);
      if (withReplace) {
        showReplace(true);
      }
    },
    close: () => {
      const hit = shownHit === null ? undefined : found[shownHit];
      setTakesFocus(true);
      find.actor.send({ type: 'find.closed' });
      if (hit !== undefined) {
        selectHit(document, hit);
      }
      editor.current?.focus({ preventScroll: true });
    },
    move: (step) => {
      if (!find.actor.getSnapshot().hasTag('open')) {
        openBesideSelection(find, document, step);
        return;
      }
      find.actor.send({ type: step === 1 ? 'next.requested' : 'previous.requested' });
      const { at } = find.actor.getSnapshot().context;
      find.moveTo(find.hits.read()[at]?.from ?? 0);
    },
  };
  useFindKeys(tool);
  return tool;
}

const noHits: readonly TextHit[] = [];

/** Searches for the selected words from their place; in the bar, for the query that is being typed. */
function openFromSelection(
  find: FindActor,
  document: TranscriptDocument,
  field: HTMLInputElement | null,
): void {
  const isInBar = field?.closest('search')?.contains(field.ownerDocument.activeElement);
  const query = isInBar === true ? null : readSelectedWords(document, longestQuery);
  if (isInBar !== true) {
    find.moveTo(readSelection(document).from);
  }
  find.actor.send({ type: 'find.opened', ...(query !== null && { query }) });
  field?.focus();
  field?.select();
}

/** Searches for the last query, after the selection or before it. */
function openBesideSelection(find: FindActor, document: TranscriptDocument, step: 1 | -1): void {
  const { from, to } = readSelection(document);
  find.moveTo(step === 1 ? to : from, step === 1 ? 'next' : 'previous');
  find.actor.send({ type: 'find.opened' });
}

/** The machine runs while the text is shown, and its changes are reported to it. */
function useRunning(find: FindActor, document: TranscriptDocument, search: string | null): void {
  const openAtSearch = useEffectEvent(() => {
    if (search !== null && search.trim() !== '') {
      find.moveTo(0);
      find.actor.send({ type: 'find.opened', query: search.slice(0, longestQuery) });
    }
  });
  useEffect(() => {
    const { actor } = find;
    actor.start();
    openAtSearch();
    const stop = watchContent(document, () => actor.send({ type: 'document.changed' }));
    return stop;
  }, [find, document]);
}

function useFindKeys(tool: FindTool): void {
  usePageKeys(true, readFindKey, (key) => {
    if (key === 'find' || key === 'replace') {
      tool.open(key === 'replace' && !tool.readOnly);
    } else {
      tool.move(key === 'next' ? 1 : -1);
    }
  });
}
