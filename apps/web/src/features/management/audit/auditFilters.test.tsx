import type { AuditRow, User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { makeRestingAddress } from '../../../shared/lists/address/listAddress.ts';
import { createScopeServices } from '../../../testing/createScopeServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { auditAddress, type AuditFilters, type AuditList } from './auditAddress.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { makeAuditColumns } from './makeAuditColumns.tsx';

const row = {
  action: 'BLOCK_USER',
  actor: { id: 1, name: 'مریم' },
  object: { kind: 'USER', id: 7, name: 'سارا' },
  changes: [],
} as unknown as AuditRow;

/** Shows the filters and the administrator of a row; what is filtered is listed. */
async function openFilters(filters: Partial<AuditFilters> = {}) {
  await page.viewport(1200, 800);
  const filtered: Partial<AuditFilters>[] = [];
  const resting = makeRestingAddress(auditAddress);
  const list = {
    address: { ...resting, filters: { ...resting.filters, ...filters } },
    filter: (change: Partial<AuditFilters>) => filtered.push(change),
  } as unknown as AuditList;
  const actor = makeAuditColumns(list).find(({ id }) => id === 'actor');
  renderInPage(
    <AppServicesContext value={createScopeServices() as AppServices}>
      <NevisaUi>
        <AuditFilterBar
          user={{ id: 1 } as User}
          list={list}
          rows={[row]}
          searchRef={{ current: null }}
        />
        {actor !== undefined && 'cell' in actor && actor.cell(row)}
      </NevisaUi>
    </AppServicesContext>,
  );
  return filtered;
}

it('X-298: the list is filtered by what was done', async () => {
  const filtered = await openFilters();
  await page.getByRole('button', { name: /همهٔ کارها/u }).click();
  await page.getByRole('option', { name: 'مسدود کردن' }).click();
  expect(filtered).toEqual([{ action: 'BLOCK_USER' }]);
});

it('X-298: a press on an administrator shows only the actions of this one, by the id', async () => {
  const filtered = await openFilters();
  await page.getByRole('button', { name: 'مریم' }).click();
  expect(filtered).toEqual([{ actor: '1' }]);
});

it('X-298: the list is filtered by days', async () => {
  const filtered = await openFilters({ days: { start: '2026-11-20', end: '2026-11-20' } });
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard('{ArrowDown}');
  expect(filtered).toEqual([{ days: { start: expect.any(String), end: '2026-11-20' } }]);
});

it('X-298: another kind drops the record of the kind before', async () => {
  const filtered = await openFilters({ object: 'USER', object_id: '7' });
  await page
    .getByRole('button', { name: /کاربر/u })
    .first()
    .click();
  await page.getByRole('option', { name: 'کد تخفیف' }).click();
  expect(filtered).toEqual([{ object: 'DISCOUNT', object_id: null }]);
});

it('X-298: the filter of the administrator is removed by its own button', async () => {
  const filtered = await openFilters({ actor: '1' });
  await page.getByRole('button', { name: /حذف.*مریم|مریم.*حذف/u }).click();
  expect(filtered).toEqual([{ actor: null }]);
});

it('X-298: the filter names the record of the address, and its button removes this filter', async () => {
  const filtered = await openFilters({ object: 'USER', object_id: '7' });
  await expect.element(page.getByText('تغییرهای سارا')).toBeVisible();
  await page.getByRole('button', { name: /سارا/u }).click();
  expect(filtered).toEqual([{ object_id: null }]);
});
