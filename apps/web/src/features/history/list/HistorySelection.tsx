import { Button, formatNumber } from '@nevisa/ui';
import type { Id, User } from '@nevisa/api/types';
import { useAppServices } from '../../../app/appServices.ts';
import { ListSelection } from '../../../shared/lists/view/ListSelection.tsx';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { ExportButton } from '../export/ExportButton.tsx';
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
  const { authStore } = useAppServices();
  return (
    <ListSelection
      rows={history}
      label={addedHistoryText.historyChosenRows}
      count={addedHistoryText.historyChosen}
      ask={(query) => authStore.client().listHistory(query)}
      renderActions={(ids) => (
        <BulkActions
          inTrash={history.list.address.filters.trash}
          user={history.user}
          working={history.working}
          ids={ids}
          commands={commands}
        />
      )}
    />
  );
}

interface BulkActionsProps {
  user: User;
  inTrash: boolean;
  working: boolean;
  ids: readonly Id[];
  commands: HistoryCommands;
}

function BulkActions({ user, inTrash, working, ids, commands }: BulkActionsProps) {
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
      <ExportButton user={user} ids={ids} />
      <Button size="small" variant="danger" busy={working} onClick={() => commands.trash(ids)}>
        {fill(historyText.deleteMany, { n: formatNumber(ids.length) })}
      </Button>
    </>
  );
}
