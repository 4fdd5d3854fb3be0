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
import { useSearchParams } from 'react-router-dom';
import { KeySheetOnPress } from '../../features/settings/keySheet/KeySheetOnPress.tsx';
import { readViewTitle } from '../../features/transactions/data/viewTitle.ts';
import { paths } from '../../shared/paths.ts';
import { createLate } from '../../shared/late/createLate.ts';
import { readCredit } from '../../shared/shell/credit.ts';
import { useRemaining } from '../../shared/shell/useRemaining.ts';
import { PageSpinner } from '../../shared/shell/PageSpinner.tsx';
import { addedText } from '../../shared/text/addedText.ts';
import { appText } from '../../shared/text/appText.ts';
import { fill } from '../../shared/text/fill.ts';
import { navText } from '../../shared/text/navText.ts';
import { useAppServices } from '../appServices.ts';
import { FilesMeter, FilesNews } from './FilesStatus.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PurchaseBanner } from './PurchaseBanner.tsx';
import { RecordingStatus } from './RecordingStatus.tsx';
import { SignInBanner } from './SignInBanner.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { usePreloadedMenu } from './usePreloadedMenu.ts';
import { useResumeSaving } from './useResumeSaving.ts';
import { type SignOutQuestion, useSignOut } from './useSignOut.ts';
import { Updates } from './Updates.tsx';
import { describeMessagesBadge, listNavigationGroups } from './navigationGroups.tsx';

export interface AppShellProps {
  path: string;
  title: string;
  user: User;
  children: ReactNode;
}

const InactivityLimit = createLate(
  () => import('../../features/inactivity/InactivityLimit.tsx'),
  ({ default: Limit }) => Limit,
);

/** The side menu and the top bar around every page of a signed-in user. */
export default function AppShell(props: AppShellProps) {
  const { inactivityLimit } = useAppServices().config;
  const signOut = useSignOut(props.user);
  const frame = <Frame {...props} signOut={signOut} />;
  return inactivityLimit === null ? (
    frame
  ) : (
    <InactivityLimit user={props.user} onSignOut={signOut.request}>
      {frame}
    </InactivityLimit>
  );
}

function Frame({
  path,
  title,
  user,
  signOut,
  children,
}: AppShellProps & { signOut: SignOutQuestion }) {
  const { config, appearance } = useAppServices();
  useOtherTabs(user);
  useResumeSaving(user);
  useLeaveGuard(user);
  usePreloadedMenu(user);
  const [query] = useSearchParams();
  const host = config.apiHost === '' ? window.location.origin : config.apiHost;
  return (
    <AppFrame
      groups={listNavigationGroups(user, path)}
      account={{
        name: getDisplayName(user),
        avatarAddress: getAvatarAddress(user, host),
        homeHref: paths.home,
        profileHref: paths.profile,
        onSignOut: signOut.request,
      }}
      brandHref={paths.home}
      brandName={appText.name}
      compact={appearance.compactMenu() ?? false}
      onCompactChange={(compact) => appearance.chooseCompactMenu(compact)}
      title={(path === paths.packages && readViewTitle(query)) || title}
      barActions={
        <>
          {path !== paths.live && <RecordingStatus />}
          <FilesMeter />
          <BarActions user={user} />
        </>
      }
    >
      <OfflineBanner path={path} />
      <SignInBanner />
      <Updates user={user} />
      <PurchaseBanner user={user} path={path} />
      <FilesNews user={user} path={path} />
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
      <SignOutDialog question={signOut} />
      <LeaveDialog />
      <KeySheetOnPress user={user} />
    </AppFrame>
  );
}

function BarActions({ user }: { user: User }) {
  const { appearance } = useAppServices();
  const credit = readCredit(user, useRemaining());
  const { badge, badgeLabel } = describeMessagesBadge(user);
  return (
    <>
      {credit && <CreditMeter label={credit.text} value={credit.share} short={credit.short} />}
      <BarPopover label={navText.theme} icon={<PaletteIcon />}>
        <ThemePicker
          theme={appearance.theme()}
          scheme={appearance.scheme()}
          onThemeChange={(theme) => appearance.chooseTheme(theme)}
          onSchemeChange={(scheme) => appearance.chooseScheme(scheme)}
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
        {badge !== undefined && <Badge>{fill(navText.newBadge, { n: formatNumber(badge) })}</Badge>}
      </IconButtonLink>
      <IconButtonLink
        href={paths.profile}
        label={fill(navText.userMenu, { name: getDisplayName(user) })}
        icon={<ProfileIcon />}
      />
    </>
  );
}
