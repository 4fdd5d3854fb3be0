import type { User } from '@nevisa/api/types';
import { commonText } from '../text/commonText.ts';
import { durationText } from '../text/durationText.ts';
import { fill } from '../text/fill.ts';
import { liveText } from '../text/liveText.ts';
import { navText } from '../text/navText.ts';

const msPerHour = 3_600_000;

export interface Credit {
  /** What is left, as a sentence. */
  text: string;
  /** Share of the package that is left, 0 to 1; null where there is no total to compare with. */
  share: number | null;
}

/** How much of a package is left, in ms. */
export interface Remaining {
  left: number;
  /** Of how much; null where nobody knows. */
  total: number | null;
  /** 0 to 1; null where there is no total to compare with. */
  share: number | null;
}

/**
 * What is left of the person's package; null without a limit.
 *
 * @param usageRemained what the service last said, in ms, when it knows better than the account
 */
export function readRemaining(user: User, usageRemained: number | null = null): Remaining | null {
  const account = user.nevisa_service_account;
  if (account === null || account.is_usage_infinite) {
    return null;
  }
  const hours = account.current_service_record?.service.hour_limit ?? null;
  const total = hours === null || hours <= 0 ? null : hours * msPerHour;
  const left = usageRemained ?? account.usage_remained;
  return { left, total, share: total === null ? null : Math.min(1, left / total) };
}

/** The same as a sentence and a share; null without a service. */
export function readCredit(user: User, usageRemained: number | null = null): Credit | null {
  if (user.nevisa_service_account?.has_service !== true) {
    return null;
  }
  const remaining = readRemaining(user, usageRemained);
  return remaining === null
    ? { text: `${liveText.remaining}: ${commonText.unlimited}`, share: null }
    : {
        text: fill(navText.usageLeft, { t: durationText(remaining.left) }),
        share: remaining.share,
      };
}
