import { Eye, EyeOff, Minus, Phone, Search } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** What stands in fields and beside facts. */
export const EyeIcon = /* #__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* #__PURE__ */ createIcon(EyeOff);
export const PhoneIcon = /* #__PURE__ */ createIcon(Phone);
export const MinusIcon = /* #__PURE__ */ createIcon(Minus);
export const SearchIcon = /* #__PURE__ */ createIcon(Search);
