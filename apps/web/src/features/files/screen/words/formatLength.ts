import { spellDuration } from '@nevisa/ui';
import { describeDuration } from '../../../../shared/text/describeDuration.ts';

const msPerHour = 3_600_000;

/**
 * A length in ms as words: «۴۰ ثانیه», «۱۲ دقیقه و ۳ ثانیه»; from an hour on without seconds. No
 * line ends between a number and its unit.
 */
export function formatLength(length: number): string {
  const words =
    length < msPerHour ? spellDuration(Math.round(length / 1_000)) : describeDuration(length);
  return words.replaceAll(/(?<=[۰-۹]) /gu, '\u00A0');
}
