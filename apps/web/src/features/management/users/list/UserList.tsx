import type { User } from '@nevisa/api/types';
import {
  ButtonLink,
  Cluster,
  createToastQueue,
  formatNumber,
  Page,
  PageHeader,
  ToastRegion,
  VersionsIcon,
} from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { useSearchKey } from '../../../../shared/lists/useSearchKey.ts';
import { ListChoices } from '../../../../shared/lists/view/ListChoices.tsx';
import { ResultCount } from '../../../../shared/lists/view/ResultCount.tsx';
import { fill } from '../../../../shared/text/fill.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { runWhenIdle } from '../../../../shared/runWhenIdle.ts';
import { LateAuditScreen } from '../../audit/LateAuditScreen.tsx';
import { auditPath } from '../../auditAddress.ts';
import { userAddress } from '../data/userAddress.ts';
import { useUsers } from '../data/useUsers.ts';
import { LateActionDialogs } from '../dialogs/LateActionDialogs.tsx';
import { useUserActions } from '../dialogs/useUserActions.ts';
import { LateUserDrawer } from '../drawer/LateUserDrawer.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { columnLabels } from './userColumnNames.ts';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserNotices } from './UserNotices.tsx';
import { UserSelection } from './UserSelection.tsx';
import { UserTable } from './UserTable.tsx';

/** The list of users, with the drawer of one of them. */
export function UserList({ title, user }: { title: string; user: User }) {
  const users = useUsers(user);
  const [toasts] = useState(createToastQueue);
  const actions = useUserActions(users, toasts);
  const search = useRef<HTMLInputElement>(null);
  const { keySheetOff } = useAppServices();
  useSearchKey(search, !keySheetOff.isSet(String(user.id)));
  useEffect(() => runWhenIdle(LateAuditScreen.preload), []);
  const { list, page } = users;
  return (
    <>
      <ResultCount count={page.outdated ? null : page.count} address={list.address} />
      <Page>
        <PageHeader
          heading={title}
          sentence={
            page.count === null ? null : fill(usersText.count, { n: formatNumber(page.count) })
          }
          actions={
            <Cluster gap="small">
              <ListChoices
                description={userAddress}
                list={list}
                choices={users.choices}
                columnLabels={columnLabels}
                toasts={toasts}
              />
              <ExportButton users={users} />
              <ButtonLink variant="quiet" icon={<VersionsIcon />} href={auditPath}>
                {usersText.auditLog}
              </ButtonLink>
            </Cluster>
          }
        />
        <UserFilterBar list={list} searchRef={search} />
        <UserNotices users={users} actions={actions} />
        <UserTable users={users} actions={actions} />
        <UserSelection users={users} actions={actions} />
        <LateUserDrawer users={users} actions={actions} toasts={toasts} />
        <LateActionDialogs users={users} actions={actions} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}
