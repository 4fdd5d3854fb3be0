import { Drawing, type DrawingProps } from './Drawing.tsx';
import * as S from './Drawing.styles.ts';

export interface LogoProps extends DrawingProps {
  /**
   * Width and height in px; legible from 20 px.
   * @default 32
   */
  size?: number;
}

/** The mark of the product: a sound wave from the right becomes the letter nun. */
export function Logo({ size = 32, ...rest }: LogoProps) {
  return (
    <Drawing viewBox="0 0 48 48" width={size} height={size} {...rest}>
      <S.Shape
        data-ink="accent"
        d="M31 12c3.2 16 .2 29-13.5 29C10 41 4 36.3 4 28c0-3 .8-6 2.4-9 .3 8 5 13.4 11.6 13.4 7.6 0 11-6 9.3-15.7Z"
      />
      <S.Shape data-ink="line" d="M17 8.5l5.6 5.6-5.6 5.6-5.6-5.6Z" />
      <S.Shape
        data-ink="line"
        d="M37.8 14.5a2.4 2.4 0 0 1 2.4 2.4v13.2a2.4 2.4 0 0 1-4.8 0V16.9a2.4 2.4 0 0 1 2.4-2.4ZM44.9 18.8a2.4 2.4 0 0 1 2.4 2.4v4.6a2.4 2.4 0 0 1-4.8 0v-4.6a2.4 2.4 0 0 1 2.4-2.4Z"
      />
    </Drawing>
  );
}
