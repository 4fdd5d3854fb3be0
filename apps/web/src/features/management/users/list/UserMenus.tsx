import { useEffect } from 'react';
import { DialogBoundary } from '../../../../shared/late/DialogBoundary.tsx';
import { late } from '../../../../shared/late/late.ts';
import { whenIdle } from '../../../../shared/whenIdle.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

/** The user whose menu is open, and its button. */
export interface OpenedUserMenu {
  readonly id: string;
  readonly anchor: HTMLElement;
}

/** The menu is larger than the rest of the list, so the list does not wait for it. */
export const LateUserMenu = late(
  () => import('./UserMenu.tsx'),
  (chunk) => chunk.default,
);

export interface UserMenusProps {
  menu: OpenedUserMenu | null;
  users: Users;
  actions: UserActions;
  onClose: () => void;
}

/** The menu of the rows, of which one can be open. */
export function UserMenus({ menu, users, actions, onClose }: UserMenusProps) {
  const user = users.page.items?.find(({ id }) => String(id) === menu?.id);
  useEffect(() => whenIdle(LateUserMenu.preload), []);
  return (
    menu !== null &&
    user !== undefined && (
      <DialogBoundary onClose={onClose}>
        <LateUserMenu
          anchor={menu.anchor}
          user={user}
          users={users}
          actions={actions}
          onClose={onClose}
        />
      </DialogBoundary>
    )
  );
}
