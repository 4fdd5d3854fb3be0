import type { ReactNode } from 'react';

/** A link of the side menu. */
export interface MenuItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** Marks the current page. */
  current?: boolean;
  /** The number of new items; zero shows no badge. */
  badge?: number | null | undefined;
  /** The badge in words, such as «۳ پیام جدید». */
  badgeLabel?: string | undefined;
}

export interface MenuGroup {
  label: string;
  items: readonly MenuItem[];
}

/** The signed-in user, with the targets of home, profile and sign-out. */
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
