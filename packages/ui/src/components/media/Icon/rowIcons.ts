import {
  Ban,
  Bot,
  Clock,
  EllipsisVertical,
  MonitorSmartphone,
  Pencil,
  RefreshCw,
  Star,
  Trash2,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of the actions of a row. */
export const EditIcon = /* #__PURE__ */ createIcon(Pencil);
export const DeleteIcon = /* #__PURE__ */ createIcon(Trash2);
export const MoreIcon = /* #__PURE__ */ createIcon(EllipsisVertical);
export const StarIcon = /* #__PURE__ */ createIcon(Star);
export const StarredIcon = /* #__PURE__ */ createIcon(Star, { filled: true });

/** Icons of the source and the state of a row. */
export const BotIcon = /* #__PURE__ */ createIcon(Bot);
export const QueuedIcon = /* #__PURE__ */ createIcon(Clock);
export const DeviceIcon = /* #__PURE__ */ createIcon(MonitorSmartphone);
export const SyncIcon = /* #__PURE__ */ createIcon(RefreshCw);
export const RefusedIcon = /* #__PURE__ */ createIcon(Ban);
