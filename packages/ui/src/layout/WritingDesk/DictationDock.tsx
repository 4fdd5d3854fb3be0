import type { ReactNode } from 'react';
import * as S from './DictationDock.styles.ts';

export interface DictationDockProps {
  /** Names the group of controls. */
  label: string;
  /** The record button; it keeps the middle whatever stands beside it. */
  record: ReactNode;
  /** Facts: time, credit. */
  start?: ReactNode;
  /** Other controls: pause, microphone, engine. */
  end?: ReactNode;
  /** Controls before these that stand here where there is room; on a phone they must be found elsewhere. */
  roomy?: ReactNode;
}

/** The controls of live dictation around the record button. */
export function DictationDock({ label, record, start, end, roomy }: DictationDockProps) {
  return (
    <S.Root aria-label={label}>
      <S.Start>{start}</S.Start>
      {record}
      <S.End>
        <S.Roomy>{roomy}</S.Roomy>
        {end}
      </S.End>
    </S.Root>
  );
}
