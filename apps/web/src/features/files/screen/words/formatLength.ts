import { spellDuration } from '@nevisa/ui';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';

const msPerHour = 3_600_000;

/** A length in ms as words: «۴۰ ثانیه», «۱۲ دقیقه و ۳ ثانیه»; from an hour on without seconds. */
export function formatLength(length: number): string {
  return length < msPerHour ? spellDuration(Math.round(length / 1_000)) : describeDuration(length);
}
