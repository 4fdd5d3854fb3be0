import type { Discount, Id } from '@nevisa/api/types';
import type { BulkCommand } from '@nevisa/machines';
import type { ToastQueue } from '@nevisa/ui';
import { useCallback } from 'react';
import { writeListAddress } from '../../../shared/lists/address/listAddress.ts';
import { paths } from '../../../shared/paths.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import { nameCopy, discountAddress } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';

/** What can be done with the rows of the list. */
export interface DiscountCommands {
  /** The address that opens a code, for a new tab. */
  toHref: (row: Discount) => string;
  open: (row: Discount) => void;
  copy: (row: Discount) => void;
  /** Opens the form of a new code that is like this one. */
  duplicate: (row: Discount) => void;
  /** Shows the intent at once. */
  setActive: (row: Discount, active: boolean) => void;
  setManyActive: (ids: readonly Id[], active: boolean) => void;
  /** Asks first, and says how often each code was used when the person saw it. */
  remove: (rows: readonly Discount[]) => void;
}

export function useDiscountCommands(
  { list, member }: Pick<Discounts, 'list' | 'member'>,
  toasts: ToastQueue,
): DiscountCommands {
  const request = (action: BulkCommand) => member.bulk.send({ type: 'bulk.requested', action });
  // The same functions while the list is the same, so that the rows do not render again.
  const { withoutRecord } = list;
  const toHref = useCallback(
    ({ id }: Discount) => {
      const parameters = writeListAddress(discountAddress, {
        ...withoutRecord,
        record: String(id),
      });
      return `${paths.discounts}?${parameters.toString()}`;
    },
    [withoutRecord],
  );
  const copy = useCallback(({ code }: Discount) => void copyCode(code, toasts), [toasts]);
  return {
    toHref,
    copy,
    open: ({ id }) => list.open(String(id)),
    duplicate: ({ id }) => list.open(nameCopy(String(id))),
    setActive: ({ id }, active) => member.setActive(id, active),
    setManyActive: (ids, active) =>
      request({ kind: active ? 'enable' : 'disable', ids, asks: false }),
    remove: (rows) => {
      request({
        kind: 'delete',
        ids: rows.map(({ id }) => id),
        asks: true,
        seen: Object.fromEntries(rows.map(({ id, used_count: used }) => [String(id), used])),
      });
    },
  };
}

async function copyCode(code: string, toasts: ToastQueue): Promise<void> {
  toasts.add(
    (await copyText(code))
      ? { text: fill(discountWords.copied, { code }), tone: 'success' }
      : { text: discountWords.copyFailed, tone: 'danger' },
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
