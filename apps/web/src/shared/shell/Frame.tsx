import { getAvatarAddress, getDisplayName } from '@nevisa/api';
import type { User } from '@nevisa/api/types';
import {
  AppFrame,
  Badge,
  BarPopover,
  CreditMeter,
  IconButtonLink,
  MessagesIcon,
  PaletteIcon,
  ProfileIcon,
  ThemePicker,
  formatNumber,
} from '@nevisa/ui';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../paths.ts';
import type { RouteRow } from '../../app/routes.tsx';
import { useServices } from '../../app/services.ts';
import { addedText } from '../text/addedText.ts';
import { fill } from '../text/fill.ts';
import { navText } from '../text/navText.ts';
import { creditOf } from './credit.ts';
import { PageSpinner } from './PageSpinner.tsx';
import { SignOut } from './SignOut.tsx';
import { useSignOut } from './useSignOut.ts';
import { useWaitingText } from './useWaitingText.ts';
import { badgeFor, navigationGroupsFor } from './navigationGroups.tsx';

export interface FrameProps {
  row: RouteRow;
  user: User;
  children: ReactNode;
}

/** The side menu and top bar around every page of a signed-in person. */
export default function Frame({ row, user, children }: FrameProps) {
  const { config, look } = useServices();
  const signOut = useSignOut(user);
  useWaitingText(user);
  const credit = creditOf(user);
  const host = config.apiHost === '' ? window.location.origin : config.apiHost;
  const { badge, badgeLabel } = badgeFor(user);
  return (
    <AppFrame
      groups={navigationGroupsFor(user, row.path)}
      account={{
        name: getDisplayName(user),
        avatarAddress: getAvatarAddress(user, host),
        homeHref: paths.home,
        profileHref: paths.profile,
        onSignOut: signOut.request,
      }}
      brandHref={paths.home}
      brandName={config.productName}
      compact={look.compactMenu() ?? false}
      onCompactChange={(compact) => {
        look.chooseCompactMenu(compact);
      }}
      title={row.title}
      barActions={
        <>
          {credit && <CreditMeter label={credit.text} value={credit.share} />}
          <BarPopover label={navText.theme} icon={<PaletteIcon />}>
            <ThemePicker
              theme={look.theme()}
              scheme={look.scheme()}
              onThemeChange={(theme) => {
                look.chooseTheme(theme);
              }}
              onSchemeChange={(scheme) => {
                look.chooseScheme(scheme);
              }}
            />
          </BarPopover>
          <IconButtonLink
            href={paths.messages}
            label={
              badgeLabel === undefined
                ? navText.messages
                : fill(addedText.messagesWithNew, { messages: navText.messages, new: badgeLabel })
            }
            icon={<MessagesIcon />}
          >
            {badge !== undefined && (
              <Badge>{fill(navText.newBadge, { n: formatNumber(badge) })}</Badge>
            )}
          </IconButtonLink>
          <IconButtonLink
            href={paths.profile}
            label={fill(navText.userMenu, { name: getDisplayName(user) })}
            icon={<ProfileIcon />}
          />
        </>
      }
    >
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
      <SignOut asking={signOut.asking} onStay={signOut.stay} onLeave={signOut.leave} />
    </AppFrame>
  );
}
