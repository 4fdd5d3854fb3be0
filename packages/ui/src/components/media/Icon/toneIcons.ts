import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons that accompany a status colour (WCAG 1.4.1). */
export const DangerIcon = /* #__PURE__ */ createIcon(CircleAlert);
export const SuccessIcon = /* #__PURE__ */ createIcon(CircleCheck);
export const WarningIcon = /* #__PURE__ */ createIcon(TriangleAlert);
export const InformationIcon = /* #__PURE__ */ createIcon(Info);
