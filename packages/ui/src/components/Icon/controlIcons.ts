import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  Copy,
  Menu,
  MicOff,
  PanelLeftClose,
  PanelLeftOpen,
  RefreshCw,
  RotateCcw,
  Square,
  Wifi,
  WifiOff,
  X,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

// Drawings that point are named for left-to-right and mirrored; "back" is where one came from.
const pointing = { mirrored: true };

/** What stands on buttons. */
export const MenuIcon = /* #__PURE__ */ createIcon(Menu);
export const CloseIcon = /* #__PURE__ */ createIcon(X);
export const CollapseIcon = /* #__PURE__ */ createIcon(PanelLeftClose, pointing);
export const ExpandIcon = /* #__PURE__ */ createIcon(PanelLeftOpen, pointing);
export const ArrowBackIcon = /* #__PURE__ */ createIcon(ArrowLeft, pointing);
export const ArrowForwardIcon = /* #__PURE__ */ createIcon(ArrowRight, pointing);
export const ChevronDownIcon = /* #__PURE__ */ createIcon(ChevronDown);
export const CheckIcon = /* #__PURE__ */ createIcon(Check);
export const CopyIcon = /* #__PURE__ */ createIcon(Copy);
export const RetryIcon = /* #__PURE__ */ createIcon(RotateCcw);
export const StopIcon = /* #__PURE__ */ createIcon(Square);
export const MicrophoneOffIcon = /* #__PURE__ */ createIcon(MicOff);
export const OfflineIcon = /* #__PURE__ */ createIcon(WifiOff);
export const OnlineIcon = /* #__PURE__ */ createIcon(Wifi);
export const NewVersionIcon = /* #__PURE__ */ createIcon(RefreshCw);
