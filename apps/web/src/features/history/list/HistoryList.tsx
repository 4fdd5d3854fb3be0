import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  formatNumber,
  HistoryRowSkeleton,
  Card,
  Illustration,
  LiveIcon,
  LiveRegion,
  Page,
  PageHeader,
  Pagination,
  ToastRegion,
  type ToastQueue,
  VisuallyHidden,
} from '@nevisa/ui';
import { useRef } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { a11yText, commonText } from '../../../shared/text/commonText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { paths } from '../../../shared/paths.ts';
import type { History } from '../data/useHistory.ts';
import { HeadActions } from './HeadActions.tsx';
import { LateDialogs } from './LateDialogs.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryNotices } from './HistoryNotices.tsx';
import { HistoryRows } from './HistoryRows.tsx';
import { HistorySelection } from './HistorySelection.tsx';
import { HistoryViews } from './HistoryViews.tsx';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { useHistoryCommands } from './useHistoryCommands.ts';
import { useHistoryToasts } from './useHistoryToasts.ts';

export interface HistoryListProps {
  title: string;
  history: History;
  toasts: ToastQueue;
}

/** The list of the history, or its trash. */
export function HistoryList({ title, history, toasts }: HistoryListProps) {
  const { list, items, page, retention } = history;
  const { trash } = list.address.filters;
  const search = useRef<HTMLInputElement>(null);
  const commands = useHistoryCommands(history, toasts);
  const { keySheetOff } = useAppServices();
  useHistoryToasts(history, toasts);
  useSearchKey(search, !keySheetOff.isSet(String(history.user.id)));
  useHeadingFocusOnRemoval((items?.length ?? 0) > 0);
  return (
    <>
      <Results history={history} />
      <Page>
        <PageHeader
          heading={trash ? historyText.trash : title}
          {...(trash && { sentence: addedText.historyTrashSentence })}
          actions={
            // Quiet buttons need no gap: the line fits into 320 px.
            <Cluster gap={trash ? 'small' : 'none'}>
              <HistoryViews history={history} toasts={toasts} />
              <HeadActions history={history} toasts={toasts} />
            </Cluster>
          }
        />
        <HistoryFilterBar key={String(trash)} list={list} searchRef={search} />
        <HistoryNotices history={history} />
        <Content history={history} commands={commands} />
        {!retention.hidesServer && page.count !== null && page.count > list.address.pageSize && (
          <Pagination
            page={list.address.page}
            pageSize={list.address.pageSize}
            pageSizes={[20, 50, 100]}
            total={page.count}
            onPageChange={list.goToPage}
            onPageSizeChange={list.choosePageSize}
          />
        )}
        <HistorySelection history={history} commands={commands} />
        <LateDialogs history={history} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}

/** Announces the number of results, which changes with an answer of the server; a search on the device counts its rows. */
function Results({ history: { page, items, retention } }: { history: History }) {
  const count = retention.off ? (items?.length ?? null) : page.outdated ? null : page.count;
  const n = count === null ? null : formatNumber(count);
  return (
    <LiveRegion>
      <VisuallyHidden>{n !== null && fill(a11yText.resultsUpdated, { n })}</VisuallyHidden>
    </LiveRegion>
  );
}

interface ContentProps {
  history: History;
  commands: ReturnType<typeof useHistoryCommands>;
}

/** The rows, or why there are none. */
function Content({ history, commands }: ContentProps) {
  const { items, page, list, filtered } = history;
  if (items === null) {
    return page.failure === null ? <Shapes /> : <FirstFailed history={history} />;
  }
  if (items.length > 0) {
    return <HistoryRows history={history} items={items} commands={commands} />;
  }
  if (filtered) {
    return (
      <EmptyState
        drawing={<Illustration name="empty" />}
        heading={addedText.historyNoneFound}
        action={
          <Button variant="secondary" onClick={list.clear}>
            {commonText.clearFilters}
          </Button>
        }
      />
    );
  }
  return list.address.filters.trash ? (
    <EmptyState drawing={<Illustration name="empty" />} heading={addedText.historyTrashEmpty} />
  ) : (
    <EmptyState
      drawing={<Illustration name="empty" />}
      heading={historyText.empty}
      action={
        <ButtonLink href={paths.live} icon={<LiveIcon />}>
          {historyText.emptyAction}
        </ButtonLink>
      }
    />
  );
}

function FirstFailed({ history: { page } }: { history: History }) {
  const { failure, loading, retry } = page;
  return (
    <ErrorState
      drawing={<Illustration name="offline" />}
      heading={addedText.historyNotLoaded}
      sentence={failure && failureLines(failure).join('\n')}
      retrying={loading}
      onRetry={retry}
    />
  );
}

function Shapes() {
  return (
    <Card padding="none" aria-busy="true">
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <HistoryRowSkeleton key={row} />
      ))}
    </Card>
  );
}
