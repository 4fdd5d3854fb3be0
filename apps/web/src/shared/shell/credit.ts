import type { User } from '@nevisa/api/types';
import { commonText } from '../text/commonText.ts';
import { describeDuration } from '../text/describeDuration.ts';
import { fill } from '../text/fill.ts';
import { liveText } from '../text/liveText.ts';
import { navText } from '../text/navText.ts';

const msPerMinute = 60_000;
const msPerHour = 60 * msPerMinute;

export interface Credit {
  /** The remaining credit as a sentence. */
  text: string;
  /** The amount alone, for a narrow bar. */
  short: string;
  /** The remaining share of the package, 0 to 1; null when the total is unknown. */
  share: number | null;
}

/** The remaining credit of a package, in ms. */
export interface Remaining {
  /** In whole minutes; a minute counts until it is spent. */
  left: number;
  /** The total; null when it is unknown. */
  total: number | null;
  /** The remaining share, 0 to 1; null when the total is unknown. */
  share: number | null;
}

/**
 * Reads the remaining credit of the user's package; null without a limit.
 *
 * @param usageRemained the latest value of the live service in ms, which is newer than the account's
 */
export function readRemaining(user: User, usageRemained: number | null = null): Remaining | null {
  const account = user.nevisa_service_account;
  if (account === null || account.is_usage_infinite) {
    return null;
  }
  const hours = account.current_service_record?.service.hour_limit ?? null;
  const total = hours === null || hours <= 0 ? null : hours * msPerHour;
  const left = usageRemained ?? account.usage_remained;
  return {
    left: roundUpToMinute(left),
    total,
    share: total === null ? null : Math.min(1, left / total),
  };
}

/** Rounds a duration in ms up to whole minutes: a minute counts until it is spent. */
export function roundUpToMinute(duration: number): number {
  return Math.ceil(duration / msPerMinute) * msPerMinute;
}

/** Reads the remaining credit as a sentence and a share; null without a package. */
export function readCredit(user: User, usageRemained: number | null = null): Credit | null {
  if (user.nevisa_service_account?.has_service !== true) {
    return null;
  }
  const remaining = readRemaining(user, usageRemained);
  if (remaining === null) {
    const short = commonText.unlimited;
    return { text: `${liveText.remaining}: ${short}`, short, share: null };
  }
  const short = describeDuration(remaining.left);
  return { text: fill(navText.usageLeft, { t: short }), short, share: remaining.share };
}
