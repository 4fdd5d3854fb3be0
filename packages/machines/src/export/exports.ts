/** What the app uses of the download of texts. */
export { exportMachine } from './exportMachine.ts';
export {
  type ExportChoices,
  type ExportContext,
  type ExportFault,
  type ExportFormat,
  exportFormats,
  type ExportReport,
  type ExportResult,
} from './exportTypes.ts';
