import type { AdminMessage } from '@nevisa/api/types';
import { chosenIds, chooseRows, countOutside, noRows } from '@nevisa/machines';
import { Button, formatNumber, SelectionBar } from '@nevisa/ui';
import { useState } from 'react';
import { readEveryRow } from '../../../../shared/lists/readEveryRow.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { commonText } from '../../../../shared/text/commonText.ts';
import { fill } from '../../../../shared/text/fill.ts';
import type { BulkKind } from '../data/messageBulks.ts';
import type { AdminMessages } from '../data/useMessages.ts';
import { kindsOf, type MessageCommands } from './useMessageCommands.ts';

export interface MessageSelectionProps {
  messages: AdminMessages;
  commands: MessageCommands;
}

/** The chosen messages of all pages, and what can be done with them. */
export function MessageSelection({ messages, commands }: MessageSelectionProps) {
  const { chosen, choose, shown, page } = messages;
  const { size } = chosen.rows;
  const outside = countOutside(chosen, shown.list);
  const { loading, chooseAll } = useEveryResult(messages);
  const isPageChosen = shown.ids.length > 0 && shown.ids.every((id) => chosen.rows.has(String(id)));
  const more = isPageChosen && (page.count ?? 0) > size - outside;
  return (
    <SelectionBar
      label={adminMessageListWords.chosenRows}
      count={size === 0 ? '' : fill(adminMessageListWords.chosen, { n: formatNumber(size) })}
      {...(outside > 0 && {
        note: fill(adminMessageListWords.chosenElsewhere, { n: formatNumber(outside) }),
      })}
      all={
        more && !loading
          ? {
              words: fill(adminMessageListWords.selectAllResults, {
                n: formatNumber(page.count ?? 0),
              }),
              onSelect: chooseAll,
            }
          : undefined
      }
      actions={<BulkActions messages={messages} commands={commands} />}
      clearLabel={commonText.clearSelection}
      onClear={() => choose(() => noRows)}
    />
  );
}

/** Each action names the rows whose state allows it; of rows that are not on this page the server decides. */
function BulkActions({ messages: { chosen, page, working }, commands }: MessageSelectionProps) {
  const rows = new Map((page.items ?? []).map((row) => [String(row.id), row]));
  return kinds.map((kind) => {
    const ids = chosenIds(chosen).filter((id) => allows(rows.get(String(id)), kind));
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
  return row === undefined || kindsOf(row).includes(kind);
}

/** Chooses every result: the rows of all pages are read first. */
function useEveryResult({ choose, list, shown, member }: AdminMessages) {
  const [loading, setLoading] = useState(false);
  return {
    loading,
    chooseAll: () => {
      setLoading(true);
      void readEveryRow(list.query, (query) => member.client.listAdminMessages(query)).then(
        ({ rows }) => {
          setLoading(false);
          const ids = rows.map(({ id }) => id);
          choose((chosen) => chooseRows(chosen, ids, { list: shown.list, page: 0 }));
        },
      );
    },
  };
}
