import { isSameId } from '@nevisa/api';
import type { StaffUser } from '@nevisa/api/types';
import {
  AdminMessagesIcon,
  AnchoredMenu,
  CheckIcon,
  DeleteIcon,
  EditIcon,
  MenuAction,
  MenuSeparator,
  PackagesIcon,
  PlusIcon,
  ProfileIcon,
  RefusedIcon,
  RetryIcon,
  UsersIcon,
  VersionsIcon,
} from '@nevisa/ui';
import { askFromMenu } from '../../../../shared/lists/table/askFromMenu.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { toAuditAddress } from '../../auditAddress.ts';
import { toNewMessageAddress } from '../data/messageAddress.ts';
import { formatUserName } from '../data/userNames.ts';
import type { Users } from '../data/useUsers.ts';
import type { UserActionKind } from '../dialogs/userActions.ts';
import type { UserActions } from '../dialogs/useUserActions.ts';

export interface UserMenuProps {
  /** The button of the row. */
  anchor: HTMLElement;
  user: StaffUser;
  users: Users;
  actions: UserActions;
  /** Without the way to the drawer, inside of which the menu is. */
  inDrawer?: boolean;
  onClose: () => void;
}

/**
 * The actions on one user. In the menu of the own account a sentence replaces the actions that would
 * harm it; a user without a phone and an e-mail has no action that sends a code.
 */
export default function UserMenu(props: UserMenuProps) {
  const { anchor, user, users, actions, inDrawer = false, onClose } = props;
  const isSelf = isSameId(user.id, users.user.id);
  const ask = (kind: UserActionKind) => () => {
    void askFromMenu(anchor, () => actions.ask(kind, user));
  };
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={fill(managementText.rowMenu, { name: formatUserName(user) })}
      onClose={onClose}
    >
      {!inDrawer && (
        <MenuAction icon={<ProfileIcon />} onAction={() => users.list.open(String(user.id))}>
          {usersText.details}
        </MenuAction>
      )}
      <MenuAction icon={<EditIcon />} shortcut="F2" onAction={() => actions.edit(user)}>
        {usersText.edit}
      </MenuAction>
      <MenuAction icon={<PlusIcon />} onAction={ask('grant')}>
        {usersText.grant}
      </MenuAction>
      <MenuAction icon={<PackagesIcon />} onAction={ask('assign')}>
        {usersText.assignPackage}
      </MenuAction>
      {(user.phone ?? user.email) !== null && (
        <MenuAction icon={<RetryIcon />} onAction={ask('reset')}>
          {usersText.sendReset}
        </MenuAction>
      )}
      <MenuAction icon={<AdminMessagesIcon />} href={toNewMessageAddress(user.id)}>
        {usersText.sendMessage}
      </MenuAction>
      <MenuAction icon={<VersionsIcon />} href={toAuditAddress('USER', user.id)}>
        {managementText.itsChanges}
      </MenuAction>
      {isSelf ? selfNote : rightActions(user, ask)}
    </AnchoredMenu>
  );
}

const selfNote = (
  <>
    <MenuSeparator />
    {/* The arrow keys pass a disabled item. */}
    <MenuAction>{usersText.selfForbidden}</MenuAction>
  </>
);

// A menu collects its items itself: they are elements of it, not components around them.
function rightActions(user: StaffUser, ask: (kind: UserActionKind) => () => void) {
  return (
    <>
      <MenuSeparator />
      <MenuAction icon={<UsersIcon />} onAction={ask(user.is_staff ? 'removeAdmin' : 'makeAdmin')}>
        {user.is_staff ? usersText.removeAdmin : usersText.makeAdmin}
      </MenuAction>
      <MenuAction
        icon={user.is_active ? <RefusedIcon /> : <CheckIcon />}
        danger={user.is_active}
        onAction={ask(user.is_active ? 'block' : 'unblock')}
      >
        {user.is_active ? usersText.block : usersText.unblock}
      </MenuAction>
      <MenuAction icon={<DeleteIcon />} shortcut="Delete" danger onAction={ask('delete')}>
        {usersText.delete}
      </MenuAction>
    </>
  );
}
