import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { doubleClick } from '../../../testing/doubleClick.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { ListViews, SaveResult } from '../choices/listViews.ts';
import { RenameViewForm } from './RenameViewForm.tsx';

it('X-108: a double click on the name of another view asks, and replaces nothing', async () => {
  const rename = vi.fn<(name: string, to: string, replace?: boolean) => SaveResult>(
    () => 'same-name',
  );
  const views: Pick<ListViews<object>, 'rename'> = { rename };
  renderInPage(
    <NevisaUi>
      <RenameViewForm name="مهم‌ها" views={views as ListViews<object>} onEnd={() => undefined} />
    </NevisaUi>,
  );
  await page.getByRole('textbox').fill('همه');
  await doubleClick(page.getByRole('button', { name: 'ذخیره' }).element());
  expect(rename.mock.calls).toEqual([['مهم‌ها', 'همه', false]]);
  await page.getByRole('button', { name: 'جایگزینی' }).click();
  expect(rename).toHaveBeenLastCalledWith('مهم‌ها', 'همه', true);
});
