import type { ReactNode } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as S from './Button.styles.ts';

interface ButtonFaceProps {
  icon: ReactNode;
  busy?: boolean;
  busyLabel?: string | undefined;
  waiting?: boolean;
  children: ReactNode;
}

/**
 * The content of a button. The text and the busy state share one grid cell, so the
 * wider one sets the width.
 */
export function ButtonFace({
  icon,
  busy = false,
  busyLabel,
  waiting = false,
  children,
}: ButtonFaceProps) {
  const spinner = <Spinner label={null} size="medium" />;
  const isFaded = waiting || busyLabel === undefined;
  return (
    <>
      {/* Another text is another element: the browser counts a wider one as a shift of the page. */}
      <S.Face
        key={typeof children === 'string' ? children : undefined}
        data-hidden={busy || waiting ? (isFaded ? 'faded' : 'gone') : undefined}
      >
        {icon}
        <S.Words>{children}</S.Words>
      </S.Face>
      {isFaded && (busy || waiting) && <S.Face aria-hidden="true">{spinner}</S.Face>}
      {busyLabel !== undefined && (
        <S.Face data-hidden={busy && !waiting ? undefined : 'gone'}>
          {spinner}
          <S.Words>{busyLabel}</S.Words>
        </S.Face>
      )}
    </>
  );
}
