import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import {
  CloseIcon,
  NewVersionIcon,
  OfflineIcon,
  OnlineIcon,
} from '../../media/Icon/controlIcons.ts';
import { DangerIcon, SuccessIcon, WarningIcon } from '../../media/Icon/toneIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import * as S from './Banner.styles.ts';

export const bannerKinds = [
  'offline',
  'online',
  'success',
  'newVersion',
  'warning',
  'danger',
] as const;
export type BannerKind = (typeof bannerKinds)[number];

export interface BannerProps extends ComponentPropsWithRef<'div'> {
  /** The subject; it determines tone and icon. */
  kind: BannerKind;
  /** One action, as a small button. */
  action?: ReactNode;
  /** Shows a dismiss button and handles its press. */
  onDismiss?: () => void;
}

/**
 * A full-width message about the whole application, at the top of the page. Put it in
 * a `LiveRegion` to have it announced when it appears.
 */
export function Banner({ kind, action, onDismiss, children, ...rest }: BannerProps) {
  const KindIcon = icons[kind];
  return (
    <S.Root {...rest} data-kind={kind}>
      <S.Sentence>
        <KindIcon />
        <S.Text>{children}</S.Text>
      </S.Sentence>
      {(action !== undefined || onDismiss !== undefined) && (
        <S.Actions>
          {action}
          {onDismiss !== undefined && (
            <IconButton size="small" label={text.close} icon={<CloseIcon />} onClick={onDismiss} />
          )}
        </S.Actions>
      )}
    </S.Root>
  );
}

const icons = {
  offline: OfflineIcon,
  online: OnlineIcon,
  success: SuccessIcon,
  newVersion: NewVersionIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
