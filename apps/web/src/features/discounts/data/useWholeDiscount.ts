import type { Failure, WholeDiscount } from '@nevisa/api/types';
import { useQuery } from '@tanstack/react-query';
import { type ListFailed, readList, useFailure } from '../../../shared/lists/listQueries.ts';
import { discountKey } from './discountCache.ts';
import type { DiscountMember } from './discountMember.ts';

export interface LoadedDiscount {
  /** Null until it is loaded. */
  whole: WholeDiscount | null;
  failure: Failure | null;
  loading: boolean;
  retry: () => void;
}

/**
 * A code with the people who may use it.
 *
 * @param id null for none
 */
export function useWholeDiscount(member: DiscountMember, id: string | null): LoadedDiscount {
  const queryKey = [discountKey, id];
  const { data, error, isFetching, refetch } = useQuery<WholeDiscount, ListFailed>(
    {
      queryKey,
      enabled: id !== null,
      queryFn: async ({ signal }) => {
        const outcome = await member.client.retrieveDiscount({ id: id ?? '' }, { signal });
        const whole = readList(outcome);
        member.remember([whole]);
        const time = Date.parse(whole.server_time ?? '');
        if (!Number.isNaN(time)) {
          member.clock.set(time);
        }
        return whole;
      },
    },
    member.queries,
  );
  return {
    whole: data ?? null,
    failure: useFailure(queryKey, error, isFetching),
    loading: isFetching,
    retry: () => void refetch(),
  };
}
