import { fullContract } from '@nevisa/api/management';
import { toIsoTime, type Clock } from '../clock.ts';
import { getPage, type PageRequest } from '../pages.ts';

/** The number of rows on a page of administration when the query does not say it. */
const usualSize = 25;

/** One page of a list of administration, with the times of the server. */
export function getStaffPage<Item, Row>(
  items: readonly Item[],
  { call, query, clock, moment }: StaffPageRequest,
  toShown: (item: Item) => Row,
) {
  const as_of = toIsoTime(moment);
  const { path } = fullContract[call];
  return {
    ...getPage(items, { path, query: { ...query, as_of }, size: usualSize }, toShown),
    as_of,
    server_time: toIsoTime(clock.now()),
  };
}

interface StaffPageRequest {
  call: keyof typeof fullContract;
  query: PageRequest['query'];
  clock: Clock;
  /** To which moment the list is read, in ms. */
  moment: number;
}
