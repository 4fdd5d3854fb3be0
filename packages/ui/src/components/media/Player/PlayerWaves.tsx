import { useMemo, useState } from 'react';
import { playerText } from '../../../foundations/text/playerText.ts';
import { Waveform } from '../Waveform/Waveform.tsx';
import type { WaveformMark } from '../Waveform/wave.ts';
import type { PlayerProps } from './playerProps.ts';
import { SeekTrack } from './SeekTrack.tsx';
import * as S from './Player.styles.ts';
import { usePlace } from './usePlace.ts';
import { zoomedLength, computeZoomedPart } from './computeZoomedPart.ts';

/** In px: a finger finds the overview (WCAG 2.5.5). */
const overviewHeight = 44;
const stripHeight = 48;

export type PlayerWavesProps = Required<Pick<PlayerProps, 'duration' | 'position' | 'onSeek'>> &
  Pick<PlayerProps, 'subscribePosition' | 'peaks' | 'uncertain' | 'wordsIn'> & {
    isZoomed: boolean;
    /** The present place in seconds, for a strip that is shown later. */
    readPlace: () => number;
  };

/** The strip of 30 s, and the wave of the whole sound with its uncertain words. */
export function PlayerWaves(props: PlayerWavesProps) {
  const { duration, position, subscribePosition, peaks, uncertain, onSeek, isZoomed } = props;
  const marks = useMemo(() => (uncertain ?? []).map(toMark), [uncertain]);
  const place = { duration, position, subscribePosition, onSeek };
  if (peaks === undefined) {
    return (
      <S.Waves>
        <SeekTrack label={playerText.place} {...place} />
      </S.Waves>
    );
  }
  return (
    <S.Waves>
      {isZoomed && duration > zoomedLength && <ZoomedStrip {...props} peaks={peaks} />}
      <Waveform
        {...place}
        label={playerText.place}
        height={overviewHeight}
        peaks={peaks}
        marks={marks}
      />
    </S.Waves>
  );
}

function ZoomedStrip({
  duration,
  position,
  subscribePosition,
  peaks,
  wordsIn,
  onSeek,
  readPlace,
}: PlayerWavesProps & { peaks: ArrayLike<number> | null }) {
  const [shown] = useState(() => ({ position, place: readPlace() }));
  const at = Object.is(shown.position, position) ? shown.place : position;
  const [start, setStart] = useState(() => computeZoomedPart(at, duration).start);
  usePlace(at, subscribePosition, (seconds) =>
    setStart(computeZoomedPart(seconds, duration).start),
  );
  const part = useMemo(
    () => ({ start, length: Math.min(zoomedLength, duration) }),
    [start, duration],
  );
  const words = useMemo(
    () => wordsIn?.(part.start, part.start + part.length) ?? noMarks,
    [wordsIn, part],
  );
  return (
    <S.Strip>
      <Waveform
        label={playerText.near}
        height={stripHeight}
        peaks={peaks}
        marks={words}
        shownPart={part}
        position={at}
        {...{ duration, subscribePosition, onSeek }}
      />
    </S.Strip>
  );
}

const noMarks: readonly WaveformMark[] = [];

function toMark(seconds: number): WaveformMark {
  return { from: seconds, until: seconds, label: playerText.uncertain };
}
