import type { User } from '@nevisa/api/types';
import { formatDate, parseWireTime } from '@nevisa/ui';
import { checkoutWords } from '../../shared/text/checkoutWords.ts';
import { fill } from '../../shared/text/fill.ts';

/** The sentence that names when a package begins; empty for a time that cannot be read. */
export function describeStart(time: string): string {
  const read = parseWireTime(time);
  return read === null ? '' : fill(checkoutWords.startsAfter, { date: formatDate(read) });
}

/**
 * When a package begins that is bought now: at the end of the active one, or of the one that
 * follows it. Null where it begins at once, and beside a package without an end.
 */
export function findLaterStart({ nevisa_service_account: account }: User): string | null {
  const last = account?.reserved_service_record ?? account?.current_service_record;
  return account?.has_service === true ? (last?.end_time ?? null) : null;
}
