import { formatNumber } from '@nevisa/ui';
import { useState } from 'react';
import { a11yText } from '../../../shared/text/commonText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { messagesText } from '../../../shared/text/messagesText.ts';
import type { Messages } from '../useMessages.ts';

type Seen = Pick<Messages, 'phase' | 'newCount' | 'filter'> & { count: number };

/** Announces changes of the list to screen readers. */
export function useMessageAnnouncement({ phase, all, newCount, filter, shown }: Messages): string {
  const count = all.length;
  const [said, setSaid] = useState({ seen: { phase, count, newCount, filter }, words: '' });
  const { seen } = said;
  if (
    seen.phase !== phase ||
    seen.count !== count ||
    seen.newCount !== newCount ||
    seen.filter !== filter
  ) {
    const now = { phase, count, newCount, filter };
    setSaid({ seen: now, words: describeChange(seen, now, shown.length) ?? said.words });
  }
  return said.words;
}

function describeChange(before: Seen, now: Seen, shown: number): string | null {
  if (before.phase !== 'listed' || now.filter !== before.filter) {
    return fill(a11yText.resultsUpdated, { n: formatNumber(shown) });
  }
  if (now.count < before.count) {
    return now.count === 0 ? messagesText.empty : addedText.messageDeleted;
  }
  return now.newCount < before.newCount ? addedText.messageSeen : null;
}
