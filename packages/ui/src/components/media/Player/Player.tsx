import { useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../foundations/fill.ts';
import { playerText } from '../../../foundations/text/playerText.ts';
import { useWide } from '../../../foundations/useWide.ts';
import { formatNumber } from '../../../persian/number.ts';
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';
import type { PlayerProps } from './playerProps.ts';
import { isOver } from './playerState.ts';
import { playerStep, PlayerTools } from './PlayerTools.tsx';
import { PlayerWaves } from './PlayerWaves.tsx';
import * as S from './Player.styles.ts';
import { splitPlayerProps } from './splitPlayerProps.ts';
import { useDoubleTap } from './useDoubleTap.ts';
import { usePlace } from './usePlace.ts';

/** The width in px from which the strip is shown unless the person hides it. */
const roomForStrip = 640;

/**
 * The sound of a text, docked under it: its wave, place, speed and loop. The time of a sound runs
 * from left to right in any page. One custom property moves the place; React does not render with
 * it.
 */
export function Player(props: PlayerProps) {
  const [own, { ref, ...rest }] = splitPlayerProps(props);
  const { state, message = null, position = 0, subscribePosition, onSeek } = own;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const isWide = useWide(root, roomForStrip);
  const [zoom, setZoom] = useState<boolean | null>(null);
  const [isInSettings, setInSettings] = useState(false);
  const place = usePlace(position, subscribePosition);
  const taps = useDoubleTap({ readPlace: () => place.current, onSeek, step: playerStep });
  const isZoomed = zoom ?? isWide;
  return (
    <S.Root
      role="group"
      aria-label={playerText.label}
      {...rest}
      {...taps}
      ref={root}
      data-state={state}
    >
      {isOver(state) ? (
        <LiveRegion>
          <S.Message data-state={state}>{message}</S.Message>
        </LiveRegion>
      ) : (
        <>
          <PlayerWaves
            {...own}
            position={position}
            isZoomed={isZoomed}
            readPlace={() => place.current}
          />
          <PlayerFacts {...own} position={position} />
          <PlayerTools
            {...own}
            isZoomed={isZoomed}
            onZoomChange={setZoom}
            onSettingsOpenChange={setInSettings}
          />
        </>
      )}
      <SpokenSpeed speed={own.speed} isSilent={isInSettings} />
    </S.Root>
  );
}

/** Says a new speed once; the slider in the settings says it by itself. */
function SpokenSpeed({ speed, isSilent }: { speed: number; isSilent: boolean }) {
  const [said, setSaid] = useState('');
  const known = useRef(speed);
  const say = useEffectEvent(() => {
    if (known.current !== speed) {
      known.current = speed;
      setSaid(isSilent ? '' : fill(playerText.spokenSpeed, { n: formatNumber(speed) }));
    }
  });
  useLayoutEffect(() => say(), [speed]);
  return (
    <LiveRegion>
      <VisuallyHidden>{said}</VisuallyHidden>
    </LiveRegion>
  );
}
