import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { TransactionList } from '../data/useTransactionList.ts';
import FilterFields from './FilterFields.tsx';

function show() {
  const filter = vi.fn<(change: object) => void>();
  const list = { address: { filters: { status: null, days: null } }, filter };
  const { host } = renderInPage(
    <NevisaUi>
      <FilterFields list={list as unknown as TransactionList['list']} />
    </NevisaUi>,
  );
  return { host, filter };
}

it('X-218: the transactions are filtered by a status', async () => {
  const { filter } = show();
  await page.getByRole('button', { name: /وضعیت/u }).click();
  await page.getByRole('option', { name: 'ناموفق' }).click();
  expect(filter).toHaveBeenCalledWith({ status: 'FAILED' });
});

it('X-218: the transactions are filtered by a span of days of the Persian calendar', async () => {
  const { host, filter } = show();
  await vi.waitFor(() => expect(host.querySelector('[data-type=year]')).not.toBeNull());
  await userEvent.click(host.querySelector<HTMLElement>('[data-type=year]') as HTMLElement);
  await userEvent.keyboard('1405080114050810');
  await vi.waitFor(() =>
    expect(filter).toHaveBeenLastCalledWith({ days: { start: '2026-10-23', end: '2026-11-01' } }),
  );
});
