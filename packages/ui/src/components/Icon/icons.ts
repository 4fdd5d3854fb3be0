import {
  ArrowLeft,
  ArrowRight,
  ChartNoAxesColumn,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleUserRound,
  Copy,
  Eye,
  EyeOff,
  History,
  House,
  Info,
  LayoutDashboard,
  LogOut,
  Mail,
  Megaphone,
  Menu,
  Mic,
  MicOff,
  Monitor,
  Moon,
  Package,
  Palette,
  PanelLeftClose,
  PanelLeftOpen,
  PenLine,
  Phone,
  RotateCcw,
  Square,
  Sun,
  TicketPercent,
  TriangleAlert,
  Users,
  X,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

// Drawings that point are named for left-to-right and mirrored; "back" is where one came from.
const pointing = { mirrored: true };

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

export const MenuIcon = /* #__PURE__ */ createIcon(Menu);
export const CloseIcon = /* #__PURE__ */ createIcon(X);
export const CollapseIcon = /* #__PURE__ */ createIcon(PanelLeftClose, pointing);
export const ExpandIcon = /* #__PURE__ */ createIcon(PanelLeftOpen, pointing);
export const ArrowBackIcon = /* #__PURE__ */ createIcon(ArrowLeft, pointing);
export const ArrowForwardIcon = /* #__PURE__ */ createIcon(ArrowRight, pointing);
export const ChevronDownIcon = /* #__PURE__ */ createIcon(ChevronDown);

export const CheckIcon = /* #__PURE__ */ createIcon(Check);
export const CopyIcon = /* #__PURE__ */ createIcon(Copy);
export const EyeIcon = /* #__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* #__PURE__ */ createIcon(EyeOff);
export const RetryIcon = /* #__PURE__ */ createIcon(RotateCcw);
export const StopIcon = /* #__PURE__ */ createIcon(Square);
export const MicrophoneOffIcon = /* #__PURE__ */ createIcon(MicOff);
export const PhoneIcon = /* #__PURE__ */ createIcon(Phone);

export const DangerIcon = /* #__PURE__ */ createIcon(CircleAlert);
export const SuccessIcon = /* #__PURE__ */ createIcon(CircleCheck);
export const WarningIcon = /* #__PURE__ */ createIcon(TriangleAlert);
export const InformationIcon = /* #__PURE__ */ createIcon(Info);

export const SunIcon = /* #__PURE__ */ createIcon(Sun);
export const MoonIcon = /* #__PURE__ */ createIcon(Moon);
export const SystemIcon = /* #__PURE__ */ createIcon(Monitor);
export const PaletteIcon = /* #__PURE__ */ createIcon(Palette);
