import { Button, formatNumber, SelectionBar } from '@nevisa/ui';
import type { Id } from '@nevisa/api/types';
import { chosenIds, chooseRows, countOutside, noRows } from '@nevisa/machines';
import { useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { readEveryId } from '../data/readEveryId.ts';
import type { History } from '../data/useHistory.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

/** The chosen rows of all pages and what can be done with them. */
export function HistorySelection({
  history,
  commands,
}: {
  history: History;
  commands: HistoryCommands;
}) {
  const { chosen, choose, shown, page, list } = history;
  const { size } = chosen.rows;
  const outside = countOutside(chosen, shown.list);
  const { loading, chooseAll } = useEveryResult(history);
  const isPageChosen = shown.ids.length > 0 && shown.ids.every((id) => chosen.rows.has(String(id)));
  const more = isPageChosen && (page.count ?? 0) > size - outside;
  return (
    <SelectionBar
      label={addedText.historyChosenRows}
      count={size === 0 ? '' : fill(addedText.historyChosen, { n: formatNumber(size) })}
      {...(outside > 0 && {
        note: fill(addedText.historyChosenElsewhere, { n: formatNumber(outside) }),
      })}
      all={
        more && !loading
          ? {
              words: fill(addedText.historySelectAllResults, { n: formatNumber(page.count ?? 0) }),
              onSelect: chooseAll,
            }
          : undefined
      }
      actions={
        <BulkActions
          inTrash={list.address.filters.trash}
          working={history.working}
          ids={chosenIds(chosen)}
          commands={commands}
        />
      }
      clearLabel={commonText.clearSelection}
      onClear={() => {
        choose(() => noRows);
      }}
    />
  );
}

interface BulkActionsProps {
  inTrash: boolean;
  working: boolean;
  ids: readonly Id[];
  commands: HistoryCommands;
}

function BulkActions({ inTrash, working, ids, commands }: BulkActionsProps) {
  return inTrash ? (
    <>
      <Button size="small" variant="secondary" busy={working} onClick={() => commands.restore(ids)}>
        {historyText.restore}
      </Button>
      <Button size="small" variant="danger" onClick={() => commands.deleteForever(ids)}>
        {historyText.deleteForever}
      </Button>
    </>
  ) : (
    <>
      <ExportButton ids={ids} />
      <Button size="small" variant="danger" busy={working} onClick={() => commands.trash(ids)}>
        {fill(historyText.deleteMany, { n: formatNumber(ids.length) })}
      </Button>
    </>
  );
}

/** Chooses every result: the ids of all pages are read first. */
function useEveryResult({ choose, list, shown }: History) {
  const { authStore } = useAppServices();
  const [loading, setLoading] = useState(false);
  return {
    loading,
    chooseAll: () => {
      setLoading(true);
      void readEveryId(authStore.client(), list.query).then(({ ids }) => {
        setLoading(false);
        choose((chosen) => chooseRows(chosen, ids, { list: shown.list, page: 0 }));
      });
    },
  };
}
