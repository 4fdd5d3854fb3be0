import type { TranscriptDocument } from '@nevisa/transcript';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isEqual } from '../../../../shared/isEqual.ts';
import type { OpenedPlayer } from './createPlayer.ts';
import { findSelectedSpan } from './soundWords.ts';

export interface LoopControl {
  readonly state: 'on' | 'off' | 'unavailable';
  readonly choose: (isOn: boolean) => void;
  /** Plays the selected words once; nothing without a selection that has a time. */
  readonly playOnce: () => void;
}

/** Repeats the selected words; the loop ends with the selection. */
export function useLoop(player: OpenedPlayer, document: TranscriptDocument): LoopControl {
  const { actor } = player;
  const canLoop = useSyncExternalStore(
    document.subscribe,
    () => findSelectedSpan(document) !== null,
  );
  const isOn = useSelector(actor, ({ context }) => context.part?.isLooping === true);
  const end = useEffectEvent(() => {
    const { part } = actor.getSnapshot().context;
    const span = findSelectedSpan(document);
    if (part?.isLooping === true && !isEqual(span, { start: part.start, end: part.end })) {
      player.loop(null);
    }
  });
  useEffect(() => document.subscribe(() => end()), [document]);
  return {
    state: isOn ? 'on' : canLoop ? 'off' : 'unavailable',
    playOnce: () => {
      const span = findSelectedSpan(document);
      if (span !== null) {
        player.playSpan(span);
      }
    },
    choose: (next) => {
      const span = next ? findSelectedSpan(document) : null;
      if (!next || span !== null) {
        player.loop(span);
      }
    },
  };
}
