import type { ReactNode } from 'react';
import * as S from './FilledSection.styles.ts';
import type { SectionProps } from './Section.tsx';

export interface FilledSectionProps extends SectionProps {
  /** Actions at the lower edge. */
  foot: ReactNode;
  /** A drawing beside the section, in the middle of its height; below it in a narrow place. */
  drawing?: ReactNode;
}

/** A section that fills a card which is as tall as its neighbour, without empty room below. */
export function FilledSection({ foot, drawing, children, ...rest }: FilledSectionProps) {
  return (
    <S.Room>
      <S.Part {...rest}>
        {children}
        <S.Foot>{foot}</S.Foot>
      </S.Part>
      {drawing !== undefined && <S.Drawing>{drawing}</S.Drawing>}
    </S.Room>
  );
}
