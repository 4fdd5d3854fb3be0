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

/** Who is signed in, with the ways home, to the profile and out. */
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
        <Way label={home} compact={compact}>
          <IconButtonLink href={account.homeHref} label={home} icon={<HomeIcon />} />
        </Way>
        <Way label={profile} compact={compact}>
          <IconButtonLink href={account.profileHref} label={profile} icon={<ProfileIcon />} />
        </Way>
        <Way label={logout} compact={compact}>
          <IconButton label={logout} icon={<LogoutIcon />} onClick={account.onSignOut} />
        </Way>
      </S.Ways>
    </S.Root>
  );
}

interface WayProps {
  label: string;
  compact: boolean;
  children: ReactElement<{ title?: string | undefined }>;
}

// The browser's own tooltip never appears for the keyboard, so the compact form brings its own in its place.
function Way({ label, compact, children }: WayProps) {
  return compact ? (
    <S.Way {...tipHandlers}>
      {cloneElement(children, { title: undefined })}
      <S.Tip aria-hidden="true">{label}</S.Tip>
    </S.Way>
  ) : (
    children
  );
}
