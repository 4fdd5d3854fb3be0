import type { User } from '@nevisa/api/types';
import { formatNumber } from '@nevisa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AppServices, useAppServices } from '../../../app/appServices.ts';
import { readList, useListQueries } from '../../../shared/lists/listQueries.ts';
import { useUploadFacts } from '../../../shared/shell/useUploadFacts.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { describeDuration } from '../../../shared/text/describeDuration.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';

export interface Losses {
  /** The texts, the sound and the credit in a sentence; empty while they are not known. */
  readonly sentence: string;
  /** Whether this device has text, audio or a file to be sent that the server does not have; null where it does not say. */
  readonly unsent: boolean | null;
}

/** What a person loses with the account. */
export function useLosses(user: User): Losses {
  const { authStore, deviceStorage } = useAppServices();
  const uploads = useUploadFacts();
  const [unsent, setUnsent] = useState<boolean | null>(false);
  useEffect(() => {
    let current = true;
    void findUnsent(deviceStorage, user.id).then((found) => {
      if (current) {
        setUnsent(found);
      }
    });
    return () => {
      current = false;
    };
  }, [deviceStorage, user.id]);
  const { data } = useQuery(
    {
      queryKey: ['account', 'losses'],
      queryFn: async ({ signal }) =>
        readList(await authStore.client().listHistory({ page_size: 20 }, { signal })),
    },
    useListQueries(user),
  );
  // The page knows of a file that was just chosen, although the device has not kept it.
  return {
    sentence: data === undefined ? '' : describeLosses(data, user),
    unsent: uploads.unsent > 0 || unsent,
  };
}

/** Whether a device has what the server does not have; null where its storage, or the code of it, does not come. */
export async function findUnsent(
  deviceStorage: AppServices['deviceStorage'],
  userId: User['id'],
): Promise<boolean | null> {
  try {
    const storage = await deviceStorage(userId);
    return (
      (await storage.hasUnsaved()) ||
      (await storage.hasUnsentSound()) ||
      (await storage.hasUnsentUploads())
    );
  } catch {
    return null;
  }
}

/** A shorter time is no minute, in ms. */
const shortestTime = 60_000;

/** The losses in a sentence, without what there is none of; empty when there is nothing to lose. */
export function describeLosses(
  { count, sound_duration: sound }: { count: number; sound_duration: number | null },
  { nevisa_service_account: account }: Pick<User, 'nevisa_service_account'>,
): string {
  const credit = account?.usage_remained ?? 0;
  const losses = [
    ...(count > 0 ? [fill(historyText.resultsCount, { n: formatNumber(count) })] : []),
    ...(sound !== null && sound >= shortestTime
      ? [fill(accountText.deleteSound, { t: describeDuration(sound) })]
      : []),
    ...(account?.is_usage_infinite === true
      ? [accountText.deleteUnlimited]
      : credit >= shortestTime
        ? [fill(accountText.deleteCredit, { t: describeDuration(credit) })]
        : []),
  ];
  const last = losses.at(-1);
  const before = losses.slice(0, -1).join(accountText.deleteComma);
  return last === undefined
    ? ''
    : fill(accountText.deleteLoses, {
        what: before === '' ? last : `${before}${accountText.deleteAnd}${last}`,
      });
}
