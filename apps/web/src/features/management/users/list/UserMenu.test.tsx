import type { Id, StaffUser } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MemoryRouter } from 'react-router-dom';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';
import UserMenu from './UserMenu.tsx';

const sara = {
  id: 7,
  username: 'sara',
  profile: {},
  phone: null,
  email: 'sara@nevisa.test',
  is_active: true,
  is_staff: true,
} as StaffUser;

/** The menu of a user, opened by the administrator of an id. */
function openMenu(user: Partial<StaffUser>, self: Id = 1) {
  renderInPage(
    <NevisaUi>
      <MemoryRouter>
        <UserMenu
          anchor={document.body}
          user={{ ...sara, ...user }}
          users={{ user: { id: self } } as unknown as Users}
          actions={{} as unknown as UserActions}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </NevisaUi>,
  );
}

const item = (name: string | RegExp) => page.getByRole('menuitem', { name });

it.each([
  { phone: null, email: 'sara@nevisa.test', isOffered: true },
  { phone: null, email: null, isOffered: false },
])(
  'X-265: a user with $phone and $email is sent a code: $isOffered',
  async ({ isOffered, ...contact }) => {
    openMenu(contact);
    await expect.element(item('ارسال پیام')).toBeVisible();
    expect(item('ارسال کد بازیابی').elements()).toHaveLength(isOffered ? 1 : 0);
  },
);

it.each([
  { self: 1, isOwn: false },
  { self: 7, isOwn: true },
  { self: '7', isOwn: true },
])(
  'X-262: the menu of account 7, opened by $self, has a sentence in place of the harmful actions: $isOwn',
  async ({ self, isOwn }) => {
    openMenu({}, self);
    await expect.element(item('ارسال پیام')).toBeVisible();
    for (const name of ['مسدود کردن', 'گرفتن دسترسی مدیر', /حذف کاربر/]) {
      expect(item(name).elements()).toHaveLength(isOwn ? 0 : 1);
    }
    const sentence = item('این کار را برای حساب خودتان نمی‌توانید انجام دهید.');
    expect(sentence.elements()).toHaveLength(isOwn ? 1 : 0);
    if (isOwn) {
      await userEvent.keyboard('{End}');
      await expect.element(sentence).toHaveFocus();
    }
  },
);

it('X-299: the menu of a user leads to the changes of this user', async () => {
  openMenu({});
  const changes = item('تغییرهای این کاربر');
  await expect.element(changes).toBeVisible();
  expect(changes.element().getAttribute('href')).toMatch(/object=USER&object_id=7$/);
});
