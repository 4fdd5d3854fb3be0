import {
  Button,
  ButtonLink,
  Cluster,
  HistoryRowSkeleton,
  Card,
  Checkbox,
  LiveIcon,
  LiveRegion,
  Page,
  PageHeader,
  PlusIcon,
  ToastRegion,
  type ToastQueue,
  VirtualListHead,
  VisuallyHidden,
} from '@nevisa/ui';
import { useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { useHeadingFocusOnRemoval } from '../../../shared/shell/useHeadingFocusOnRemoval.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { paths } from '../../../shared/paths.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { historyColumns } from '../data/historyChoices.ts';
import type { History } from '../data/useHistory.ts';
import { HeadActions } from './HeadActions.tsx';
import { LateDialogs } from './LateDialogs.tsx';
import { LateFiles } from './LateFiles.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryNotices } from './HistoryNotices.tsx';
import { HistoryRows } from './HistoryRows.tsx';
import { HistorySelection } from './HistorySelection.tsx';
import { useSearchKey } from '../../../shared/lists/useSearchKey.ts';
import { FirstLoadFailed } from '../../../shared/lists/view/FirstLoadFailed.tsx';
import { type ColumnLabel, ListChoices } from '../../../shared/lists/view/ListChoices.tsx';
import { ListEmpty } from '../../../shared/lists/view/ListEmpty.tsx';
import { ListPages } from '../../../shared/lists/view/ListPages.tsx';
import { ResultCount } from '../../../shared/lists/view/ResultCount.tsx';
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
  const [isAdding, setAdding] = useState(false);
  const commands = useHistoryCommands(history, toasts);
  const { keySheetOff } = useAppServices();
  useHistoryToasts(history, toasts);
  useSearchKey(search, !keySheetOff.isSet(String(history.user.id)));
  useHeadingFocusOnRemoval((items?.length ?? 0) > 0);
  return (
    <>
      <ResultCount count={countTexts(history)} address={list.address} />
      <Page>
        <PageHeader
          heading={trash ? historyText.trash : title}
          {...(trash && { sentence: addedHistoryText.historyTrashSentence })}
          actions={
            <Cluster>
              <ListChoices
                description={historyAddress}
                list={list}
                choices={history.choices}
                columnLabels={columnLabels}
                toasts={toasts}
              />
              <HeadActions history={history} toasts={toasts} onAddFile={() => setAdding(true)} />
            </Cluster>
          }
        />
        <LateFiles {...{ history, toasts, isAdding }} onAdding={setAdding} />
        <HistoryFilterBar key={String(trash)} list={list} searchRef={search} />
        <HistoryNotices history={history} />
        <Content history={history} commands={commands} onAddFile={() => setAdding(true)} />
        {!retention.hidesServer && (
          <ListPages description={historyAddress} list={list} count={page.knownCount} />
        )}
        <HistorySelection history={history} commands={commands} />
        <LateDialogs history={history} />
      </Page>
      <ToastRegion queue={toasts} />
    </>
  );
}

/** The results of the server; a search on the device counts its rows. */
function countTexts({ page, items, retention }: History): number | null {
  if (retention.off) {
    return items?.length ?? null;
  }
  return page.outdated ? null : page.count;
}

/** What the rows can show, in words. */
const columnLabels: readonly (ColumnLabel & { name: (typeof historyColumns.names)[number] })[] = [
  { name: 'title', label: historyText.sortTitle, naming: true },
  { name: 'date', label: historyText.colDate },
  { name: 'duration', label: historyText.colDuration },
  { name: 'words', label: historyText.colWords },
  { name: 'text', label: listText.rowText, placed: true },
];

interface ContentProps {
  history: History;
  commands: ReturnType<typeof useHistoryCommands>;
  onAddFile: () => void;
}

/** The rows, or why there are none. */
function Content({ history, commands, onAddFile }: ContentProps) {
  const { items, page, list, filtered } = history;
  if (items === null) {
    return page.failure === null ? (
      <Shapes />
    ) : (
      <FirstLoadFailed heading={addedHistoryText.historyNotLoaded} page={page} />
    );
  }
  if (items.length > 0) {
    return <HistoryRows history={history} items={items} commands={commands} />;
  }
  if (filtered) {
    return <ListEmpty heading={addedHistoryText.historyNoneFound} onClear={list.clear} />;
  }
  return list.address.filters.trash ? (
    <ListEmpty heading={addedHistoryText.historyTrashEmpty} />
  ) : (
    <ListEmpty
      heading={historyText.empty}
      action={
        <Cluster>
          <ButtonLink href={paths.live} icon={<LiveIcon />}>
            {historyText.emptyAction}
          </ButtonLink>
          {!history.retention.off && (
            <Button variant="secondary" icon={<PlusIcon />} onClick={onAddFile}>
              {addedText.addFile}
            </Button>
          )}
        </Cluster>
      }
    />
  );
}

function Shapes() {
  return (
    <Card padding="none" aria-busy="true">
      <LiveRegion>
        <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      </LiveRegion>
      <VirtualListHead>
        <Checkbox label={addedHistoryText.historySelectPage} disabled />
      </VirtualListHead>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <HistoryRowSkeleton key={row} />
      ))}
    </Card>
  );
}
