import type { User } from '@nevisa/api/types';
import { nameDocument } from '../../../features/dictation/workspace/nameDocument.ts';
import { listDeviceTexts } from '../../../features/dictation/workspace/listDeviceTexts.ts';
import { createTextFile, downloadFile } from '../../../shared/shell/downloadFile.ts';
import { startText } from '../../../shared/text/startText.ts';
import type { AppServices } from '../../appServices.ts';

/** Saves all texts of a user on this device as one plain text file; resolves with their number. Rejects when they cannot be read. */
export async function downloadDeviceTexts(
  services: AppServices,
  { id }: Pick<User, 'id'>,
): Promise<number> {
  const texts = await listDeviceTexts(services, String(id));
  if (texts.length > 0) {
    const parts = texts.map(({ title, changedAt, text, isPartial }) => {
      const lines = [title ?? nameDocument(changedAt), '', text.trimEnd()];
      return [...lines, ...(isPartial ? [startText.deviceTextPartial] : []), ''].join('\n');
    });
    downloadFile(createTextFile(parts.join('\n\n')), `${startText.deviceTextsFile}.txt`);
  }
  return texts.length;
}
