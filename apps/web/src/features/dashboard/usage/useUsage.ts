import type { UsageSummary, User } from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../../../app/appServices.ts';
import { type DaySpan, toTehranTime, toTimeSpan } from '../../../shared/lists/days/tehranDays.ts';
import {
  type ListFailed,
  type LoadedList,
  readList,
  useFailure,
  useListQueries,
} from '../../../shared/lists/listQueries.ts';
import { isUnused } from './usageBars.ts';
import { computeSpan, type UsagePeriod } from './usagePeriod.ts';

/** What was used in a period, and its days of Tehran. */
export interface Usage {
  readonly summary: UsageSummary;
  readonly span: DaySpan;
}

/** The use of a period, as a list of one; an empty list when nothing was used. */
export function useUsage(user: User, period: UsagePeriod): LoadedList<Usage> {
  const { authStore } = useAppServices();
  const queryKey = ['usage', period];
  const { data, error, isFetching, refetch } = useQuery<Usage, ListFailed>(
    {
      queryKey,
      queryFn: ({ signal }) =>
        readUsage(
          async (span) =>
            readList(
              await authStore
                .client()
                .getUsageSummary({ ...toTimeSpan(span), granularity: 'day' }, { signal }),
            ),
          period,
          Date.now(),
        ),
      // Without a network it fails, and is not silently put off.
      networkMode: 'always',
    },
    useListQueries(user),
  );
  return {
    items: data === undefined ? null : isUnused(data.summary) ? [] : [data],
    failure: useFailure(queryKey, error, isFetching),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/**
 * Asks for the days until the present one. The clock of a device may be wrong by days: the day of
 * the server counts.
 */
export async function readUsage(
  ask: (span: DaySpan) => Promise<UsageSummary>,
  period: UsagePeriod,
  now: number,
): Promise<Usage> {
  const span = computeSpan(toTehranTime(now).day, period);
  const summary = await ask(span);
  const serverTime = Date.parse(summary.server_time ?? '');
  const serverSpan = Number.isNaN(serverTime)
    ? span
    : computeSpan(toTehranTime(serverTime).day, period);
  return serverSpan.end === span.end
    ? { summary, span }
    : { summary: await ask(serverSpan), span: serverSpan };
}
