import { formatNumber } from '@nevisa/ui';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../../../app/appServices.ts';
import { readList, useListQueries } from '../../../shared/lists/listQueries.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listText } from '../../../shared/text/listText.ts';
import { historyKey } from '../data/historyCache.ts';
import type { DeviceRow } from '../data/historyItems.ts';
import type { History } from '../data/useHistory.ts';

/** The number of all texts and the length of their sound, also of those that a filter leaves out, and of those that only this device has. */
export function DeleteAllFacts({ history: { user, device } }: { history: History }) {
  const { authStore } = useAppServices();
  const { data } = useQuery(
    {
      queryKey: [historyKey, 'all'],
      queryFn: async ({ signal }) =>
        readList(await authStore.client().listHistory({ page_size: 20 }, { signal })),
    },
    useListQueries(user),
  );
  return [describeAll(data ?? null), describeDevice(device.rows)].join(' ').trim();
}

/** What goes to the trash, in a sentence. The length is in ms. */
export function describeAll(
  all: { readonly count: number; readonly sound_duration: number | null } | null,
): string {
  if (all === null) {
    return listText.deleteAllUncounted;
  }
  const n = formatNumber(all.count);
  const { sound_duration: sound } = all;
  return sound === null || sound < shortestSound
    ? fill(addedHistoryText.historyDeleteAllFacts, { n })
    : fill(listText.deleteAllWithSound, { n, t: describeDuration(sound) });
}

/** What only this device has and keeps, in a sentence; empty where it has nothing. */
export function describeDevice(rows: readonly Pick<DeviceRow, 'audioDuration'>[]): string {
  const sound = rows.reduce((sum, { audioDuration }) => sum + audioDuration, 0);
  const n = formatNumber(rows.length);
  if (rows.length === 0) {
    return '';
  }
  return sound < shortestSound
    ? fill(addedHistoryText.historyDeleteAllDevice, { n })
    : fill(listText.deleteAllDeviceSound, { n, t: describeDuration(sound) });
}

/** A shorter sound is no minute, in ms. */
const shortestSound = 60_000;
