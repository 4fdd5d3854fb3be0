import type { User } from '@nevisa/api/types';
import { formatDate, parseWireTime } from '@nevisa/ui';
import { checkoutText } from '../../shared/text/checkoutText.ts';
import { checkoutWords } from '../../shared/text/checkoutWords.ts';
import { fill } from '../../shared/text/fill.ts';

/** The sentence that names when a package begins; empty for a time that cannot be read. */
export function describeStart(time: string): string {
  const read = parseWireTime(time);
  return read === null ? '' : fill(checkoutWords.startsAfter, { date: formatDate(read) });
}

/**
 * When a package begins that is bought beside an active one: at its end, or at the end of the one
 * that follows it. The date is left out where it cannot be read. Null where the package
 * begins at once.
 */
export function describeLaterStart({ nevisa_service_account: account }: User): string | null {
  if (account?.has_service !== true) {
    return null;
  }
  const last = account.reserved_service_record ?? account.current_service_record;
  return `${checkoutText.alreadyActive} ${describeStart(last?.end_time ?? '')}`.trim();
}
