import type { User } from '@nevisa/api/types';
import {
  ButtonLink,
  Cluster,
  createToastQueue,
  formatNumber,
  LiveRegion,
  Page,
  PageHeader,
  Pagination,
  ToastRegion,
  VersionsIcon,
  VisuallyHidden,
} from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { usePacedCount } from '../../../../shared/lists/search/usePacedCount.ts';
import { useSearchKey } from '../../../../shared/lists/useSearchKey.ts';
import { a11yText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { usersText } from '../../../../shared/text/usersText.ts';
import { whenIdle } from '../../../../shared/whenIdle.ts';
import { LateAuditScreen } from '../../audit/LateAuditScreen.tsx';
import { auditPath } from '../../auditAddress.ts';
import { useUsers, type Users } from '../data/useUsers.ts';
import { LateActionDialogs } from '../dialogs/LateActionDialogs.tsx';
import { useUserActions } from '../dialogs/useUserActions.ts';
import { LateUserDrawer } from '../drawer/LateUserDrawer.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserNotices } from './UserNotices.tsx';
import { UserSelection } from './UserSelection.tsx';
import { UserTable } from './UserTable.tsx';
import { UserViews } from './UserViews.tsx';

/** The list of users, with the drawer of one of them. */
export function UserList({ title, user }: { title: string; user: User }) {
  const users = useUsers(user);
  const [toasts] = useState(createToastQueue);
  const actions = useUserActions(users, toasts);
  const search = useRef<HTMLInputElement>(null);
  const { keySheetOff } = useAppServices();
  useSearchKey(search, !keySheetOff.isSet(String(user.id)));
  useEffect(() => whenIdle(LateAuditScreen.preload), []);
  const { list, page } = users;
  return (
    <>
      <Results users={users} />
      <Page>
        <PageHeader
          heading={title}
          {...(page.count !== null && {
            sentence: fill(usersText.count, { n: formatNumber(page.count) }),
          })}
          actions={
            <Cluster gap="small">
              <UserViews users={users} toasts={toasts} />
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
        {page.count !== null && page.count > list.address.pageSize && (
          <Pagination
            page={list.address.page}
            pageSize={list.address.pageSize}
            pageSizes={[25, 50, 100]}
            total={page.count}
            onPageChange={list.goToPage}
            onPageSizeChange={list.choosePageSize}
          />
        )}
        <UserSelection users={users} actions={actions} />
        <LateUserDrawer users={users} actions={actions} toasts={toasts} />
        <LateActionDialogs users={users} actions={actions} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}

/** Announces the number of results, which changes with an answer of the server. */
function Results({ users: { page } }: { users: Users }) {
  const count = usePacedCount(page.outdated ? null : page.count);
  return (
    <LiveRegion>
      <VisuallyHidden>
        {count !== null && fill(a11yText.resultsUpdated, { n: formatNumber(count) })}
      </VisuallyHidden>
    </LiveRegion>
  );
}
