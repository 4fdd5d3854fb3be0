import { downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { getExtension } from '../../../sounds/soundFile.ts';
import { createUniqueNames, nameExport } from '../../export/exportName.ts';
import type { DeviceSound } from './deviceSound.ts';

/**
 * Saves the recordings of this device as they are, one file for each: files of a recorder cannot
 * be joined without encoding them again.
 *
 * @param title of the conversation, the name of the files
 * @param otherwise the name of a conversation whose title leaves nothing
 * @returns the number of files
 */
export function downloadSound(
  sound: Pick<DeviceSound, 'stretches'>,
  title: string,
  otherwise: string,
): number {
  const unique = createUniqueNames();
  const name = nameExport(title, otherwise);
  const stretches = sound.stretches();
  for (const { blob, mimeType } of stretches) {
    downloadFile(blob, `${unique(name)}.${getExtension(mimeType)}`);
  }
  return stretches.length;
}
