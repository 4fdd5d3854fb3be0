import type { ComponentPropsWithRef } from 'react';
import * as S from './Drawing.styles.ts';

export interface DrawingProps extends Omit<ComponentPropsWithRef<'svg'>, 'aria-label' | 'viewBox'> {
  /** The text alternative; without it the drawing is decorative. */
  label?: string;
}

interface CanvasProps extends DrawingProps {
  viewBox: string;
}

/** The root of every drawing. Lines and fills are two tones of the theme, so one drawing serves all 22 sets. */
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
