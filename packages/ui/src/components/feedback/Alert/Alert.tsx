import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  DangerIcon,
  InformationIcon,
  SuccessIcon,
  WarningIcon,
} from '../../media/Icon/toneIcons.ts';
import * as S from './Alert.styles.ts';

export const alertTones = ['danger', 'success', 'warning', 'information'] as const;
export type AlertTone = (typeof alertTones)[number];

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** @default 'information' */
  tone?: AlertTone;
  title?: ReactNode;
  /** A control that resolves the problem. */
  actions?: ReactNode;
  /** Puts the actions beside the sentence where there is room, for one line above a list. */
  inline?: boolean;
  /** A drawing of what to do, at the end; only where the window has room. */
  picture?: ReactNode;
}

/**
 * A persistent message in the page. Line breaks are preserved. Put it in a
 * `LiveRegion` to have it announced when it appears.
 */
export function Alert({
  tone = 'information',
  title,
  actions,
  inline = false,
  picture,
  children,
  ...rest
}: AlertProps) {
  const ToneIcon = icons[tone];
  return (
    <S.Root {...rest} data-tone={tone} data-inline={inline}>
      <ToneIcon />
      <S.Words>
        {title !== undefined && <S.Title>{title}</S.Title>}
        {children !== undefined && <S.Text>{children}</S.Text>}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Words>
      {picture !== undefined && <S.Picture>{picture}</S.Picture>}
    </S.Root>
  );
}

const icons = {
  danger: DangerIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  information: InformationIcon,
};
