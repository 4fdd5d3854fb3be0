import type { Discount, Id } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../testing/renderInPage.ts';
import type { Discounts } from './data/useDiscounts.ts';
import DeleteDialog from './DeleteDialog.tsx';

it('X-279: the question for several codes sums up their uses and what they brought in', async () => {
  const find = (id: Id) => ({ id, code: `C-${id}`, revenue: Number(id) * 1_000 }) as Discount;
  const discounts = {
    member: { find },
    bulk: { action: { kind: 'delete', ids: [2, 3], seen: { 2: 4, 3: 5 } } },
    asking: true,
    working: false,
  } as unknown as Discounts;
  renderInPage(
    <NevisaUi>
      <DeleteDialog discounts={discounts} />
    </NevisaUi>,
  );
  await expect
    .element(page.getByText('این کدها ۹ بار استفاده شده و ۵٬۰۰۰ تومان درآمد داشته‌اند.'))
    .toBeVisible();
});
