import {
  ChartNoAxesColumn,
  CircleUserRound,
  History,
  House,
  LayoutDashboard,
  LogOut,
  Mail,
  Megaphone,
  Mic,
  Package,
  PenLine,
  TicketPercent,
  Users,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

// Lucide names directional drawings for left-to-right; "back" is the direction of the previous page.
const pointing = { mirrored: true };

/** Icons of the pages in the side menu. */
export const HomeIcon = /* #__PURE__ */ createIcon(House);
export const ProfileIcon = /* #__PURE__ */ createIcon(CircleUserRound);
export const LogoutIcon = /* #__PURE__ */ createIcon(LogOut, pointing);
export const DashboardIcon = /* #__PURE__ */ createIcon(LayoutDashboard);
export const LiveIcon = /* #__PURE__ */ createIcon(Mic);
export const HistoryIcon = /* #__PURE__ */ createIcon(History);
export const PackagesIcon = /* #__PURE__ */ createIcon(Package);
export const MessagesIcon = /* #__PURE__ */ createIcon(Mail);
export const AnalyticsIcon = /* #__PURE__ */ createIcon(ChartNoAxesColumn);
export const UsersIcon = /* #__PURE__ */ createIcon(Users);
export const DiscountsIcon = /* #__PURE__ */ createIcon(TicketPercent);
export const AdminMessagesIcon = /* #__PURE__ */ createIcon(Megaphone);
export const WritingIcon = /* #__PURE__ */ createIcon(PenLine);
