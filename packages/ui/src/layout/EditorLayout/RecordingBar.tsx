import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './RecordingBar.styles.ts';

export interface RecordingBarProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The accessible name of the group. */
  label: string;
  /** The record button; stays centred regardless of the content beside it. */
  record: ReactNode;
  /** A `VoiceWave`, drawn on both sides of the record button in wide windows. */
  wave?: ReactNode;
  /** `RecordingFacts`. */
  facts?: ReactNode;
  /** The control that pauses; beside the record button on phones. */
  pause?: ReactNode;
  /** Other controls, as `BarButton`s. */
  end?: ReactNode;
  /** Controls before `end` for wide windows only; phones need another way to them. */
  roomy?: ReactNode;
}

/** The controls of a recording around the record button. In short windows it is one row of 56 px. */
export function RecordingBar({
  label,
  record,
  wave,
  facts,
  pause,
  end,
  roomy,
  ...rest
}: RecordingBarProps) {
  return (
    <S.Root aria-label={label} {...rest}>
      <S.Start>{facts}</S.Start>
      <S.Centre>
        <S.Wave>{wave}</S.Wave>
        {record}
        <S.Wave>{wave}</S.Wave>
      </S.Centre>
      <S.End>
        <S.Pause>{pause}</S.Pause>
        <S.Roomy>{roomy}</S.Roomy>
        {end}
      </S.End>
    </S.Root>
  );
}
