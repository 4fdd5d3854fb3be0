import { makeRestingAddress, writeListAddress } from '../../../shared/lists/address/listAddress.ts';
import type { DaySpan } from '../../../shared/lists/days/tehranDays.ts';
import { paths } from '../../../shared/paths.ts';
import { userAddress } from '../../management/users/data/userAddress.ts';

/** The address of the list of the users who signed up on these days. */
export function writeJoinedAddress(joined: DaySpan): string {
  const { filters, ...address } = makeRestingAddress(userAddress);
  const search = writeListAddress(userAddress, { ...address, filters: { ...filters, joined } });
  return `${paths.users}?${search.toString()}`;
}
