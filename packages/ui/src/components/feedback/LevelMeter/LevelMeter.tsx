import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { text } from '../../../foundations/text.ts';
import { formatPercent } from '../../../persian/number.ts';
import type { SubscribeLevel } from '../../actions/RecordButton/RecordButton.tsx';
import { loudnessOf } from '../../actions/RecordButton/loudness.ts';
import * as S from './LevelMeter.styles.ts';

export interface LevelMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Where the level of the voice comes from. Keep the function the same between renders. */
  subscribeLevel?: SubscribeLevel | undefined;
  /** Its accessible name, when the library's own words do not fit. */
  label?: string;
}

/**
 * How loud the voice is. It moves without React: each level is one custom
 * property, written on the bar. A screen reader that asks is told the share of
 * full loudness; nothing is announced.
 */
export function LevelMeter({ subscribeLevel, label = text.level, ...rest }: LevelMeterProps) {
  const bar = useRef<HTMLDivElement>(null);
  const value = useRef<HTMLMeterElement>(null);

  useEffect(
    () =>
      subscribeLevel?.((dBFS) => {
        const loudness = loudnessOf(dBFS);
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
