import { Avatar } from '../../components/data/Avatar/Avatar.tsx';
import { HomeIcon, LogoutIcon, ProfileIcon } from '../../components/media/Icon/pageIcons.ts';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { IconButtonLink } from '../../components/actions/IconButton/IconButtonLink.tsx';
import { describeTip } from '../../components/overlay/Tooltip/describeTip.ts';
import { text } from '../../foundations/text.ts';
import type { MenuAccount } from './menu.ts';
import * as S from './UserBlock.styles.ts';

export interface UserBlockProps {
  account: MenuAccount;
  compact: boolean;
}

const { home, profile, logout } = text.navigation;

/** The signed-in user with links to home and profile and the sign-out button. */
export function UserBlock({ account, compact }: UserBlockProps) {
  const tip = compact ? ({ tipSide: 'end' } as const) : {};
  return (
    <S.Root data-compact={compact}>
      <S.Person {...(compact && describeTip(account.name, { side: 'end' }))}>
        <Avatar name={account.name} src={account.avatarAddress} alt={compact ? account.name : ''} />
        {!compact && (
          <S.Name>
            <bdi>{account.name}</bdi>
          </S.Name>
        )}
      </S.Person>
      <S.Ways>
        <IconButtonLink href={account.homeHref} label={home} icon={<HomeIcon />} {...tip} />
        <IconButtonLink
          href={account.profileHref}
          label={profile}
          icon={<ProfileIcon />}
          {...tip}
        />
        <IconButton label={logout} icon={<LogoutIcon />} onClick={account.onSignOut} {...tip} />
      </S.Ways>
    </S.Root>
  );
}
