import { createLate } from '../../../shared/late/createLate.ts';

/** The dialog of a download, whose code is loaded when it is about to be opened. */
export const LateExportDialog = createLate(
  () => import('./ExportDialog.tsx'),
  (chunk) => chunk.default,
);
