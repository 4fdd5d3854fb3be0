import { cloneElement, type ReactElement } from 'react';
import { Avatar } from '../../components/data/Avatar/Avatar.tsx';
import { HomeIcon, LogoutIcon, ProfileIcon } from '../../components/media/Icon/pageIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { IconButtonLink } from '../../components/actions/IconButton/IconButtonLink.tsx';
import { text } from '../../foundations/text.ts';
import type { MenuAccount } from './menu.ts';
import { tipHandlers } from './tip.ts';
import * as S from './UserBlock.styles.ts';

export interface UserBlockProps {
  account: MenuAccount;
  compact: boolean;
}

const { home, profile, logout } = text.navigation;

/** The signed-in user with links to home and profile and the sign-out button. */
export function UserBlock({ account, compact }: UserBlockProps) {
  return (
    <S.Root data-compact={compact}>
      <S.Person title={compact ? account.name : undefined}>
        <Avatar name={account.name} src={account.avatarAddress} alt={compact ? account.name : ''} />
        {!compact && (
          <S.Name>
            <bdi>{account.name}</bdi>
          </S.Name>
        )}
      </S.Person>
      <S.Ways>
        <WithTooltip label={home} compact={compact}>
          <IconButtonLink href={account.homeHref} label={home} icon={<HomeIcon />} />
        </WithTooltip>
        <WithTooltip label={profile} compact={compact}>
          <IconButtonLink href={account.profileHref} label={profile} icon={<ProfileIcon />} />
        </WithTooltip>
        <WithTooltip label={logout} compact={compact}>
          <IconButton label={logout} icon={<LogoutIcon />} onClick={account.onSignOut} />
        </WithTooltip>
      </S.Ways>
    </S.Root>
  );
}

interface WithTooltipProps {
  label: string;
  compact: boolean;
  children: ReactElement<{ title?: string | undefined }>;
}

// The native tooltip never appears on keyboard focus, so the compact form has its own.
function WithTooltip({ label, compact, children }: WithTooltipProps) {
  return compact ? (
    <S.Way {...tipHandlers}>
      {cloneElement(children, { title: undefined })}
      <S.Tip aria-hidden="true">{label}</S.Tip>
    </S.Way>
  ) : (
    children
  );
}
