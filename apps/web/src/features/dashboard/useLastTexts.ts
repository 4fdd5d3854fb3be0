import type { Conversation, User } from '@nevisa/api/types';
import { useEffect, useMemo, useState } from 'react';
import { type AppServices, useAppServices } from '../../app/appServices.ts';
import { makeRestingAddress, toListQuery } from '../../shared/lists/address/listAddress.ts';
import type { LoadedList } from '../../shared/lists/listQueries.ts';
import { useListPage } from '../../shared/lists/listPages.ts';
import { logError } from '../../shared/log.ts';
import { historyAddress } from '../history/data/historyAddress.ts';
import { historyKey } from '../history/data/historyCache.ts';
import { type HistoryItem, joinRows } from '../history/data/historyItems.ts';
import { useDeviceRows } from '../history/data/useDeviceRows.ts';
import { useStoresHere } from '../history/data/useRetention.ts';

const most = 5;
const address = makeRestingAddress(historyAddress);
// The first page of the history: opened from here, it is there at once.
const query = toListQuery(historyAddress, address);

export interface LastTextsList extends LoadedList<HistoryItem> {
  /** The server has answered before: its older rows stay when a read fails. */
  readonly hasServerRows: boolean;
}

/** The newest texts of the history with those of this device; of the device alone while texts stay on it. */
export function useLastTexts(user: User): LastTextsList {
  const hasOwn = useHasTexts(user);
  const device = useDeviceRows(user, hasOwn === true);
  const page = useListPage<Conversation>(user, historyKey, query, (client, asked, signal) =>
    client.listHistory(asked, { signal }),
  );
  const storesHere = useStoresHere(user);
  const isRead = hasOwn === false || device.isRead;
  const server = storesHere ? noRows : page.items;
  const items = useMemo(() => {
    // Without an answer of the server the texts of the device are better than none.
    const isKnown = server !== null || (page.failure !== null && device.rows.length > 0);
    return isRead && isKnown ? joinRows(server ?? [], device.rows, address).slice(0, most) : null;
  }, [server, page.failure, device.rows, isRead]);
  return {
    items,
    hasServerRows: server !== null,
    failure: storesHere ? null : page.failure,
    retrying: page.loading,
    retry: page.retry,
  };
}

const noRows: readonly Conversation[] = [];

/** Whether this device stores texts of the user; null while it is sought. A device that cannot be read has none. */
function useHasTexts(user: User): boolean | null {
  const services = useAppServices();
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    let isLeft = false;
    const show = (found: boolean) => {
      if (!isLeft) {
        setHas(found);
      }
    };
    seekTexts(services, user).then(show, (error: unknown) => {
      logError('promise', error);
      show(false);
    });
    return () => {
      isLeft = true;
    };
  }, [services, user]);
  return has;
}

async function seekTexts(services: AppServices, { id }: User): Promise<boolean> {
  const storage = await services.deviceStorage(id);
  return storage.hasTexts();
}
