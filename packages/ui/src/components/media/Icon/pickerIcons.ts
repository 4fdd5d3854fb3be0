import { CalendarDays, File, Search, Upload } from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of fields that find or choose something; a file of its own, because the first page has none of them. */
export const CalendarIcon = /* #__PURE__ */ createIcon(CalendarDays);
export const SearchIcon = /* #__PURE__ */ createIcon(Search);
export const FileIcon = /* #__PURE__ */ createIcon(File);
export const UploadIcon = /* #__PURE__ */ createIcon(Upload);
