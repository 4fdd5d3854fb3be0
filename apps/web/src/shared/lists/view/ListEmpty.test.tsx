import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ListEmpty } from './ListEmpty.tsx';

function List() {
  const [isEmpty, setEmpty] = useState(true);
  return (
    <NevisaUi>
      <main id="content">
        <h1 tabIndex={-1}>کاربران</h1>
        {isEmpty && <ListEmpty heading="کاربری پیدا نشد" onClear={() => setEmpty(false)} />}
      </main>
    </NevisaUi>
  );
}

it('X-106: the heading takes the focus of the button that clears the filters of an empty list', async () => {
  renderInPage(<List />);
  const clear = page.getByRole('button', { name: 'پاک کردن فیلترها' });
  await clear.click();
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
