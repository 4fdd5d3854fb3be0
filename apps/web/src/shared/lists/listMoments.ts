import type { Outcome } from '@nevisa/api/types';
import type { ListQuery } from './address/listAddress.ts';

/** The list without its page: the same text for the same search, filters and order. */
export function nameList({ page: _, ...query }: ListQuery): string {
  return JSON.stringify(query);
}

/** The times in the answer to a page. */
interface TimedPage {
  readonly as_of: string | null;
  readonly server_time: string | null;
}

/**
 * Asks for pages; those after the first one are of its moment, so that rows that arrive
 * meanwhile do not shift them (G-12).
 *
 * @param onTime receives the time of the server with each answer, in ms since 1970
 */
export function createListMoments(onTime: (time: number) => void = () => undefined) {
  const moments = new Map<string, string>();
  return async <Page extends TimedPage>(
    query: ListQuery,
    ask: (query: ListQuery) => Promise<Outcome<Page>>,
  ): Promise<Outcome<Page>> => {
    const isFirst = query['page'] === 1;
    const moment = isFirst ? undefined : moments.get(nameList(query));
    const outcome = await ask({ ...query, ...(moment !== undefined && { as_of: moment }) });
    const time = outcome.ok ? Date.parse(outcome.answer.server_time ?? '') : Number.NaN;
    if (!Number.isNaN(time)) {
      onTime(time);
    }
    if (outcome.ok && isFirst && outcome.answer.as_of !== null) {
      moments.set(nameList(query), outcome.answer.as_of);
    }
    return outcome;
  };
}
