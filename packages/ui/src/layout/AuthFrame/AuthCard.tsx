import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Logo } from '../../drawings/Logo.tsx';
import { Anchor } from '../../foundations/Navigation.tsx';
import * as S from './AuthCard.styles.ts';

export interface AuthCardProps extends ComponentPropsWithRef<'div'> {
  /** The only `h1` of the page; takes the focus when the page opens. */
  heading: string;
  /** One sentence of explanation. */
  sentence?: ReactNode;
  /** The name of the product beside its logo, above the heading. */
  brandName: string;
  /** Makes logo and name a link. */
  brandHref?: string;
  /** Secondary text at the end, such as the support phone number. */
  footer?: ReactNode;
}

/** The card of the auth screens: logo, heading, content and footer. */
export function AuthCard({
  heading,
  sentence,
  brandName,
  brandHref,
  children,
  footer,
  ...rest
}: AuthCardProps) {
  return (
    <S.Root {...rest}>
      <S.Brand translate="no" {...(brandHref !== undefined && { as: Anchor, href: brandHref })}>
        <Logo size={40} />
        {brandName}
      </S.Brand>
      <S.Words>
        <S.Heading tabIndex={-1}>{heading}</S.Heading>
        {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      </S.Words>
      {children}
      {footer !== undefined && <S.Footer>{footer}</S.Footer>}
    </S.Root>
  );
}
