import { formatNumber } from '@nevisa/ui';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { Compose } from './useCompose.ts';

/** The number of recipients beside the buttons, or why there is none. */
export function AudienceSummary({ compose: { is, context } }: { compose: Compose }) {
  const count = context.counted?.count ?? null;
  if (is('counted') && count !== null) {
    return count === 0 ? (
      <p>{adminMessageWords.noRecipients}</p>
    ) : (
      <strong>{fill(adminMessagesText.audienceCount, { n: formatNumber(count) })}</strong>
    );
  }
  if (is('count-failed')) {
    return <p>{adminMessageWords.countFailed}</p>;
  }
  return <p>{is('counting') ? adminMessageWords.counting : adminMessagesText.errNoAudience}</p>;
}
