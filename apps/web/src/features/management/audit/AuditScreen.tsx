import type { AuditQuery, AuditRow, User } from '@nevisa/api/types';
import {
  ArrowBackIcon,
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  formatNumber,
  Illustration,
  LiveRegion,
  Page,
  PageHeader,
  Pagination,
  Table,
  VisuallyHidden,
} from '@nevisa/ui';
import { useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useListAddress } from '../../../shared/lists/address/useListAddress.ts';
import { createListMoments } from '../../../shared/lists/listMoments.ts';
import { type LoadedPage, useBoundPage, useListPage } from '../../../shared/lists/listPages.ts';
import { usePacedCount } from '../../../shared/lists/search/usePacedCount.ts';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { OldRows } from '../../../shared/lists/view/OldRows.tsx';
import { paths } from '../../../shared/paths.ts';
import { a11yText, commonText } from '../../../shared/text/commonText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { managementText } from '../../../shared/text/managementText.ts';
import { usersText } from '../../../shared/text/usersText.ts';
import { useStaffClient } from '../useStaffClient.ts';
import { auditAddress, type AuditList } from './auditAddress.ts';
import { auditColumns } from './auditColumns.tsx';
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
      <Results page={page} />
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
        <AuditFilterBar list={list} rows={page.items ?? []} searchRef={search} />
        <LiveRegion>
          <OldRows
            page={page}
            offline={managementText.usersOffline}
            refreshFailed={managementText.auditRefreshFailed}
          />
        </LiveRegion>
        <AuditTable list={list} page={page} />
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
      </Page>
    </>
  );
}

/** The page of the address; the server has one order, so none is sent. */
function useAuditPage(user: User, list: AuditList): LoadedPage<AuditRow> {
  const client = useStaffClient();
  const [moments] = useState(() => createListMoments());
  const page = useListPage<AuditRow>(user, 'audit', list.query, (_, query, signal) =>
    moments(query, ({ ordering: _order, ...asked }) =>
      client.listAudit(asked as AuditQuery, { signal }),
    ),
  );
  useBoundPage(list, page);
  return page;
}

function Results({ page }: { page: LoadedPage<AuditRow> }) {
  const count = usePacedCount(page.outdated ? null : page.count);
  return (
    <LiveRegion>
      <VisuallyHidden>
        {count !== null && fill(a11yText.resultsUpdated, { n: formatNumber(count) })}
      </VisuallyHidden>
    </LiveRegion>
  );
}

function AuditTable({ list, page }: { list: AuditList; page: LoadedPage<AuditRow> }) {
  const { search, filters } = list.address;
  const isFiltered = search !== '' || Object.values(filters).some((value) => value !== null);
  const failure = page.items === null ? page.failure : null;
  return (
    <Table<AuditRow>
      caption={managementText.auditRows}
      columns={auditColumns(list)}
      rows={page.items ?? []}
      rowKey={({ id }) => String(id)}
      busy={page.items === null ? page.failure === null : page.outdated}
      empty={
        <EmptyState
          level={2}
          drawing={<Illustration name="empty" />}
          heading={isFiltered ? managementText.auditNoneFound : managementText.auditEmpty}
          {...(isFiltered && {
            action: (
              <Button variant="secondary" onClick={list.clear}>
                {commonText.clearFilters}
              </Button>
            ),
          })}
        />
      }
      {...(failure !== null && {
        failed: (
          <ErrorState
            level={2}
            drawing={<Illustration name="offline" />}
            heading={managementText.auditNotLoaded}
            sentence={failureLines(failure).join('\n')}
            retrying={page.loading}
            onRetry={page.retry}
          />
        ),
      })}
    />
  );
}
