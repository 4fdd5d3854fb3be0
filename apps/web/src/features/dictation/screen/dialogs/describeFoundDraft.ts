import type { FoundDraft } from '@nevisa/machines';
import { formatDateTime, formatNumber, parseWireTime, spellDuration } from '@nevisa/ui';
import { addedText } from '../../../../shared/text/addedText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { liveText } from '../../../../shared/text/liveText.ts';

/** Says when a draft was changed, how long its sound is, and how many words it has, where they can be read. */
export function describeFoundDraft(draft: FoundDraft): string {
  const { changedAt, audioDuration, unsentDuration, words } = draft;
  const time = parseWireTime(new Date(changedAt).toISOString());
  const date = time === null ? '' : formatDateTime(time);
  // Without a recorder the device has only the sound that is not sent.
  const t = spellDuration(Math.max(audioDuration, unsentDuration) / 1_000);
  return words === null
    ? fill(addedText.recoverUnread, { date, t })
    : fill(liveText.recoverText, { date, t, n: formatNumber(words) });
}
