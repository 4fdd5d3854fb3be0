import { type ComponentPropsWithRef, isValidElement, type ReactNode } from 'react';
import { Actions, Sentence } from '../Arrangement/Arrangement.styles.ts';
import * as S from './Page.styles.ts';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The only `h1` of the page; takes the focus when the page opens. */
  heading: string;
  /** One sentence of explanation, or a state; null where it is not known yet, which keeps its line. */
  sentence?: ReactNode;
  /** Actions of the page, one of them primary. */
  actions?: ReactNode;
}

/** The header of a page: heading, sentence and actions. */
export function PageHeader({ heading, sentence, actions, ...rest }: PageHeaderProps) {
  const tag = isValidElement(sentence) ? 'div' : 'p'; // an element, such as a state, may be a block
  return (
    <S.Header {...rest}>
      <S.Words>
        <S.Heading tabIndex={-1}>{heading}</S.Heading>
        {sentence !== undefined && <Sentence as={tag}>{sentence ?? '\u00A0'}</Sentence>}
      </S.Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </S.Header>
  );
}
