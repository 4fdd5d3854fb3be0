import type { DictationContext } from '@nevisa/machines';
import { useNow } from './useNow.ts';

/**
 * The remaining credit in ms: the latest value of the service minus the time billed
 * since. Null without a limit, or before the first value.
 *
 * @param billed true while time is billed
 */
export function useRemaining(usage: DictationContext['usage'], billed: boolean): number | null {
  const now = useNow(billed && usage !== null);
  if (usage === null) {
    return null;
  }
  return Math.max(0, usage.remained - (billed ? Math.max(0, now - usage.at) : 0));
}
