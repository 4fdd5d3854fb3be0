import type { AdminMessage } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { makeAdminMessage } from '../testing/makeAdminMessage.ts';
import RowMenu, { type RowMenuProps } from './RowMenu.tsx';

/** Opens the menu of a message in a state, and presses one of its items. */
async function press(state: AdminMessage['state'], item: RegExp) {
  const row = makeAdminMessage({ state });
  const commands = { open: vi.fn(), similar: vi.fn(), carryOut: vi.fn() };
  renderInPage(
    <MemoryRouter>
      <NevisaUi>
        <RowMenu
          anchor={document.body}
          row={row}
          commands={commands as unknown as RowMenuProps['commands']}
          onClose={() => undefined}
        />
      </NevisaUi>
    </MemoryRouter>,
  );
  await page.getByRole('menuitem', { name: item }).click();
  return { row, ...commands };
}

it.each(['SENT', 'SCHEDULED', null] as const)(
  'X-290: the menu of a message in the state %s makes a similar one of it',
  async (state) => {
    const { row, similar, open, carryOut } = await press(state, /^ساخت پیام مشابه/u);
    expect(similar.mock.calls).toEqual([[row]]);
    expect([open.mock.calls, carryOut.mock.calls]).toEqual([[], []]);
  },
);

it.each([
  ['SCHEDULED', 'cancel', /^لغو زمان‌بندی/u],
  ['SENT', 'retract', /^بازپس‌گیری/u],
  ['DRAFT', 'delete', /^حذف/u],
] as const)(
  'X-290: in the state %s its word for «%s» asks for that, of this message',
  async (state, kind, word) => {
    const { carryOut } = await press(state, word);
    await expect.poll(() => carryOut.mock.calls).toEqual([[kind, ['m-1']]]);
  },
);
