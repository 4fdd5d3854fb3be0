import { Anchor, type AnchorProps } from '../../../foundations/Navigation.tsx';
import * as S from './Link.styles.ts';

export const linkVariants = ['inline', 'quiet', 'name'] as const;
export type LinkVariant = (typeof linkVariants)[number];

export interface LinkProps extends AnchorProps {
  /**
   * `inline` is underlined for use in a sentence; `quiet` is for standalone links and `name` for
   * the name of a row, both underlined on hover.
   * @default 'inline'
   */
  variant?: LinkVariant;
}

/** A link to another page. */
export function Link({ variant = 'inline', children, ...rest }: LinkProps) {
  return (
    <S.Root as={Anchor} {...rest} data-variant={variant}>
      {children}
    </S.Root>
  );
}
