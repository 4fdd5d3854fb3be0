import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { HomeIcon, LogoutIcon, ProfileIcon } from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { IconButtonLink } from '../../components/IconButton/IconButtonLink.tsx';
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
  // The browser's own tooltip never appears for the keyboard, so the compact form brings its own.
  const tipFor = (label: string) =>
    compact
      ? { ...tipHandlers, title: undefined, children: <S.Tip aria-hidden="true">{label}</S.Tip> }
      : {};
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
        <IconButtonLink
          href={account.homeHref}
          label={home}
          icon={<HomeIcon />}
          {...tipFor(home)}
        />
        <IconButtonLink
          href={account.profileHref}
          label={profile}
          icon={<ProfileIcon />}
          {...tipFor(profile)}
        />
        <IconButton
          label={logout}
          icon={<LogoutIcon />}
          onClick={account.onSignOut}
          {...tipFor(logout)}
        />
      </S.Ways>
    </S.Root>
  );
}
