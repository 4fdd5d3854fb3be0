import type { AuditQuery, AuditRow, User } from '@nevisa/api/types';
import {
  ArrowBackIcon,
  ButtonLink,
  Cluster,
  LiveRegion,
  Page,
  PageHeader,
  Table,
} from '@nevisa/ui';
import { useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useListAddress } from '../../../shared/lists/address/useListAddress.ts';
import { createListMoments } from '../../../shared/lists/listMoments.ts';
import { createServerClock } from '../../../shared/lists/serverClock.ts';
import { type LoadedPage, useBoundPage, useListPage } from '../../../shared/lists/listPages.ts';
import { isFiltered } from '../../../shared/lists/address/isFiltered.ts';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { FirstLoadFailed } from '../../../shared/lists/view/FirstLoadFailed.tsx';
import { ListEmpty } from '../../../shared/lists/view/ListEmpty.tsx';
import { ListPages } from '../../../shared/lists/view/ListPages.tsx';
import { OldRows } from '../../../shared/lists/view/OldRows.tsx';
import { ResultCount } from '../../../shared/lists/view/ResultCount.tsx';
import { paths } from '../../../shared/paths.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import { useStaffClient } from '../useStaffClient.ts';
import { auditAddress, type AuditList } from './auditAddress.ts';
import { makeAuditColumns } from './makeAuditColumns.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';

/** What administrators have done: to which record, why, and each field before and after. */
export default function AuditScreen({ user }: { user: User }) {
  const list = useListAddress(auditAddress);
  const page = useAuditPage(user, list);
  const search = useRef<HTMLInputElement>(null);
  const { keySheetOff } = useAppServices();
  useSearchKey(search, !keySheetOff.isSet(String(user.id)));
  return (
    <>
      <ResultCount count={page.outdated ? null : page.count} address={list.address} />
      <Page>
        <PageHeader
          heading={usersText.auditLog}
          sentence={managementText.auditSentence}
          actions={
            <Cluster gap="small">
              <AuditExport list={list} count={page.count} />
              <ButtonLink variant="quiet" icon={<ArrowBackIcon />} href={paths.users}>
                {managementText.auditBack}
              </ButtonLink>
            </Cluster>
          }
        />
        <AuditFilterBar user={user} list={list} rows={page.items ?? []} searchRef={search} />
        <LiveRegion>
          <OldRows
            page={page}
            offline={managementText.usersOffline}
            refreshFailed={managementText.auditRefreshFailed}
          />
        </LiveRegion>
        <AuditTable list={list} page={page} />
        <ListPages description={auditAddress} list={list} count={page.knownCount} />
      </Page>
    </>
  );
}

/** The page of the address; the server has one order, so none is sent. */
function useAuditPage(user: User, list: AuditList): LoadedPage<AuditRow> {
  const client = useStaffClient();
  const clock = useAppServices().userScope(user.id).get(createServerClock);
  const [moments] = useState(() => createListMoments(clock.set));
  const page = useListPage<AuditRow>(user, 'audit', list.query, (_, query, signal) =>
    moments(query, ({ ordering: _order, ...asked }) =>
      client.listAudit(asked as AuditQuery, { signal }),
    ),
  );
  useBoundPage(list, page);
  return page;
}

function AuditTable({ list, page }: { list: AuditList; page: LoadedPage<AuditRow> }) {
  const filtered = isFiltered(list.address);
  return (
    <Table<AuditRow>
      caption={managementText.auditRows}
      columns={makeAuditColumns(list)}
      rows={page.items ?? []}
      rowKey={({ id }) => String(id)}
      busy={page.items === null ? page.failure === null : page.outdated}
      empty={
        <ListEmpty
          heading={filtered ? managementText.auditNoneFound : managementText.auditEmpty}
          onClear={filtered ? list.clear : null}
        />
      }
      {...(page.items === null &&
        page.failure !== null && {
          failed: <FirstLoadFailed heading={managementText.auditNotLoaded} page={page} />,
        })}
    />
  );
}
