import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as S from './Button.styles.ts';

interface ButtonFaceProps {
  icon: ReactNode;
  busy: boolean;
  busyLabel: string | undefined;
  children: ReactNode;
}

/** What is written on a button: its two faces lie in one cell, so that the wider one gives the width to both. */
export function ButtonFace({ icon, busy, busyLabel, children }: ButtonFaceProps) {
  const spinner = <Spinner label={null} size="medium" />;
  return (
    <>
      <S.Face data-hidden={busy ? (busyLabel === undefined ? 'faded' : 'gone') : undefined}>
        {icon}
        <S.Words>{children}</S.Words>
      </S.Face>
      {busyLabel === undefined && busy && <S.Face aria-hidden="true">{spinner}</S.Face>}
      {busyLabel !== undefined && (
        <S.Face data-hidden={busy ? undefined : 'gone'}>
          {spinner}
          <S.Words>{busyLabel}</S.Words>
        </S.Face>
      )}
    </>
  );
}
