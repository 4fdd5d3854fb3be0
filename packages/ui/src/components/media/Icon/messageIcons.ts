import { BadgePercent, Bell } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** What a message is: news of the service, or something on sale. */
export const NotificationIcon = /* #__PURE__ */ createIcon(Bell);
export const OfferIcon = /* #__PURE__ */ createIcon(BadgePercent);
