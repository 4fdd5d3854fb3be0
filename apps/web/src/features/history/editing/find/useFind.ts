import {
  readSelectedWords,
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
  readonly isReplacing: boolean;
  readonly showReplace: (isShown: boolean) => void;
  readonly queryRef: RefObject<HTMLInputElement | null>;
  readonly open: (withReplace?: boolean) => void;
  /** The caret goes to the shown hit; the query stays. */
  readonly close: () => void;
  readonly move: (step: 1 | -1) => void;
}

/**
 * Finds and replaces in a text: Ctrl+F opens the panel, Ctrl+H with the replacement, F3 walks.
 * The hits follow each edit of the text.
 */
export function useFind(document: TranscriptDocument, options: FindOptions): FindTool {
  const { search, editor, readOnly = false } = options;
  const find = useMemo(() => createFindActor(document), [document]);
  const keepVersion = useEffectEvent(options.keepVersion);
  useEffect(() => find.beforeReplacement(() => keepVersion()), [find]);
  const [isReplacing, showReplace] = useState(false);
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
    isReplacing: isReplacing && !readOnly,
    showReplace,
    queryRef,
    open: (withReplace = false) => {
      const query = readSelectedWords(document, longestQuery);
      find.actor.send({ type: 'find.opened', ...(query !== null && { query }) });
      if (withReplace) {
        showReplace(true);
      }
      queryRef.current?.focus();
      queryRef.current?.select();
    },
    close: () => {
      const hit = shownHit === null ? undefined : found[shownHit];
      find.actor.send({ type: 'find.closed' });
      if (hit !== undefined) {
        selectHit(document, hit);
      }
      editor.current?.focus({ preventScroll: true });
    },
    move: (step) => {
      find.actor.send({ type: step === 1 ? 'next.requested' : 'previous.requested' });
      const { at } = find.actor.getSnapshot().context;
      find.moveTo(find.hits.read()[at]?.from ?? 0);
    },
  };
  useFindKeys(tool);
  return tool;
}

const noHits: readonly TextHit[] = [];

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
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = readFindKey(event);
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
    if (key === null || isElsewhere || event.defaultPrevented) {
      return;
    }
    event.preventDefault();
    if (key === 'find' || key === 'replace') {
      tool.open(key === 'replace' && !tool.readOnly);
    } else if (tool.isOpen) {
      tool.move(key === 'next' ? 1 : -1);
    } else {
      tool.find.actor.send({ type: 'find.opened' });
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
