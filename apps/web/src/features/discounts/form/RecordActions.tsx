import type { WholeDiscount } from '@nevisa/api/types';
import { describeMenuButton, IconButton, MoreIcon, type ToastQueue } from '@nevisa/ui';
import { useState } from 'react';
import { useLeftQuestion } from '../../../shared/lists/bulkAction.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fill } from '../../../shared/text/fill.ts';
import DeleteDialog from '../DeleteDialog.tsx';
import type { Discounts } from '../data/useDiscounts.ts';
import { BulkRest } from '../list/DiscountNotices.tsx';
import { RowMenu } from '../list/RowMenu.tsx';
import { useDiscountCommands } from '../list/useDiscountCommands.ts';
import { useDiscountToasts } from '../list/useDiscountToasts.ts';

export interface RecordActionsProps {
  whole: WholeDiscount;
  discounts: Discounts;
  toasts: ToastQueue;
}

/** What can be done with the open code besides its form. */
export function RecordActions({ whole, discounts, toasts }: RecordActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const commands = useDiscountCommands(discounts, toasts);
  useDiscountToasts(discounts, toasts);
  useLeftQuestion(discounts.member.bulk);
  return (
    <>
      <IconButton
        variant="secondary"
        label={fill(discountWords.rowMenu, { code: whole.code })}
        icon={<MoreIcon />}
        {...describeMenuButton(anchor !== null, setAnchor)}
      />
      {anchor !== null && (
        <RowMenu
          isOpenRow
          anchor={anchor}
          row={whole}
          commands={commands}
          onClose={() => setAnchor(null)}
        />
      )}
      <DeleteDialog discounts={discounts} />
      {discounts.partly && <BulkRest discounts={discounts} />}
    </>
  );
}
