import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as S from './Arrangement.styles.ts';

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  heading: string;
  /**
   * The level of the heading among those of the page.
   * @default 2
   */
  level?: 2 | 3;
  /** One sentence, when the heading does not say enough. */
  sentence?: ReactNode;
  /** What can be done with the whole section. */
  actions?: ReactNode;
}

/** A part of a page with a heading of its own, which names it for readers of screens. */
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
          {sentence !== undefined && <S.SectionSentence>{sentence}</S.SectionSentence>}
        </div>
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.SectionHead>
      {children}
    </S.Section>
  );
}
