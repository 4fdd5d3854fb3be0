import { BadgePercent, Bell } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of the message types. */
export const NotificationIcon = /* #__PURE__ */ createIcon(Bell);
export const OfferIcon = /* #__PURE__ */ createIcon(BadgePercent);
