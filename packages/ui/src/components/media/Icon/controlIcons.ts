import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpDown,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  GripVertical,
  ListFilter,
  Menu,
  MicOff,
  Minus,
  PanelLeftClose,
  PanelLeftOpen,
  Plus,
  Printer,
  RefreshCw,
  RotateCcw,
  Square,
  Wifi,
  WifiOff,
  X,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

// Lucide names directional drawings for left-to-right; "back" is the direction of the previous page.
const pointing = { mirrored: true };

/** Icons of buttons and other controls. */
export const MenuIcon = /* #__PURE__ */ createIcon(Menu);
export const CloseIcon = /* #__PURE__ */ createIcon(X);
export const CollapseIcon = /* #__PURE__ */ createIcon(PanelLeftClose, pointing);
export const ExpandIcon = /* #__PURE__ */ createIcon(PanelLeftOpen, pointing);
export const ArrowBackIcon = /* #__PURE__ */ createIcon(ArrowLeft, pointing);
export const ArrowForwardIcon = /* #__PURE__ */ createIcon(ArrowRight, pointing);
export const ChevronBackIcon = /* #__PURE__ */ createIcon(ChevronLeft, pointing);
export const ChevronForwardIcon = /* #__PURE__ */ createIcon(ChevronRight, pointing);
export const ChevronDownIcon = /* #__PURE__ */ createIcon(ChevronDown);
export const ArrowUpIcon = /* #__PURE__ */ createIcon(ArrowUp);
export const ArrowDownIcon = /* #__PURE__ */ createIcon(ArrowDown);
export const PlusIcon = /* #__PURE__ */ createIcon(Plus);
export const MinusIcon = /* #__PURE__ */ createIcon(Minus);
export const CheckIcon = /* #__PURE__ */ createIcon(Check);
/** A tick that is drawn when it appears: a copy or a save has succeeded. */
export const DoneIcon = /* #__PURE__ */ createIcon(Check, { drawn: true });
export const CopyIcon = /* #__PURE__ */ createIcon(Copy);
export const PrintIcon = /* #__PURE__ */ createIcon(Printer);
export const DragIcon = /* #__PURE__ */ createIcon(GripVertical);
export const RetryIcon = /* #__PURE__ */ createIcon(RotateCcw);
export const StopIcon = /* #__PURE__ */ createIcon(Square);
export const MicrophoneOffIcon = /* #__PURE__ */ createIcon(MicOff);
export const SortIcon = /* #__PURE__ */ createIcon(ArrowUpDown);
export const SortAscendingIcon = /* #__PURE__ */ createIcon(ArrowUp);
export const SortDescendingIcon = /* #__PURE__ */ createIcon(ArrowDown);
export const FilterIcon = /* #__PURE__ */ createIcon(ListFilter);
export const OfflineIcon = /* #__PURE__ */ createIcon(WifiOff);
export const OnlineIcon = /* #__PURE__ */ createIcon(Wifi);
export const NewVersionIcon = /* #__PURE__ */ createIcon(RefreshCw);
