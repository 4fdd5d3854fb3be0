import { stepSpeed } from '@nevisa/machines';
import { useEffect, useRef } from 'react';
import type { Playback } from './usePlayback.ts';
import type { PlayerCommands } from './useSound.ts';

/** In seconds. */
const step = 5;

/** What the keys of the page do with the sound. */
export function usePlayerCommands(playback: Playback): PlayerCommands {
  const { player, choices, loop } = playback;
  const holding = useRef<AbortController | null>(null);
  useEffect(() => () => holding.current?.abort(), []);
  const chooseSpeed = (speed: number) => choices.choose({ speed });
  return {
    playPause: () => {
      if (choices.read().playsWhileHeld) {
        holding.current?.abort();
        holding.current = playWhileHeld(player);
      } else if (player.actor.getSnapshot().hasTag('sounding')) {
        player.pause();
      } else {
        player.play();
      }
    },
    playBack: () => player.step(-step),
    playForward: () => player.step(step),
    playSlower: () => chooseSpeed(stepSpeed(choices.read().speed, -1)),
    playFaster: () => chooseSpeed(stepSpeed(choices.read().speed, 1)),
    playNormal: () => chooseSpeed(1),
    playSelection: () => loop.playOnce(),
    playLoop: () => loop.choose(loop.state !== 'on'),
  };
}

/** Plays until any key is released, or the page loses the keyboard: a pedal is a key. */
function playWhileHeld({ play, pause }: Playback['player']): AbortController {
  const holding = new AbortController();
  const release = () => {
    holding.abort();
    pause();
  };
  window.addEventListener('keyup', release, { signal: holding.signal });
  window.addEventListener('blur', release, { signal: holding.signal });
  play();
  return holding;
}
