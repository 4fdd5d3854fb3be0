export { DropOverlay, type DropOverlayProps } from './DropOverlay/DropOverlay.tsx';
export { type ListedUpload, UploadList, type UploadListProps } from './UploadList/UploadList.tsx';
export { UploadMeter, type UploadMeterProps } from './UploadMeter/UploadMeter.tsx';
export {
  type UploadChoices,
  UploadOptionsFields,
  type UploadOptionsFieldsProps,
} from './UploadOptionsFields/UploadOptionsFields.tsx';
export type { UploadAction } from './UploadRow/UploadButton.tsx';
export { cleanFileName } from './UploadRow/fileName.ts';
export {
  type UploadBar,
  UploadRow,
  type UploadRowProps,
  type UploadTone,
} from './UploadRow/UploadRow.tsx';
