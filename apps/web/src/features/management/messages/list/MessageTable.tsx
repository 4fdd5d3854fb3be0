import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { ListTable } from '../../../../shared/lists/table/ListTable.tsx';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { messageAddress } from '../data/messageAddress.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { createColumns, LateRowMenu, sortFields } from './columns.tsx';
import { listKinds, type MessageCommands } from './useMessageCommands.ts';

export interface MessageTableProps {
  messages: AdminMessages;
  commands: MessageCommands;
  /** The message that was closed last, whose row takes the focus; null otherwise. */
  closed: string | null;
  empty: ReactNode;
}

/** The messages as rows, on phones as cards, with their keys. */
export function MessageTable({ messages, commands, ...parts }: MessageTableProps) {
  const { columns: choices } = messages.choices;
  const choice = useSyncExternalStore(choices.subscribe, choices.read);
  const { toHref } = commands;
  const columns = useMemo(() => createColumns(choice, toHref), [choice, toHref]);
  return (
    <ListTable
      caption={adminMessageListWords.caption}
      description={messageAddress}
      rows={messages}
      columns={columns}
      sortFields={sortFields}
      notLoaded={adminMessageListWords.notLoaded}
      density={choice.density}
      commands={{
        open: commands.open,
        remove: (row) => {
          const [kind] = listKinds(row);
          if (kind !== undefined) {
            commands.carryOut(kind, [row.id]);
          }
        },
      }}
      renderMenu={(menu) => <LateRowMenu {...menu} commands={commands} />}
      onPrepareMenu={LateRowMenu.preload}
      {...parts}
    />
  );
}
