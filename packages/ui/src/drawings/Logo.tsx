import { Drawing, type DrawingProps } from './Drawing.tsx';
import { logoShapes, logoViewBox } from './logoShapes.ts';
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
    <Drawing viewBox={logoViewBox} width={size} height={size} {...rest}>
      {logoShapes.map(({ name, ink, path }) => (
        <S.Shape key={name} data-ink={ink} d={path} />
      ))}
    </Drawing>
  );
}
