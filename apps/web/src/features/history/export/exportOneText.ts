import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { type ExportedText, type ExportFormat, mediaTypes, writeExport } from './exportedText.ts';
import { exportName } from './exportName.ts';

/** Saves a text as a file with the name of its title. Made on this device, also without a network. */
export function exportOneText(text: ExportedText, format: ExportFormat, otherwise: string): void {
  const content = new Blob([writeExport(text, format)], { type: mediaTypes[format] });
  downloadFile(content, `${exportName(text.title, otherwise)}.${format}`);
}
