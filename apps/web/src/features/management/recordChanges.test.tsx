import type { Discount } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from 'react-router-dom';
import { renderInPage } from '../../testing/renderInPage.ts';
import { RowMenu as DiscountMenu } from '../discounts/list/RowMenu.tsx';
import type { DiscountCommands } from '../discounts/list/useDiscountCommands.ts';
import MessageMenu from './messages/list/RowMenu.tsx';
import type { MessageCommands } from './messages/list/useMessageCommands.ts';
import { makeAdminMessage } from './messages/testing/makeAdminMessage.ts';

const nothing = () => undefined;
const menu = { anchor: document.body, onClose: nothing };
const code = { id: 7, code: 'MEHR', is_active: true } as Discount;

const open = (content: ReactNode) =>
  renderInPage(
    <NevisaUi>
      <MemoryRouter>{content}</MemoryRouter>
    </NevisaUi>,
  );

it.each([
  [
    'the menu of a code',
    <DiscountMenu key="code" {...menu} row={code} commands={{} as DiscountCommands} />,
    /object=DISCOUNT&object_id=7$/,
  ],
  [
    'the menu of a message',
    <MessageMenu key="row" {...menu} row={makeAdminMessage()} commands={{} as MessageCommands} />,
    /object=MESSAGE&object_id=m-1$/,
  ],
])('X-299: %s leads to the changes of its record', async (_, content, address) => {
  open(content);
  const changes = page.getByText(/^تغییرهای این/);
  await expect.element(changes).toBeVisible();
  expect(changes.element().closest('a')?.getAttribute('href')).toMatch(address);
});
