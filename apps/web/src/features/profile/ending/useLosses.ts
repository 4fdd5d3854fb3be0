import type { User } from '@nevisa/api/types';
import { formatNumber } from '@nevisa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { readList, useListQueries } from '../../../shared/lists/listQueries.ts';
import { accountText } from '../../../shared/text/accountText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { durationText } from '../../../shared/text/durationText.ts';
import { fill } from '../../../shared/text/fill.ts';

export interface Losses {
  /** The texts, the sound and the credit in a sentence; empty while they are not known. */
  readonly sentence: string;
  /** This device has text or audio that the server does not have. */
  readonly unsent: boolean;
}

/** What a person loses with the account. */
export function useLosses(user: User): Losses {
  const { authStore, deviceStorage } = useAppServices();
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    let current = true;
    deviceStorage(user.id)
      .then((storage) => storage.hasUnsaved())
      .then((found) => {
        if (current) {
          setUnsent(found);
        }
      })
      .catch(() => undefined);
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
  return { sentence: data === undefined ? '' : describeLosses(data, user), unsent };
}

/** A shorter sound is no minute, in ms. */
const shortestSound = 60_000;

/** The losses in a sentence. */
function describeLosses(
  { count, sound_duration: sound }: { count: number; sound_duration: number | null },
  { nevisa_service_account: account }: Pick<User, 'nevisa_service_account'>,
): string {
  const n = formatNumber(count);
  const charge =
    account?.is_usage_infinite === true
      ? commonText.unlimited
      : durationText(account?.usage_remained ?? 0);
  return sound === null || sound < shortestSound
    ? fill(accountText.deleteLosesTexts, { n, charge })
    : fill(accountText.deleteLoses, { n, t: durationText(sound), charge });
}
