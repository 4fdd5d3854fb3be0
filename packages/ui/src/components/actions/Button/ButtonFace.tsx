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
  const saysBusy = busy && !waiting && busyLabel !== undefined;
  const hidden = saysBusy ? 'gone' : busy || waiting ? 'faded' : undefined;
  return (
    <>
      {/* Another text is another element: the browser counts a wider one as a shift of the page. */}
      <S.Face key={typeof children === 'string' ? children : undefined} data-hidden={hidden}>
        {icon}
        <S.Words>{children}</S.Words>
      </S.Face>
      {hidden === 'faded' && <S.Face aria-hidden="true">{spinner}</S.Face>}
      {busyLabel !== undefined && (
        <S.Face data-hidden={saysBusy ? undefined : 'gone'}>
          {spinner}
          <S.Words>{busyLabel}</S.Words>
        </S.Face>
      )}
    </>
  );
}
