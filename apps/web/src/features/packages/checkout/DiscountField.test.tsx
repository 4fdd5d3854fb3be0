import type { Failure } from '@nevisa/api/types';
import type { CheckoutContext } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { DiscountField } from './DiscountField.tsx';
import type { Checkout } from './useCheckout.ts';

const refuse = (status: number, retryAfter: number | null): Failure => ({
  kind: 'refused',
  status,
  texts: [],
  code: null,
  retryAfter,
});

function show(context: Partial<CheckoutContext>) {
  const send = vi.fn<Checkout['send']>();
  const checkout: Checkout = {
    context: { code: '', sums: null, codeFailure: null, ...context } as CheckoutContext,
    payable: 950_000,
    isWhole: true,
    is: () => false,
    send,
  };
  renderInPage(
    <NevisaUi>
      <DiscountField checkout={checkout} />
    </NevisaUi>,
  );
  return send;
}

it('X-205: the field is folded until there is a code', async () => {
  show({});
  await expect.element(page.getByText('کد تخفیف دارم')).toBeVisible();
  await expect.element(page.getByLabelText('کد تخفیف', { exact: true })).not.toBeVisible();
});

it('X-205: a code of the address is in sight', async () => {
  show({ code: 'NOWRUZ' });
  await expect.element(page.getByLabelText('کد تخفیف', { exact: true })).toHaveValue('NOWRUZ');
  await expect.element(page.getByLabelText('کد تخفیف', { exact: true })).toBeVisible();
});

it('X-205: a busy server is not asked about a code before its time', async () => {
  const send = show({ code: 'NOWRUZ', codeFailure: refuse(429, 60_000) });
  const apply = page.getByRole('button', { name: 'اعمال کد' });
  await expect.element(apply).toHaveAttribute('aria-disabled', 'true');
  (apply.element() as HTMLElement).click();
  expect(send).not.toHaveBeenCalled();
});

it('X-205: a code that could not be asked is asked again in place, a refused one is not', async () => {
  const send = show({ code: 'NOWRUZ', codeFailure: { kind: 'network' } });
  await page.getByRole('button', { name: 'دوباره بررسی کن' }).click();
  expect(send).toHaveBeenCalledWith({ type: 'code.applied' });
  show({ code: 'OTHER', codeFailure: refuse(400, null) });
  await expect.element(page.getByRole('button', { name: 'اعمال کد' })).toBeVisible();
});
