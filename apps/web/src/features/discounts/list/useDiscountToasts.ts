import { dropRows, type BulkActionResult } from '@nevisa/machines';
import { formatNumber, type ToastQueue } from '@nevisa/ui';
import { useEffect, useEffectEvent } from 'react';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import type { Discounts } from '../data/useDiscounts.ts';

/** The toasts of the list: what an action has done, and a switch that the server did not take. */
export function useDiscountToasts(
  discounts: Pick<Discounts, 'member' | 'choose'>,
  toasts: ToastQueue,
): void {
  const { bulk, refusal, find } = discounts.member;
  const settle = useEffectEvent((result: BulkActionResult) => {
    // What is done leaves the choice, what failed stays in it.
    discounts.choose((chosen) => dropRows(chosen, result.done));
    const text = describe(result, (id) => find(id)?.code ?? '');
    if (text !== null) {
      toasts.add({ text, tone: 'success' });
    }
  });
  useEffect(() => {
    const subscription = bulk.on('bulk.settled', ({ result }) => settle(result));
    return () => subscription.unsubscribe();
  }, [bulk]);
  useEffect(
    () =>
      refusal.subscribe(() => {
        toasts.add({ text: discountWords.toggleFailed, tone: 'danger' });
      }),
    [refusal, toasts],
  );
}

/** What is done in words; null where nothing is. */
function describe(
  { request: action, done }: BulkActionResult,
  getCode: (id: BulkActionResult['done'][number]) => string,
): string | null {
  const n = formatNumber(done.length);
  const [only] = done;
  if (action === null || only === undefined) {
    return null;
  }
  switch (action.kind) {
    case 'enable':
      return fill(discountWords.enabledMany, { n });
    case 'disable':
      return fill(discountWords.disabledMany, { n });
    default:
      return done.length === 1
        ? fill(discountWords.deleted, { code: getCode(only) })
        : fill(discountWords.deletedMany, { n });
  }
}
