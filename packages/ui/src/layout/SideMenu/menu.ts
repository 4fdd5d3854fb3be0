import type { ReactNode } from 'react';

/** One line of the side menu. */
export interface MenuItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** The person is on this page. */
  current?: boolean;
  /** How many new things wait there; nothing is shown for none. */
  badge?: number | null | undefined;
  /** The badge in words, such as «۳ پیام جدید». */
  badgeLabel?: string | undefined;
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

/** Who is signed in, and the three places that belong to them. */
export interface MenuAccount {
  name: string;
  avatarAddress: string | null;
  homeHref: string;
  profileHref: string;
  onSignOut: () => void;
}

export interface MenuBrand {
  name: string;
  href: string;
}
