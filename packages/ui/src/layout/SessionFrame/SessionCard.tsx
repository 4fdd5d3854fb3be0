import type { ReactNode } from 'react';
import { Logo } from '../../drawings/Logo.tsx';
import { Anchor } from '../../foundations/Navigation.tsx';
import * as S from './SessionCard.styles.ts';

export interface SessionCardProps {
  /** The one heading of the page; it takes the focus when the page is entered. */
  heading: string;
  /** One sentence, when the heading does not say enough. */
  sentence?: ReactNode;
  /** The product, said by the mark over the heading. */
  brandName: string;
  /** Makes the mark a link. */
  brandHref?: string;
  children: ReactNode;
  /** Quiet words at the end, such as the telephone of support. */
  footer?: ReactNode;
}

/** The single card of the session screens. */
export function SessionCard({
  heading,
  sentence,
  brandName,
  brandHref,
  children,
  footer,
}: SessionCardProps) {
  return (
    <S.Root>
      {brandHref === undefined ? (
        <Logo size={48} label={brandName} />
      ) : (
        <S.Brand as={Anchor} href={brandHref} aria-label={brandName}>
          <Logo size={48} />
        </S.Brand>
      )}
      <S.Words>
        <S.Heading tabIndex={-1}>{heading}</S.Heading>
        {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      </S.Words>
      {children}
      {footer !== undefined && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  );
}
