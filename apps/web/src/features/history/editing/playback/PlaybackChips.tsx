import { ArrowDownIcon, ArrowUpIcon, PlaybackChip, ResumeIcon } from '@nevisa/ui';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { spokenWordText } from '../../../../shared/text/spokenWordText.ts';
import type { SpokenWord } from './SpokenWord.ts';
import type { SpokenWordTool } from './useSpokenWord.ts';

/** What the page offers over the text: the way back to the spoken word, and playing from a held one. */
export function PlaybackChips({ tool: { spoken, editor } }: { tool: SpokenWordTool }) {
  return (
    spoken !== null && (
      <Chips spoken={spoken} focusText={() => editor.current?.focus({ preventScroll: true })} />
    )
  );
}

function Chips({ spoken, focusText }: { spoken: SpokenWord; focusText: () => void }) {
  const { subscribe, read } = spoken.facts;
  const { isPlaying, sight, hold } = useSyncExternalStore(subscribe, read);
  return (
    <>
      {isPlaying && sight !== null && (
        <PlaybackChip
          label={spokenWordText.backToPlaying}
          icon={sight === 'above' ? <ArrowUpIcon /> : <ArrowDownIcon />}
          onClick={(event) => {
            // The chip goes with its press; a keyboard goes on in the text.
            if (event.currentTarget.matches(':focus-visible')) {
              focusText();
            }
            spoken.follow();
          }}
        />
      )}
      {hold !== null && <HoldChip spoken={spoken} place={{ x: hold.x, y: hold.y }} />}
    </>
  );
}

function HoldChip({ spoken, place }: { spoken: SpokenWord; place: { x: number; y: number } }) {
  const chip = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(({ type, target, key }: Event & { key?: string }) => {
    const isInside = target instanceof Node && chip.current?.contains(target) === true;
    if (type === 'keydown' ? key === 'Escape' : !isInside) {
      spoken.release(false);
    }
  });
  useEffect(() => {
    const ending = new AbortController();
    for (const name of ['pointerdown', 'keydown', 'scroll'] as const) {
      window.addEventListener(name, (event) => leave(event), {
        capture: true,
        signal: ending.signal,
      });
    }
    return () => ending.abort();
  }, []);
  return (
    <div ref={chip}>
      <PlaybackChip
        label={spokenWordText.playFromHere}
        icon={<ResumeIcon />}
        at={place}
        onClick={() => spoken.release(true)}
      />
    </div>
  );
}
