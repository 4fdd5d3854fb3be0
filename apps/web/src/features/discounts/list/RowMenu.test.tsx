import type { Discount } from '@nevisa/api/types';
import { AlertDialog, describeMenuButton, NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { RowMenu, type RowMenuProps } from './RowMenu.tsx';

const row = { id: 7, code: 'NOWRUZ', is_active: true } as Discount;

function Page() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  const commands = { remove: () => setAsked(true) } as unknown as RowMenuProps['commands'];
  return (
    <>
      <button {...describeMenuButton(anchor !== null, setAnchor)}>menu</button>
      {anchor !== null && (
        <RowMenu anchor={anchor} row={row} commands={commands} onClose={() => setAnchor(null)} />
      )}
      <AlertDialog
        open={isAsked}
        title="delete"
        confirmLabel="delete"
        onClose={() => setAsked(false)}
        onConfirm={() => undefined}
      />
    </>
  );
}

it('X-279: after the question before a deletion the button of the menu has the focus again', async () => {
  renderInPage(
    <MemoryRouter>
      <NevisaUi>
        <Page />
      </NevisaUi>
    </MemoryRouter>,
  );
  const menu = page.getByRole('button', { name: 'menu' });
  await menu.click();
  await page.getByRole('menuitem', { name: /^حذف/u }).click();
  const cancel = page.getByRole('button', { name: 'انصراف' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  await expect.element(menu).toHaveFocus();
});
