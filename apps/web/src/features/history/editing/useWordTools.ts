import type { TranscriptDocument } from '@nevisa/transcript';
import type { ToastQueue } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { type RefObject, useMemo } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import type { OpenedConversation } from '../../conversation/openedConversation.ts';
import type { BrowserStorage } from '../../../shared/storage/browserStorage.ts';
import { createWritingActor } from '../../settings/writing/writingActor.ts';
import { selectResultOptions } from '../../settings/writing/writingFacts.ts';
import type { History } from '../data/useHistory.ts';
import type { FindTool } from './find/useFind.ts';
import type { Player } from './playback/player.ts';
import { type KeptChoice, type SpokenWordTool, useSpokenWord } from './playback/useSpokenWord.ts';
import { loadReview } from './review/lateReview.ts';
import { createReviewStore } from './review/reviewStore.ts';
import { readThreshold, writeThreshold } from './review/reviewThreshold.ts';
import { type ReviewTool, useReview } from './review/useReview.ts';

export interface WordToolsText {
  opened: OpenedConversation;
  document: TranscriptDocument;
  history: Pick<History, 'user'>;
  toasts: ToastQueue;
}

export interface WordToolsOptions {
  /** Null while there is no sound. */
  player: Player | null;
  editor: RefObject<HTMLElement | null>;
  find: FindTool;
  /** Says a sentence to a screen reader. */
  say: (sentence: string) => void;
}

/** The tools of a text that know when its words were said, with what this browser keeps of them. */
export function useWordTools(
  { opened, document, history, toasts }: WordToolsText,
  { player, editor, find, say }: WordToolsOptions,
): { spokenWord: SpokenWordTool; review: ReviewTool } {
  const services = useAppServices();
  const userId = String(history.user.id);
  const scope = services.userScope(history.user.id);
  const personal = services.personal.of(userId);
  const kept = useMemo(
    () => scope.get(createReviewStore).open(String(opened.id)),
    [scope, opened.id],
  );
  const isShown = useSelector(
    scope.get(createWritingActor),
    (state) => selectResultOptions(state).showWordConfidences,
  );
  const hasWords = useSelector(
    opened.actor,
    (state) => !state.hasTag('words-loading') && !state.hasTag('wordless'),
  );
  const isWordless = useSelector(opened.actor, (state) => state.hasTag('wordless'));
  const spokenWord = useSpokenWord(player, document, {
    editor,
    toasts,
    say,
    followOff: readKeptChoice(personal, 'followOff'),
    hint: readKeptChoice(personal, 'playHint'),
    shownHit: find.shownHit,
  });
  const review = useReview(document, {
    player,
    editor,
    hasWords,
    isWordless,
    isShown,
    loadCode: services.dictationPorts?.(userId).loadReview ?? loadReview,
    kept,
    readThreshold: () => readThreshold(personal),
    writeThreshold: (threshold) => writeThreshold(personal, threshold),
    isCovered: find.isOpen,
    onOpen: () => {
      if (find.isOpen) {
        find.close();
      }
    },
  });
  return { spokenWord, review };
}

function readKeptChoice(
  storage: Pick<BrowserStorage, 'read' | 'write'>,
  name: 'followOff' | 'playHint',
): KeptChoice {
  return {
    read: () => storage.read(name) === 'true',
    write: (holds) => storage.write(name, String(holds)),
  };
}
