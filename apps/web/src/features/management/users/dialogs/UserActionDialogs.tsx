import type { StaffUser } from '@nevisa/api/types';
import { Alert, formatNumber, Ltr } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { formatCode } from '../../../../shared/formatCode.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { managementText } from '../../../../shared/text/managementText.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { ActionDialog, DeniedDialog } from '../../actions/ActionDialog.tsx';
import { formatUserName } from '../data/userNames.ts';
import type { Users } from '../data/useUsers.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import type { UserActionKind } from './userActions.ts';
import type { UserActions } from './useUserActions.ts';

export interface UserActionDialogsProps {
  users: Users;
  actions: UserActions;
}

/** The question of the action that is asked about. */
export default function UserActionDialogs({ users, actions }: UserActionDialogsProps) {
  const { view, subject, turn } = actions;
  const kind = view.action?.kind as UserActionKind | undefined;
  if (kind === 'blockMany' || kind === 'unblockMany') {
    return <ManyDialog actions={actions} isBlocking={kind === 'blockMany'} />;
  }
  if (kind === undefined || subject === null) {
    return null;
  }
  if (kind === 'grant') {
    return <GrantDialog key={turn} view={view} user={subject} />;
  }
  if (kind === 'assign') {
    return <AssignDialog key={turn} self={users.user} view={view} user={subject} />;
  }
  return <PlainDialog view={view} kind={kind} user={subject} />;
}

type PlainKind = Exclude<UserActionKind, 'blockMany' | 'unblockMany' | 'grant' | 'assign'>;

function PlainDialog({
  view,
  kind,
  user,
}: {
  view: UserActions['view'];
  kind: PlainKind;
  user: StaffUser;
}) {
  const name = formatUserName(user);
  const { again, ...words } = describeAction(kind, user);
  return (
    <ActionDialog
      view={view}
      {...words}
      title={fill(words.title, { name })}
      danger={kind === 'block' || kind === 'delete' || kind === 'removeAdmin'}
      {...(again !== undefined && {
        again: { title: fill(again, { name }), continueLabel: managementText.continue },
      })}
    >
      {kind === 'delete' && (
        <Alert tone="danger">
          {`${managementText.deleteLoses}\n${managementText.deleteForever}`}
        </Alert>
      )}
    </ActionDialog>
  );
}

interface Words {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  again?: string;
}

function describeAction(kind: PlainKind, user: StaffUser): Words {
  switch (kind) {
    case 'block':
      return {
        title: usersText.blockTitle,
        text: usersText.blockText,
        confirmLabel: usersText.block,
      };
    case 'unblock':
      return {
        title: managementText.unblockTitle,
        text: managementText.unblockText,
        confirmLabel: usersText.unblock,
      };
    case 'makeAdmin':
      return {
        title: managementText.makeAdminTitle,
        text: managementText.makeAdminText,
        again: managementText.makeAdminAgain,
        confirmLabel: usersText.makeAdmin,
      };
    case 'removeAdmin':
      return {
        title: managementText.removeAdminTitle,
        text: managementText.removeAdminText,
        again: managementText.removeAdminAgain,
        confirmLabel: usersText.removeAdmin,
      };
    case 'reset':
      return {
        title: managementText.resetTitle,
        text: <ResetText user={user} />,
        confirmLabel: usersText.sendReset,
      };
    case 'delete':
      return { title: managementText.deleteTitle, confirmLabel: usersText.delete };
  }
}

/** Where the code goes; a phone number or an address is written from left to right. */
function ResetText({ user: { phone, email } }: { user: StaffUser }) {
  const [before = '', after = ''] = managementText.resetText.split('{contact}');
  return (
    <>
      {before}
      <Ltr>{formatCode(phone ?? email ?? '')}</Ltr>
      {after}
    </>
  );
}

/** Several users at once; the own account is left out, and this is said (X-262, T-87). */
function ManyDialog({ actions, isBlocking }: { actions: UserActions; isBlocking: boolean }) {
  const { view, ids, skippedSelf } = actions;
  if (ids.length === 0) {
    return <DeniedDialog view={view} title={isBlocking ? usersText.block : usersText.unblock} />;
  }
  const n = formatNumber(ids.length);
  return (
    <ActionDialog
      view={view}
      title={fill(isBlocking ? managementText.blockMany : managementText.unblockMany, { n })}
      text={isBlocking ? managementText.blockManyText : managementText.unblockManyText}
      confirmLabel={isBlocking ? usersText.block : usersText.unblock}
      danger={isBlocking}
      readDetails={() => ({ ids })}
    >
      {skippedSelf && <Alert tone="information">{managementText.skippedSelf}</Alert>}
    </ActionDialog>
  );
}
