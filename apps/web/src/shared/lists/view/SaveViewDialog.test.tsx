import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type ListDescription, readListAddress } from '../address/listAddress.ts';
import { createFlagFilter } from '../address/listFilters.ts';
import { createListViews, type ListViews } from '../choices/listViews.ts';
import { createMemoryStorage } from '../../../testing/memoryStorage.ts';
import { doubleClick } from '../../../testing/doubleClick.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { renderInPage } from '../../../testing/renderInPage.ts';

const list: ListDescription<{ starred: boolean }> = {
  pageSizes: [20],
  orders: ['-created_at'],
  filters: { starred: createFlagFilter() },
  record: 'id',
};
const starred = readListAddress(list, new URLSearchParams('starred=1'));
const everything = readListAddress(list, new URLSearchParams());

const name = () => page.getByRole('textbox');
const press = (label: string) => page.getByRole('button', { name: label }).click();

it('X-108: a name that is taken asks, and replaces the view by the second press', async () => {
  const { views, onClose } = openDialog();
  await name().fill('مهم ها');
  await press('ذخیره');
  await expect.element(name()).toHaveAccessibleDescription(/نمای دیگری به این نام دارید/);
  expect(views.open('مهم‌ها')?.address).toEqual(starred);
  expect(onClose).not.toHaveBeenCalled();

  await press('جایگزینی');
  expect(views.read().views).toHaveLength(1);
  expect(views.open('مهم ها')?.address).toEqual(everything);
  expect(onClose).toHaveBeenCalledOnce();
});

it('X-108: a double click on a name that is taken asks, and replaces nothing', async () => {
  const { views, onClose } = openDialog();
  await name().fill('مهم ها');
  await doubleClick(page.getByRole('button', { name: 'ذخیره' }).element());
  await expect.element(name()).toHaveAccessibleDescription(/نمای دیگری به این نام دارید/);
  expect(views.open('مهم‌ها')?.address).toEqual(starred);
  expect(onClose).not.toHaveBeenCalled();
});

it('X-108: a fast second Enter on a name that is taken asks, and replaces nothing', async () => {
  const { views, onClose } = openDialog();
  await name().fill('مهم ها');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(name()).toHaveAccessibleDescription(/نمای دیگری به این نام دارید/);
  expect(views.open('مهم‌ها')?.address).toEqual(starred);
  expect(onClose).not.toHaveBeenCalled();
});

it('X-108: another name after the question is saved as another view', async () => {
  const { views } = openDialog();
  await name().fill('مهم‌ها');
  await press('ذخیره');
  await name().fill('همه');
  await press('ذخیره');
  expect(views.open('مهم‌ها')?.address).toEqual(starred);
  expect(views.open('همه')?.address).toEqual(everything);
  expect(views.read().byDefault).toBeNull();
});

it('X-108: the field of the name has the focus', () => {
  openDialog();
  expect(document.activeElement).toBe(name().element());
});

it('X-108: a view is the default only when the person chooses so', async () => {
  const { views } = openDialog();
  await name().fill('همه');
  await page.getByRole('checkbox').click();
  await press('ذخیره');
  expect(views.read().byDefault).toBe('همه');
});

/** The dialog over a list without filters; a view of starred texts is saved. */
function openDialog() {
  const owner = { userId: '7', list: 'history' };
  const views = createListViews(createMemoryStorage(), owner, list);
  views.save('مهم‌ها', starred);
  const onClose = vi.fn<() => void>();
  renderInPage(
    <NevisaUi>
      <SaveViewDialog
        views={views as ListViews<object>}
        address={everything}
        present={null}
        onNews={() => undefined}
        onClose={onClose}
      />
    </NevisaUi>,
  );
  return { views, onClose };
}
