import { useImperativeHandle, useRef, useState } from 'react';
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
  const root = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(
    ref,
    () => root.current,
    [],
  );
  const isWide = useWide(root, roomForStrip);
  const [zoom, setZoom] = useState<boolean | null>(null);
  const [isInSettings, setInSettings] = useState(false);
  const place = usePlace(position, subscribePosition);
  const taps = useDoubleTap({ readPlace: () => place.current, onSeek, step: playerStep });
  const isZoomed = zoom ?? isWide;
  return (
    <S.Root aria-label={playerText.label} {...rest} {...taps} ref={root} data-state={state}>
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
  const [known, setKnown] = useState({ speed, said: '' });
  if (known.speed !== speed) {
    const n = formatNumber(speed);
    setKnown({ speed, said: isSilent ? '' : fill(playerText.spokenSpeed, { n }) });
  }
  return (
    <LiveRegion>
      <VisuallyHidden>{known.said}</VisuallyHidden>
    </LiveRegion>
  );
}
