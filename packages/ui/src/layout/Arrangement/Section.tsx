import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './Arrangement.styles.ts';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  heading: string;
  /**
   * The heading level.
   * @default 2
   */
  level?: 2 | 3;
  /** One sentence of explanation. */
  sentence?: ReactNode;
  /** Actions of the whole section. */
  actions?: ReactNode;
}

/** A part of a page with a heading, which names it for screen readers. */
export function Section({
  heading,
  level = 2,
  sentence,
  actions,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  return (
    <S.Section aria-labelledby={id} {...rest}>
      <S.SectionHead>
        <div>
          <S.SectionHeading as={`h${level}`} id={id}>
            {heading}
          </S.SectionHeading>
          {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
        </div>
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.SectionHead>
      {children}
    </S.Section>
  );
}
