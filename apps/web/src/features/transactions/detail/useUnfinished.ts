import { isNotFound } from '@nevisa/api/failures';
import type { User } from '@nevisa/api/types';
import type { OrderResult } from '@nevisa/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { readGatewayHost } from '../../../shared/gateways.ts';
import { transactionsKey, useListQueries } from '../../../shared/lists/listQueries.ts';
import { log } from '../../../shared/log.ts';
import { askOrder } from '../../packages/askOrder.ts';
import { refreshAccount } from '../../packages/refreshAccount.ts';

export interface Unfinished {
  /** What became of the order; null while the server is asked. */
  result: OrderResult | null;
  asking: boolean;
  ask: () => void;
  /** Goes to the gateway of a link that lives. */
  goOn: (url: string) => void;
  /** The link leads to no gateway of the configuration. */
  refused: boolean;
}

/**
 * Asks for the order of a payment that waits for long; a paid one changes the list and the account.
 *
 * @param isUnfinished without it nothing is asked
 */
export function useUnfinished(
  user: User,
  orderNumber: string | null,
  isUnfinished: boolean,
): Unfinished {
  const { authStore, config, openAddress } = useAppServices();
  const queries = useListQueries(user);
  const [refused, setRefused] = useState(false);
  const { data, isFetching, refetch } = useQuery<OrderResult>(
    {
      queryKey: ['order', orderNumber],
      enabled: isUnfinished && orderNumber !== null,
      // Each opening asks anew: a link ends in minutes.
      gcTime: 0,
      queryFn: async ({ signal }) =>
        askOrder(authStore.client(), orderNumber ?? '', Date.now, signal),
    },
    queries,
  );
  const isPaid = data?.kind === 'paid';
  useEffect(() => {
    if (isPaid) {
      void queries.invalidateQueries({ queryKey: [transactionsKey] });
      void refreshAccount(authStore);
    }
  }, [isPaid, queries, authStore]);
  return {
    // An order without a number cannot be asked for.
    result: orderNumber === null ? { kind: 'ended' } : readResult(data),
    asking: isFetching,
    ask: () => void refetch(),
    goOn: (url) => {
      const isListed = readGatewayHost(url, config.gateways) !== null;
      setRefused(!isListed);
      if (isListed) {
        openAddress(url);
      } else {
        log('gateway', { kind: 'blocked' });
      }
    },
    refused,
  };
}

/** A server that does not know the order has no link to it. */
function readResult(result: OrderResult | undefined): OrderResult | null {
  const isUnknown = result?.kind === 'failed' && isNotFound(result.failure);
  return isUnknown ? { kind: 'ended' } : (result ?? null);
}
