import type { AdminMessage } from '@nevisa/api/types';
import { listChosenIds } from '@nevisa/machines';
import { Button, formatNumber } from '@nevisa/ui';
import { ListSelection } from '../../../../shared/lists/view/ListSelection.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { BulkKind } from '../data/messageBulks.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { listKinds, type MessageCommands } from './useMessageCommands.ts';

export interface MessageSelectionProps {
  messages: AdminMessages;
  commands: MessageCommands;
}

/** The chosen messages of all pages, and what can be done with them. */
export function MessageSelection({ messages, commands }: MessageSelectionProps) {
  return (
    <ListSelection
      rows={messages}
      label={adminMessageListWords.chosenRows}
      count={adminMessageListWords.chosen}
      ask={(query) => messages.member.client.listAdminMessages(query)}
      renderActions={() => <BulkActions messages={messages} commands={commands} />}
    />
  );
}

/** Each action names the rows whose state allows it; of rows that are not on this page the server decides. */
function BulkActions({ messages: { chosen, page, working }, commands }: MessageSelectionProps) {
  const rows = new Map((page.items ?? []).map((row) => [String(row.id), row]));
  return kinds.map((kind) => {
    const ids = listChosenIds(chosen).filter((id) => allows(rows.get(String(id)), kind));
    return (
      ids.length > 0 && (
        <Button
          key={kind}
          size="small"
          variant={kind === 'cancel' ? 'secondary' : 'danger'}
          busy={working}
          onClick={() => commands.carryOut(kind, ids)}
        >
          {fill(kindWords[kind], { n: formatNumber(ids.length) })}
        </Button>
      )
    );
  });
}

const kinds = ['cancel', 'retract', 'delete'] as const satisfies readonly BulkKind[];

const kindWords = {
  cancel: adminMessageListWords.cancelMany,
  retract: adminMessageListWords.retractMany,
  delete: adminMessageListWords.deleteMany,
} as const;

function allows(row: AdminMessage | undefined, kind: BulkKind): boolean {
  return row === undefined || listKinds(row).includes(kind);
}
