import type { StaffUser } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryRouter } from 'react-router-dom';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';
import UserMenu from './UserMenu.tsx';

it.each([
  { phone: null, email: 'sara@nevisa.test', isOffered: true },
  { phone: null, email: null, isOffered: false },
])(
  'X-265: a user with $phone and $email is sent a code: $isOffered',
  async ({ isOffered, ...contact }) => {
    const user = { id: 7, username: 'sara', profile: {}, ...contact } as unknown as StaffUser;
    renderInPage(
      <NevisaUi>
        <MemoryRouter>
          <UserMenu
            anchor={document.body}
            user={user}
            users={{ user: { id: 1 } } as unknown as Users}
            actions={{} as unknown as UserActions}
            onClose={() => undefined}
          />
        </MemoryRouter>
      </NevisaUi>,
    );
    await expect.element(page.getByRole('menuitem', { name: 'ارسال پیام' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'ارسال کد بازیابی' }).elements()).toHaveLength(
      isOffered ? 1 : 0,
    );
  },
);
