import { isNotFound } from '@nevisa/api/failures';
import { isSameId } from '@nevisa/api';
import type { Id, StaffUser } from '@nevisa/api/types';
import {
  Alert,
  Button,
  describeMenuButton,
  Drawer,
  EditIcon,
  EmptyState,
  IconButton,
  Illustration,
  MoreIcon,
  Skeleton,
  Stack,
  useFocusAfter,
} from '@nevisa/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { recordText } from '../../../../shared/text/recordText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { readUserPages } from '../data/userCache.ts';
import { formatUserName } from '../data/userNames.ts';
import UserMenu from '../list/UserMenu.tsx';
import type { UserDrawerProps } from './LateUserDrawer.tsx';
import { CreditPart } from './CreditPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { TransactionsPart } from './TransactionsPart.tsx';
import { UsagePart } from './UsagePart.tsx';
import { createKeptTexts } from '../../../../shared/forms/keptTexts.ts';
import { UserEdit } from './UserEdit.tsx';
import { nameEditForm } from './userRecord.ts';
import { useUserRecord } from './useUserParts.ts';
import { LoadFailed } from '../../../../shared/lists/view/LoadFailed.tsx';

/** One user: profile, state, credit, minutes, transactions and sessions, each loaded apart. */
export default function UserDrawer(props: UserDrawerProps) {
  const { list, page } = props.users;
  const { record } = list.address;
  // The id in its own JSON type where the list knows it.
  const known = page.items?.find(({ id }) => isSameId(id, record ?? undefined))?.id;
  const [last, setLast] = useState<Id | null>(null);
  const id = record === null ? null : (known ?? record);
  if (id !== null && String(last) !== String(id)) {
    setLast(id);
  }
  return last === null ? null : (
    <OpenedUser key={String(last)} {...props} id={last} open={record !== null} />
  );
}

interface OpenedUserProps extends UserDrawerProps {
  id: Id;
  open: boolean;
}

function OpenedUser({ id, open, ...props }: OpenedUserProps) {
  const { users } = props;
  const record = useUserRecord(users, id);
  const user = record.content;
  const isGone = isNotFound(record.failure);
  useReadWithout(users.queries, isGone);
  const { isEditing, endEdit } = useEditing(props, id);
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(isEditing, editButton);
  const { close } = users.list;
  return (
    <Drawer
      open={open}
      size="large"
      title={user === null ? usersText.details : <bdi>{formatUserName(user)}</bdi>}
      onClose={close}
      {...(user !== null &&
        !isGone &&
        !isEditing && {
          actions: <DrawerActions {...props} user={user} editButton={editButton} />,
        })}
    >
      {isGone ? (
        <EmptyState
          level={3}
          drawing={<Illustration name="empty" />}
          heading={managementText.drawerGone}
          sentence={managementText.drawerGoneSentence}
          action={<Button onClick={close}>{commonText.close}</Button>}
        />
      ) : user === null ? (
        <Unloaded record={record} />
      ) : isEditing ? (
        <UserEdit {...props} user={user} onEnd={endEdit} />
      ) : (
        <UserParts {...props} user={user} />
      )}
    </Drawer>
  );
}

/** Whether the form is shown: it was asked for, or its texts were kept when the page was left (T-95). */
function useEditing({ users, actions }: UserDrawerProps, id: Id) {
  const kept = useAppServices().userScope(users.user.id).keep(createKeptTexts);
  const [isRestored, setRestored] = useState(() => kept.read(nameEditForm(id)) !== undefined);
  const { edited, endEdit } = actions;
  const isClosed = users.list.address.record === null;
  const end = useEffectEvent(endEdit);
  useEffect(() => {
    if (isClosed) {
      end();
    }
  }, [isClosed]);
  return {
    isEditing: !isClosed && (edited === String(id) || isRestored),
    endEdit: () => {
      setRestored(false);
      endEdit();
    },
  };
}

/** A user who was deleted meanwhile is in no list any more. */
function useReadWithout(queries: UserDrawerProps['users']['queries'], isGone: boolean): void {
  useEffect(() => {
    if (isGone) {
      readUserPages(queries);
    }
  }, [queries, isGone]);
}

function Unloaded({ record }: { record: ReturnType<typeof useUserRecord> }) {
  return record.failure === null ? (
    <Stack aria-busy="true">
      <Skeleton lines={3} />
      <Skeleton lines={3} />
    </Stack>
  ) : (
    <LoadFailed
      level={3}
      heading={managementText.drawerNotLoaded}
      failure={record.failure}
      retrying={record.loading}
      onRetry={record.retry}
    />
  );
}

function UserParts({ users, user }: UserDrawerProps & { user: StaffUser }) {
  const isSelf = isSameId(user.id, users.user.id);
  return (
    <Stack gap="large">
      {isSelf && <Alert tone="information">{usersText.selfForbidden}</Alert>}
      <ProfilePart user={user} />
      <CreditPart user={user} />
      <UsagePart users={users} id={user.id} />
      <TransactionsPart users={users} id={user.id} />
      <SessionsPart users={users} id={user.id} />
      <p>{managementText.privacy}</p>
    </Stack>
  );
}

function DrawerActions({
  users,
  actions,
  user,
  editButton,
}: UserDrawerProps & { user: StaffUser; editButton: RefObject<HTMLButtonElement | null> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        label={fill(managementText.rowMenu, { name: formatUserName(user) })}
        icon={<MoreIcon />}
        {...describeMenuButton(anchor !== null, setAnchor)}
      />
      <Button
        ref={editButton}
        variant="secondary"
        icon={<EditIcon />}
        onClick={() => actions.edit(user)}
      >
        {recordText.edit}
      </Button>
      <Button onClick={() => actions.ask('grant', user)}>{usersText.grant}</Button>
      {anchor !== null && (
        <UserMenu
          anchor={anchor}
          inDrawer
          user={user}
          users={users}
          actions={actions}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
