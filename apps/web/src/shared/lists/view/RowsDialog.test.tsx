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
