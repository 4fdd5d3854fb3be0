import { Anchor, type AnchorProps } from '../../../foundations/Navigation.tsx';
import type { ButtonAppearance } from './Button.tsx';
import { ButtonFace } from './ButtonFace.tsx';
import * as S from './Button.styles.ts';

export interface ButtonLinkProps extends AnchorProps, ButtonAppearance {}

/** A link that opens another page and looks like a `Button`. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  icon,
  wide = false,
  iconOnPhones = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <S.Root
      as={Anchor}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      data-icon-on-phones={iconOnPhones}
    >
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </S.Root>
  );
}
