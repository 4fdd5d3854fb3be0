import type { ToastQueue } from '@nevisa/ui';
import { ListChoices } from '../../../shared/lists/view/ListChoices.tsx';
import { discountAddress } from '../data/discountAddress.ts';
import type { Discounts } from '../data/useDiscounts.ts';
import { columnLabels } from './columns.tsx';

/** The saved views of the list, and what its rows show. */
export function DiscountViews({
  discounts: { list, choices },
  toasts,
}: {
  discounts: Discounts;
  toasts: ToastQueue;
}) {
  return (
    <ListChoices
      description={discountAddress}
      address={list.address}
      views={choices.views}
      columns={choices.columns}
      columnLabels={columnLabels}
      onShow={list.show}
      onNews={(text) => {
        toasts.add({ text });
      }}
    />
  );
}
