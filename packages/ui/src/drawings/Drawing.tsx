import type { ComponentPropsWithRef } from 'react';
import * as S from './Drawing.styles.ts';

export interface DrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'aria-label' | 'viewBox'> {
  /** What it shows, for who cannot see it; without it the drawing is decoration. */
  label?: string;
}

interface CanvasProps extends DrawingProps {
  viewBox: string;
}

/** The ground of every drawing: lines and fills are two tones of the theme, so one drawing serves all 22 sets. */
export function Drawing({ label, children, ...rest }: CanvasProps) {
  return (
    <S.Canvas
      focusable="false"
      {...rest}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </S.Canvas>
  );
}
