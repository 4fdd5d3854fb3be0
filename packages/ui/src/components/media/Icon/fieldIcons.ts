import { Eye, EyeOff, Phone } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of form fields that the sign-in page has. */
export const EyeIcon = /* #__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* #__PURE__ */ createIcon(EyeOff);
export const PhoneIcon = /* #__PURE__ */ createIcon(Phone);
