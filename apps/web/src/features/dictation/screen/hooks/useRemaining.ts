import type { DictationContext } from '@nevisa/machines';
import { useNow } from './useNow.ts';

/**
 * Credit that is left, in ms: what the service said last, less the time that
 * is being billed since. Null without a limit, or before the service has said.
 *
 * @param billed whether time counts at this moment
 */
export function useRemaining(usage: DictationContext['usage'], billed: boolean): number | null {
  const now = useNow(billed && usage !== null);
  if (usage === null) {
    return null;
  }
  return Math.max(0, usage.remained - (billed ? Math.max(0, now - usage.at) : 0));
}
