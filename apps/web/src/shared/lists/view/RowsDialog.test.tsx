import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { createListColumns } from '../choices/listColumns.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { RowsDialog } from './RowsDialog.tsx';

it('X-109: the density keeps the focus when it is chosen by a key, and follows a reset', async () => {
  const owner = { userId: '7', list: 'things' };
  const columns = createListColumns(createMemoryStorage(), owner, {
    names: ['name'],
    naming: 'name',
  });
  renderInPage(
    <NevisaUi>
      <RowsDialog columns={columns} columnLabels={[]} onClose={() => undefined} />
    </NevisaUi>,
  );
  const density = (place: number) => page.getByRole('radio').nth(place);
  (density(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(columns.read().density).toBe('compact');
  await expect.element(density(1)).toHaveFocus();
  columns.reset();
  await expect.element(density(0)).toBeChecked();
});

/** Opens the dialog over columns of which the first one names the row, and the third one has one place. */
function openDialog() {
  const columns = createListColumns(
    createMemoryStorage(),
    { userId: '7', list: 'things' },
    { names: ['name', 'a', 'fixed', 'b', 'c'], naming: 'name' },
  );
  const columnLabels = [
    { name: 'name', label: 'نام', naming: true },
    { name: 'a', label: 'الف' },
    { name: 'fixed', label: 'ثابت', placed: true },
    { name: 'b', label: 'ب' },
    { name: 'c', label: 'پ' },
  ];
  renderInPage(
    <NevisaUi>
      <RowsDialog columns={columns} columnLabels={columnLabels} onClose={() => undefined} />
    </NevisaUi>,
  );
  return columns;
}

it('X-109: the column that names a row is always shown, and it and a placed one are not moved', async () => {
  openDialog();
  await expect.element(page.getByRole('checkbox', { name: 'نام' })).toBeDisabled();
  await expect.element(page.getByRole('checkbox', { name: 'ثابت' })).toBeEnabled();
  const buttons = page.getByRole('button', { name: /^عقب‌تر بردن/u }).elements();
  expect(buttons).toHaveLength(3);
});

it('X-109: a column moves over the one that has one place, and its new place is announced', async () => {
  const columns = openDialog();
  await page.getByRole('button', { name: 'عقب‌تر بردن «الف»' }).click();
  expect(columns.read().order).toEqual(['name', 'fixed', 'b', 'a', 'c']);
  await expect.element(page.getByText('«الف» در جای ۲')).toBeInTheDocument();
});

it('X-109: a column is hidden, rows are set denser, and a reset brings everything back', async () => {
  const columns = openDialog();
  const before = columns.read();
  await page.getByRole('checkbox', { name: 'ب' }).click();
  (page.getByRole('radio').nth(0).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(columns.read()).toMatchObject({ hidden: ['b'], density: 'compact' });
  await userEvent.keyboard('{ArrowUp}');
  expect(columns.read().density).toBe('comfortable');
  await page.getByRole('button', { name: 'بازگشت به حالت نخست' }).click();
  expect(columns.read()).toEqual(before);
});
