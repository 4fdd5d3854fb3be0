import { formatNumber } from '@nevisa/ui';
import { unitText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { filesText } from '../../../../shared/text/filesText.ts';

/**
 * Where files go and how long they stay, in a sentence.
 *
 * @param keepAudioDays after how many days the server deletes a sound; null for never
 */
export function writePrivacySentence(keepAudioDays: number | null): string {
  return keepAudioDays === null
    ? filesText.privacyAlways
    : fill(filesText.privacyDays, { t: fill(unitText.day, { n: formatNumber(keepAudioDays) }) });
}
