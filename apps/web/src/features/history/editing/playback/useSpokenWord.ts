import { readCaret, type TranscriptDocument } from '@nevisa/transcript';
import type { SpokenWords, ToastQueue } from '@nevisa/ui';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useChosenKeys } from '../../../../shared/shortcuts/editorKeyChoice.tsx';
import { usePageKeys } from '../../../../shared/shortcuts/usePageKeys.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { spokenWordText } from '../../../../shared/text/spokenWordText.ts';
import { type SpokenEvent, SpokenWord } from './SpokenWord.ts';
import type { Player } from './player.ts';
import { useSingleToast } from '../useSingleToast.ts';
import { readWordKey } from './readWordKey.ts';

/** A choice of the person that this browser keeps. */
export interface KeptChoice {
  readonly read: () => boolean;
  readonly write: (holds: boolean) => void;
}

export interface SpokenWordTools {
  /** The text field of the editor. */
  editor: RefObject<HTMLElement | null>;
  toasts: ToastQueue;
  /** Says a sentence to a screen reader. */
  say: (sentence: string) => void;
  /** The person does not want the text to scroll along. */
  followOff: KeptChoice;
  /** The person has seen how to play from a word. */
  hint: KeptChoice;
  /** The hit that the find bar shows; null without one. */
  shownHit: number | null;
}

/** The word of the sound on a page; undefined and null without a sound. */
export interface SpokenWordTool {
  /** For `TranscriptEditor`. */
  readonly words: SpokenWords | undefined;
  readonly spoken: SpokenWord | null;
  readonly editor: RefObject<HTMLElement | null>;
  /** Plays from the caret. */
  readonly playHere: () => void;
  /** Whether the text scrolls along, and the switch of it. */
  readonly isFollowing: boolean;
  readonly toggleFollowing: () => void;
}

/**
 * Lights the word that is said and makes the text scroll along; Alt+Enter plays from the caret
 * and Alt+O switches the scrolling.
 */
export function useSpokenWord(
  player: Player | null,
  document: TranscriptDocument,
  tools: SpokenWordTools,
): SpokenWordTool {
  const { editor, say, followOff, shownHit } = tools;
  const [isFollowing, setFollowing] = useState(() => !followOff.read());
  const spoken = useMemo(
    () => (player === null ? null : new SpokenWord(player, document)),
    [player, document],
  );
  useEffect(() => spoken?.want(isFollowing), [spoken, isFollowing]);
  useEffect(() => spoken?.connect(), [spoken]);
  useToasts(spoken, tools);
  useEffect(() => {
    if (shownHit !== null) {
      spoken?.leave();
    }
  }, [spoken, shownHit]);
  const playHere = () => spoken?.playAt(readCaret(document));
  const toggleFollowing = () => {
    spoken?.want(!isFollowing);
    setFollowing(!isFollowing);
    followOff.write(isFollowing);
    const state = isFollowing ? commonText.off : commonText.on;
    say(fill(spokenWordText.followState, { follow: editorText.follow, state }));
    if (!isFollowing) {
      spoken?.follow();
    }
  };
  usePageKeys(spoken !== null, useChosenKeys(readWordKey), (key) =>
    key === 'play' ? playHere() : toggleFollowing(),
  );
  return { words: spoken?.words, spoken, editor, playHere, isFollowing, toggleFollowing };
}

/** Says that a text has no sound, and once how to play from a word. */
function useToasts(
  spoken: SpokenWord | null,
  { toasts, hint }: Pick<SpokenWordTools, 'toasts' | 'hint'>,
): void {
  const say = useSingleToast(toasts);
  const hear = useEffectEvent((event: SpokenEvent) => {
    if (event === 'silent') {
      say({ text: spokenWordText.noTime });
    } else if (!hint.read()) {
      hint.write(true);
      const canHover = matchMedia('(hover: hover)').matches;
      toasts.add({ text: canHover ? spokenWordText.playHint : spokenWordText.touchHint });
    }
  });
  useEffect(() => spoken?.events.subscribe((event) => hear(event)), [spoken]);
}
