import { late } from '../../../shared/late/late.ts';

/** The dialog of a download, whose code is loaded when it is about to be opened. */
export const LateExportDialog = late(
  () => import('./ExportDialog.tsx'),
  (chunk) => chunk.default,
);
