import type { TranscriptDocument } from '@nevisa/transcript';
import { Player } from '@nevisa/ui';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useImperativeHandle, useMemo, useSyncExternalStore } from 'react';
import { isEqual } from '../../../../shared/isEqual.ts';
import { useEditorPresses } from '../../../../shared/shortcuts/editorKeyChoice.tsx';
import { useOnline } from '../../../../shared/shell/useOnline.ts';
import { historyText } from '../../../../shared/text/historyText.ts';
import type { ReviewTool } from '../review/useReview.ts';
import { readPlayerKeys } from './playerKeys.ts';
import { toView } from './playbackView.ts';
import { findSegmentSilences, listUncertainTimes, listWordsBetween } from './soundWords.ts';
import { type Playback, type PlaybackParts, usePlayback } from './usePlayback.ts';
import { usePlayerCommands } from './usePlayerCommands.ts';
import type { Sound } from './useSound.ts';
import type { SpokenWordTool } from './useSpokenWord.ts';
import { useSoundFile } from './useSoundFile.ts';

export interface PlayerBarProps extends PlaybackParts {
  /** Receives what keys do with the sound, and the player itself. */
  sound: Pick<Sound, 'commands' | 'onPlayer'>;
  /** The words that are uncertain in the text, and whether it follows the sound. */
  tools: {
    review: Pick<ReviewTool, 'threshold'>;
    spokenWord: Pick<SpokenWordTool, 'isFollowing' | 'toggleFollowing'>;
  };
}

/** The player of an opened text; nothing for a text without a sound. */
export function PlayerBar(props: PlayerBarProps) {
  const playback = usePlayback(props);
  useTold(playback, props.sound);
  return playback.isSilent ? null : <Bar {...props} playback={playback} />;
}

/** Tells the page of the player, which was loaded after the page. */
function useTold(playback: Playback, { commands, onPlayer }: PlayerBarProps['sound']): void {
  const { player, isSilent, isKnown } = playback;
  const own = usePlayerCommands(playback);
  useImperativeHandle(commands, () => own);
  useEffect(() => {
    if (isKnown) {
      onPlayer(isSilent ? null : player);
    }
  }, [player, isSilent, isKnown, onPlayer]);
  useEffect(() => () => onPlayer(null), [onPlayer]);
}

interface BarProps extends PlayerBarProps {
  playback: Playback;
}

function Bar({ playback, document, view, toasts, tools }: BarProps) {
  const { player, source, choices, loop, peaks, isOver } = playback;
  const isOnline = useOnline();
  const shown = useSelector(player.actor, (snapshot) => toView(snapshot, isOnline), isEqual);
  const { speed, skipsSilence, waitsForTyping, playsWhileHeld } = useSyncExternalStore(
    choices.subscribe,
    choices.read,
  );
  const words = useWords(document, tools.review.threshold);
  const { facts } = view;
  const file = useSoundFile(source, facts.title, toasts);
  const length = useSelector(player.actor, () => player.duration());
  const known = facts.conversation?.duration ?? 0;
  return (
    <Player
      {...(isOver ? { state: 'expired', message: historyText.audioExpired } : shown)}
      duration={known > 0 ? known / 1_000 : (length ?? 0)}
      position={player.position()}
      subscribePosition={player.onPosition}
      {...(peaks !== undefined && { peaks })}
      uncertain={words.uncertain}
      wordsIn={words.between}
      keys={readPlayerKeys(useEditorPresses())}
      speed={speed}
      silence={{ isSkipped: skipsSilence, saved: words.saved }}
      typing={{ waits: waitsForTyping, holds: playsWhileHeld }}
      loop={loop.state}
      downloading={file.isLoading}
      onPlayPress={player.play}
      onPausePress={player.pause}
      onSeek={player.seek}
      onStep={player.step}
      onSpeedChange={(next) => choices.choose({ speed: next })}
      onSilenceChange={(next) => choices.choose({ skipsSilence: next })}
      onTypingChange={({ waits = waitsForTyping, holds = playsWhileHeld }) =>
        choices.choose({ waitsForTyping: waits, playsWhileHeld: holds })
      }
      following={tools.spokenWord.isFollowing}
      onFollowingChange={tools.spokenWord.toggleFollowing}
      onLoopChange={loop.choose}
      onSelectionPlay={loop.playOnce}
      onDownload={file.save}
    />
  );
}

/** What the wave shows of the words, computed anew when words were loaded. */
function useWords(document: TranscriptDocument, threshold: number) {
  const segments = useSyncExternalStore(document.subscribe, () => document.recognised.list());
  const facts = useMemo(
    () => ({
      uncertain: listUncertainTimes(segments, threshold),
      saved: findSegmentSilences(segments)?.saved ?? null,
    }),
    [segments, threshold],
  );
  const between = useCallback(
    (from: number, until: number) => listWordsBetween(document, [from, until], threshold),
    // The words are those of the document; others were loaded when the segments are others.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [document, segments, threshold],
  );
  return { ...facts, between };
}
