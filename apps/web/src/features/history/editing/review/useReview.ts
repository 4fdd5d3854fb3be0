import type { ReviewedWords } from '@nevisa/drafts';
import type { TranscriptDocument } from '@nevisa/transcript';
import type { UncertainWords } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { type ComponentType, type RefObject, useEffect, useMemo, useState } from 'react';
import { longestWait } from '../../../../shared/late/useIdle.ts';
import { useLateCode } from '../../../../shared/late/useLateCode.ts';
import { useChosenKeys } from '../../../../shared/shortcuts/editorKeyChoice.tsx';
import { usePageKeys } from '../../../../shared/shortcuts/usePageKeys.ts';
import { logError } from '../../../../shared/log.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import type { Player } from '../playback/player.ts';
import type { Review } from './createReview.ts';
import type { loadReview } from './lateReview.ts';
import { readReviewKey } from './readReviewKey.ts';

/** How much of the sound is played before and after a word, in seconds. */
const around = 1;

export interface ReviewOptions {
  player: Player | null;
  /** The text field of the editor. */
  editor: RefObject<HTMLElement | null>;
  /** The words of the text are here; they come after it. */
  hasWords: boolean;
  /** No words will come. */
  isWordless: boolean;
  /** The person wants uncertain words to be shown always. */
  isShown: boolean;
  /** Loads the code of the review. Keep the same function between renders. */
  loadCode: typeof loadReview;
  /** What this device keeps of the review of the text. Keep the same object between renders. */
  kept: Pick<ReviewedWords, 'read' | 'keep'>;
  /** Below which confidence a word is uncertain, in percent; what the review begins with. */
  readThreshold: () => number;
  writeThreshold: (threshold: number) => void;
  /** Another bar is over the text, which this one does not share. */
  isCovered: boolean;
  /** The bar is about to open. */
  onOpen: () => void;
}

/** The props of the bar of the review. */
export interface ReviewPanelProps {
  review: Review;
  tool: Pick<ReviewTool, 'choose' | 'playWord' | 'close'>;
}

/** The review of the uncertain words of a page. */
export interface ReviewTool {
  /** The text has confidences. */
  readonly isAvailable: boolean;
  /** It is not known yet whether there is a review. */
  readonly isComing: boolean;
  /** Loads its code anew; null unless it could not be loaded. */
  readonly retry: (() => void) | null;
  readonly isOpen: boolean;
  /** Null until its code is there, as its bar. */
  readonly review: Review | null;
  readonly Panel: ComponentType<ReviewPanelProps> | null;
  /** Words with less confidence are uncertain; from 0 to 1. */
  readonly threshold: number;
  /** For `TranscriptEditor`; undefined while nothing is marked. */
  readonly words: UncertainWords | undefined;
  readonly open: () => void;
  readonly close: () => void;
  readonly choose: (threshold: number) => void;
  /** Plays the reviewed word with the sound around it; null without a sound. */
  readonly playWord: (() => void) | null;
  /** For `TranscriptEditor`: Enter on the reviewed word plays it. */
  readonly onShortcut: (event: KeyboardEvent) => boolean;
}

/** Marks the uncertain words of a text and walks over them: F7, Alt+. and Alt+, and Alt+A. */
export function useReview(document: TranscriptDocument, options: ReviewOptions): ReviewTool {
  const { player, editor, hasWords, isShown, kept, writeThreshold, isCovered } = options;
  const [threshold] = useState(options.readThreshold);
  const { review, Panel, retry } = useLateReview(document, threshold, options.loadCode);
  const actor = review?.actor;
  const found = useAvailable(review, hasWords);
  const isAvailable = found === true;
  const isOpen = useSelector(actor, (state) => state?.hasTag('walking') === true) && isAvailable;
  const isMarked = isAvailable && (isOpen || isShown);
  useEffect(() => (isMarked ? review?.follow() : undefined), [review, isMarked]);
  useEffect(
    () => (isAvailable ? review?.keep(kept, (error) => logError('promise', error)) : undefined),
    [review, kept, isAvailable],
  );
  const close = () => actor?.send({ type: 'review.closed' });
  useCovered(actor, isCovered);
  const open = () => {
    options.onOpen();
    actor?.send({ type: 'review.opened' });
  };
  const playWord =
    review !== null && player?.hasSound() === true ? () => playCurrent(review, player) : null;
  usePageKeys(isAvailable, useChosenKeys(readReviewKey), (key) => {
    if (key === 'accept') {
      actor?.send({ type: 'word.accepted' });
      return;
    }
    if (!isOpen) {
      open();
    }
    // The word is selected in the text, so that typing corrects it.
    editor.current?.focus({ preventScroll: true });
    review?.move(key === 'next' ? 1 : -1);
  });
  return {
    isAvailable,
    isComing: found === undefined && retry === null && !options.isWordless,
    retry: options.isWordless ? null : retry,
    isOpen,
    review,
    Panel,
    threshold: useSelector(actor, (state) => (state?.context.threshold ?? threshold) / 100),
    words: isMarked ? review?.words : undefined,
    open,
    close,
    playWord,
    choose: (next) => {
      writeThreshold(next);
      actor?.send({ type: 'threshold.chosen', threshold: next });
    },
    onShortcut: (event) => {
      const isEnter = event.key === 'Enter' && !event.isComposing && !hasModifier(event);
      const plays = isEnter && isOpen && review?.isSelected() === true;
      if (plays) {
        playWord?.();
      }
      return plays;
    },
  };
}

/** The review, which is created when its code is there. */
function useLateReview(
  document: TranscriptDocument,
  threshold: number,
  loadCode: ReviewOptions['loadCode'],
) {
  const { code, retry } = useLateCode(loadCode);
  const loaded = typeof code === 'string' ? null : code;
  const review = useMemo(
    () => loaded?.createReview(document, threshold) ?? null,
    [loaded, document, threshold],
  );
  return { review, Panel: loaded?.ReviewPanel ?? null, retry: code === 'missing' ? retry : null };
}

/** Closes the bar when another one is over the text. */
function useCovered(actor: Review['actor'] | undefined, isCovered: boolean): void {
  useEffect(() => {
    if (isCovered) {
      actor?.send({ type: 'review.closed' });
    }
  }, [actor, isCovered]);
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function playCurrent(review: Review, player: Player): void {
  const word = review.findCurrent();
  if (word !== null) {
    player.playSpan({ start: Math.max(0, word.start - around), end: word.end + around });
  }
}

/** Whether the text has confidences, found when the page has nothing else to do; undefined before. */
function useAvailable(review: Review | null, hasWords: boolean): boolean | undefined {
  const [found, setFound] = useState<{ of: Review; isAvailable: boolean } | null>(null);
  useEffect(
    () =>
      hasWords && review !== null
        ? runWhenIdle(
            () => setFound({ of: review, isAvailable: review.hasConfidences() }),
            longestWait,
          )
        : undefined,
    [review, hasWords],
  );
  return found !== null && found.of === review && hasWords ? found.isAvailable : undefined;
}
