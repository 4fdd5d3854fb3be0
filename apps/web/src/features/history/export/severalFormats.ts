import type { ExportFormat } from '@nevisa/machines';
import { hasTimes } from '@nevisa/transcript';
import {
  type ExportedText,
  fileFormats,
  type FileFormat,
  isExportable,
  isSubtitle,
} from './exportedText.ts';
import type { ExportFault } from './exportTexts.ts';

/** The formats of an archive that a text can have: none without a word, no subtitles without times. */
export function listFormats(text: ExportedText, asked: readonly ExportFormat[]): FileFormat[] {
  return fileFormats.filter(
    (format) =>
      asked.includes(format) && isExportable(text) && (!isSubtitle(format) || hasTimes(text)),
  );
}

/** Why a text is missing in a format that was asked for; null where it is in each of them. */
export function findLack(text: ExportedText, asked: readonly ExportFormat[]): ExportFault | null {
  return isExportable(text) && asked.some(isSubtitle) && !hasTimes(text)
    ? { kind: 'untimed' }
    : null;
}
