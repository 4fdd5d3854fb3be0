import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import type { SubscribeLevel } from '../../actions/RecordButton/RecordButton.tsx';
import { toLoudness } from '../../actions/RecordButton/toLoudness.ts';
import { createVoiceShape } from './voiceShape.ts';
import { writeWavePath } from './wave.ts';
import * as S from './VoiceWave.styles.ts';

export interface VoiceWaveProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The source of the voice level. Must be a stable function reference. */
  subscribeLevel: SubscribeLevel;
  /** Keeps the last shape, without the accent. @default false */
  paused?: boolean;
}

/** In px; the bars have the distance of those of `Waveform`. */
const width = 96;
const height = 56;
const bars = width / 4;

/**
 * The last seconds of a voice as a wave: the newest bar is at the start side and older ones
 * fade away from it. React does not render with a level: each writes one attribute. With
 * reduced motion the bars stay at their places and only grow with the level.
 */
export function VoiceWave({ subscribeLevel, paused = false, ...rest }: VoiceWaveProps) {
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const shape = createVoiceShape(bars, isStill);
    const draw = (peaks: readonly number[]) =>
      line.current?.setAttribute('d', writeWavePath(peaks, width, height));
    if (paused && line.current?.hasAttribute('d') === true) {
      return undefined;
    }
    draw(shape.read());
    if (paused) {
      return undefined;
    }
    return subscribeLevel((dBFS) => {
      if (shape.add(toLoudness(dBFS))) {
        draw(shape.read());
      }
    });
  }, [paused, subscribeLevel]);
  return (
    <S.Root {...rest} aria-hidden="true" data-paused={paused}>
      <S.Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <path ref={line} />
      </S.Drawing>
    </S.Root>
  );
}
