import type { User } from '@nevisa/api/types';
import { toPersianDigits } from '@nevisa/ui';
import { commonText } from '../text/commonText.ts';
import { fill } from '../text/fill.ts';
import { liveText } from '../text/liveText.ts';
import { navText } from '../text/navText.ts';
import { unitText } from '../text/unitText.ts';

const msPerMinute = 60_000;
const msPerHour = 3_600_000;

export interface Credit {
  /** What is left, as a sentence. */
  text: string;
  /** Share of the package that is left, 0 to 1; null where there is no total to compare with. */
  share: number | null;
}

/**
 * What is left of the person's package; null without a service.
 *
 * @param usageRemained what the service last said, in ms, when it knows better than the account
 */
export function creditOf(user: User, usageRemained: number | null = null): Credit | null {
  const account = user.nevisa_service_account;
  if (account?.has_service !== true) {
    return null;
  }
  if (account.is_usage_infinite) {
    return { text: `${liveText.remaining}: ${commonText.unlimited}`, share: null };
  }
  const hours = account.current_service_record?.service.hour_limit ?? null;
  const left = usageRemained ?? account.usage_remained;
  const share = hours === null || hours <= 0 ? null : left / (hours * msPerHour);
  return {
    text: fill(navText.usageLeft, { t: durationText(left) }),
    share: share === null ? null : Math.min(1, share),
  };
}

/** A length of time in ms as people say it: «۲ ساعت و ۱۵ دقیقه». */
function durationText(duration: number): string {
  const minutes = Math.floor(Math.max(0, duration) / msPerMinute);
  const h = toPersianDigits(Math.floor(minutes / 60));
  const m = toPersianDigits(minutes % 60);
  if (minutes < 60) {
    return fill(unitText.minute, { n: m });
  }
  return minutes % 60 === 0 ? fill(unitText.hour, { n: h }) : fill(unitText.hourMinute, { h, m });
}
