import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { formatPercent } from '../../../persian/number.ts';
import type { SubscribeLevel } from '../../actions/RecordButton/RecordButton.tsx';
import { toLoudness } from '../../actions/RecordButton/toLoudness.ts';
import * as S from './LevelMeter.styles.ts';

export interface LevelMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The source of the voice level. Must be a stable function reference. */
  subscribeLevel?: SubscribeLevel | undefined;
  /** The accessible name; has a default text. */
  label?: string;
}

/**
 * Shows the voice level as a bar without React renders: each level is written to one
 * custom property. A screen reader can read the share of full loudness; the meter
 * announces nothing.
 */
export function LevelMeter({ subscribeLevel, label = text.level, ...rest }: LevelMeterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const value = useRef<HTMLMeterElement>(null);

  useEffect(
    () =>
      subscribeLevel?.((dBFS) => {
        const loudness = toLoudness(dBFS);
        bar.current?.style.setProperty('--_loudness', loudness.toFixed(3));
        if (value.current !== null) {
          value.current.value = loudness;
          value.current.ariaValueText = formatPercent(loudness);
        }
      }),
    [subscribeLevel],
  );

  return (
    <S.Root {...rest}>
      <S.Value ref={value} aria-label={label} aria-valuetext={formatPercent(0)} />
      <S.Track aria-hidden="true">
        <S.Level ref={bar} />
      </S.Track>
    </S.Root>
  );
}
