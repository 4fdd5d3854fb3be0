import { CalendarDays, Eye, EyeOff, File, Phone, Search, Upload } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of form fields and facts. */
export const EyeIcon = /* #__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* #__PURE__ */ createIcon(EyeOff);
export const PhoneIcon = /* #__PURE__ */ createIcon(Phone);
export const CalendarIcon = /* #__PURE__ */ createIcon(CalendarDays);
export const SearchIcon = /* #__PURE__ */ createIcon(Search);
export const FileIcon = /* #__PURE__ */ createIcon(File);
export const UploadIcon = /* #__PURE__ */ createIcon(Upload);
