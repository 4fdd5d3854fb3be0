import {
  CloudAlert,
  CloudCheck,
  CloudUpload,
  HardDrive,
  History,
  ListChecks,
  Replace,
  Speech,
  Star,
  TextAlignStart,
} from 'lucide-react';
import { createIcon } from './createIcon.tsx';

/** Icons of the page of a saved text. */
export const SavedIcon = /* #__PURE__ */ createIcon(CloudCheck);
export const SavingIcon = /* #__PURE__ */ createIcon(CloudUpload);
export const NotSavedIcon = /* #__PURE__ */ createIcon(CloudAlert);
export const DeviceIcon = /* #__PURE__ */ createIcon(HardDrive);
export const ReplaceIcon = /* #__PURE__ */ createIcon(Replace, { mirrored: true });
export const StarIcon = /* #__PURE__ */ createIcon(Star);
export const StarredIcon = /* #__PURE__ */ createIcon(Star, { filled: true });
export const ParagraphsIcon = /* #__PURE__ */ createIcon(TextAlignStart, { mirrored: true });
export const VersionsIcon = /* #__PURE__ */ createIcon(History);
export const SpokenWordIcon = /* #__PURE__ */ createIcon(Speech, { mirrored: true });
export const ReviewIcon = /* #__PURE__ */ createIcon(ListChecks, { mirrored: true });
