import { formatNumber } from '@nevisa/ui';
import { a11yText } from '../../../shared/text/a11yText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { messagesText } from '../../../shared/text/messagesText.ts';
import type { Messages } from '../useMessages.ts';

/** The facts of the list that are announced to screen readers. */
export interface ListFacts extends Pick<Messages, 'phase' | 'newCount' | 'filter'> {
  /** Every message. */
  count: number;
  /** The messages of the chosen filter. */
  shown: number;
}

/** Returns the announcement of a change of the list; null keeps the last one. */
export function describeListChange(before: ListFacts, now: ListFacts): string | null {
  if (now.phase !== 'listed') {
    // Without a list there is no number of results: the page itself says what it waits for or that it failed.
    return '';
  }
  if (before.phase !== 'listed' || now.filter !== before.filter) {
    return fill(a11yText.resultsUpdated, { n: formatNumber(now.shown) });
  }
  if (now.count < before.count) {
    // A toast says that a message was deleted.
    return now.count === 0 ? messagesText.empty : null;
  }
  return now.newCount < before.newCount ? addedText.messageSeen : null;
}
