import { Badge } from '../../components/data/Badge/Badge.tsx';
import { PaletteIcon } from '../../components/media/Icon/appearanceIcons.ts';
import {
  AdminMessagesIcon,
  AnalyticsIcon,
  DashboardIcon,
  DiscountsIcon,
  HistoryIcon,
  LiveIcon,
  MessagesIcon,
  PackagesIcon,
  ProfileIcon,
  UsersIcon,
  WritingIcon,
} from '../../components/media/Icon/pageIcons.ts';
import { IconButtonLink } from '../../components/actions/IconButton/IconButtonLink.tsx';
import { ThemePicker } from '../../components/fields/ThemePicker/ThemePicker.tsx';
import { BarPopover } from '../BarPopover/BarPopover.tsx';
import { CreditMeter } from '../CreditMeter/CreditMeter.tsx';
import type { MenuGroup } from '../SideMenu/menu.ts';

const pages: MenuGroup = {
  label: 'صفحه‌ها',
  items: [
    { href: '/dashboard/user-info', label: 'داشبورد', icon: <DashboardIcon /> },
    { href: '/nevisa-live', label: 'تایپ صوتی زنده', icon: <LiveIcon />, current: true },
    { href: '/nevisa-history', label: 'تاریخچه', icon: <HistoryIcon /> },
    { href: '/nevisa-packages', label: 'بسته‌ها', icon: <PackagesIcon /> },
    {
      href: '/messages',
      label: 'پیام‌ها',
      icon: <MessagesIcon />,
      badge: 3,
      badgeLabel: '۳ پیام جدید',
    },
  ],
};

const management: MenuGroup = {
  label: 'مدیریت',
  items: [
    { href: '/dashboard/analytics', label: 'آمار و تحلیل', icon: <AnalyticsIcon /> },
    { href: '/admin/user-management', label: 'مدیریت کاربران', icon: <UsersIcon /> },
    { href: '/admin/discount-code', label: 'مدیریت تخفیف‌ها', icon: <DiscountsIcon /> },
    { href: '/admin/messages', label: 'مدیریت پیام‌ها', icon: <AdminMessagesIcon /> },
  ],
};

const settings: MenuGroup = {
  label: 'تنظیمات',
  items: [
    { href: '/user-profile', label: 'پروفایل', icon: <ProfileIcon /> },
    { href: '/settings', label: 'تنظیمات نگارش', icon: <WritingIcon /> },
  ],
};

/** A group with overlong labels. */
export const longGroup: MenuGroup = {
  label: 'گروهی با نامی که از یک خط بیشتر جا می‌خواهد',
  items: [
    {
      href: '/long/reports',
      label: 'گزارش‌های هفتگی و ماهانهٔ گروه نویسندگان و ویراستاران',
      icon: <AnalyticsIcon />,
      badge: 1284,
      badgeLabel: '۱٬۲۸۴ گزارش جدید',
    },
    {
      href: '/long/drafts',
      label: 'پیش‌نویس‌هایی که هنوز به تأیید سردبیر نرسیده‌اند',
      icon: <WritingIcon />,
      badge: 12,
      badgeLabel: '۱۲ پیش‌نویس جدید',
    },
  ],
};

export const userMenu = [pages, settings];
export const adminMenu = [pages, management, settings];

export const account = {
  name: 'سارا محمدی',
  avatarAddress: null,
  homeHref: '/',
  profileHref: '/user-profile',
};

/** The end of the top bar as in the application. */
export function SampleActions() {
  return (
    <>
      <CreditMeter label="۲ ساعت و ۴۰ دقیقه" value={0.53} />
      <BarPopover label="تم رنگی" icon={<PaletteIcon />}>
        <ThemePicker />
      </BarPopover>
      <IconButtonLink href="/messages" label="پیام‌ها، ۳ پیام جدید" icon={<MessagesIcon />}>
        <Badge aria-hidden="true">+۳</Badge>
      </IconButtonLink>
      <IconButtonLink href="/user-profile" label="حساب سارا محمدی" icon={<ProfileIcon />} />
    </>
  );
}
