import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './RecordingBar.styles.ts';

export interface RecordingBarProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** The accessible name of the group. */
  label: string;
  /** The record button; stays centred regardless of the content beside it. */
  record: ReactNode;
  /** Facts: time, credit. */
  start?: ReactNode;
  /** Other controls: pause, microphone, engine. */
  end?: ReactNode;
  /** Controls before `end` for wide windows only; phones need another way to them. */
  roomy?: ReactNode;
}

/** The controls of a recording around the record button. */
export function RecordingBar({ label, record, start, end, roomy, ...rest }: RecordingBarProps) {
  return (
    <S.Root aria-label={label} {...rest}>
      <S.Start>{start}</S.Start>
      {record}
      <S.End>
        <S.Roomy>{roomy}</S.Roomy>
        {end}
      </S.End>
    </S.Root>
  );
}
