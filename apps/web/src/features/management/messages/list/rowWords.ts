import type { AdminMessage } from '@nevisa/api/types';
import { formatNumber } from '@nevisa/ui';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { percentText } from '../../../../shared/text/percentText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { readShare } from '../data/describeMessage.ts';

export function getTitle({ title }: Pick<AdminMessage, 'title'>): string {
  return title.trim() === '' ? adminMessageListWords.noTitle : title;
}

/** «۴۲٪»; a dash before the message is sent, and without recipients. */
export function readWords({
  recipients,
  seen_count: seen,
}: Pick<AdminMessage, 'recipients' | 'seen_count'>): string {
  const share = readShare({ recipients, seen });
  return share === null
    ? '—'
    : fill(percentText.percent, { n: formatNumber(Math.round(share * 100)) });
}
