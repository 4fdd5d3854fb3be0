import { Anchor, type AnchorProps } from '../../../foundations/Navigation.tsx';
import { describeTip } from '../../overlay/Tooltip/describeTip.ts';
import type { IconButtonAppearance } from './IconButton.tsx';
import * as S from './IconButton.styles.ts';

export interface IconButtonLinkProps
  extends Omit<AnchorProps, 'aria-label'>, IconButtonAppearance {}

/** A link that shows only an icon and looks like an `IconButton`. */
export function IconButtonLink({
  label,
  icon,
  keys,
  tipSide,
  variant = 'quiet',
  size = 'medium',
  children,
  ...rest
}: IconButtonLinkProps) {
  return (
    <S.Root
      as={Anchor}
      {...describeTip(label, { keys, side: tipSide })}
      {...rest}
      aria-label={label}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children !== undefined && <S.Corner>{children}</S.Corner>}
    </S.Root>
  );
}
