import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import {
  CloseIcon,
  NewVersionIcon,
  OfflineIcon,
  OnlineIcon,
} from '../../media/Icon/controlIcons.ts';
import { DangerIcon, WarningIcon } from '../../media/Icon/toneIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import * as S from './Banner.styles.ts';

export const bannerKinds = ['offline', 'online', 'newVersion', 'warning', 'danger'] as const;
export type BannerKind = (typeof bannerKinds)[number];

export interface BannerProps extends ComponentPropsWithRef<'div'> {
  /** What it is about: gives its tone and its icon. */
  kind: BannerKind;
  /** The one thing one can do about it: a small button. */
  action?: ReactNode;
  /** It can be put away when this is given. */
  onDismiss?: () => void;
}

/**
 * A sentence about the whole application, at the top of the page from side to
 * side. It is read aloud on appearing when it stands in a `LiveRegion`.
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
        <S.Ways>
          {action}
          {onDismiss !== undefined && (
            <IconButton size="small" label={text.close} icon={<CloseIcon />} onClick={onDismiss} />
          )}
        </S.Ways>
      )}
    </S.Root>
  );
}

const icons = {
  offline: OfflineIcon,
  online: OnlineIcon,
  newVersion: NewVersionIcon,
  warning: WarningIcon,
  danger: DangerIcon,
};
