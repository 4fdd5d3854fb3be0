import { Button, HistoryRow, type HistoryRowProps } from '@nevisa/ui';
import { type ChosenRows, extendTo, toggleRow } from '@nevisa/machines';
import { useSyncExternalStore } from 'react';
import { writeListAddress } from '../../../shared/lists/address/listAddress.ts';
import { shownColumns } from '../../../shared/lists/choices/listColumns.ts';
import { paths } from '../../../shared/paths.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import { markHits } from '../data/markHits.ts';
import type { History } from '../data/useHistory.ts';
import { audioNoteOf, factsOf, sourceOf, statusOf, titleOf } from './rowFacts.tsx';
import { RowMenuButton } from './RowMenuButton.tsx';
import type { OpenedMenu } from './RowMenus.tsx';
import type { HistoryCommands } from './useHistoryCommands.ts';

export interface HistoryListRowProps {
  item: HistoryItem;
  history: History;
  commands: HistoryCommands;
  /** In ms since 1970. */
  now: number;
  /** The menu that is open, of any row. */
  menu: OpenedMenu | null;
  onMenu: (menu: OpenedMenu) => void;
}

/** One text of the history, with its actions. */
export function HistoryListRow(props: HistoryListRowProps) {
  const { item, history, commands, now, menu, onMenu } = props;
  const { server } = item;
  const { address } = history.list;
  const { columns } = history.choices;
  const chosen = useSyncExternalStore(columns.subscribe, columns.read);
  const shown = shownColumns(chosen);
  const title = titleOf(item);
  const isBusy = server !== null && history.busy.has(String(server.id));
  return (
    <HistoryRow
      title={title}
      untitled={title}
      titleParts={address.search === '' ? undefined : markHits(title, address.search)}
      href={hrefOf(item, history)}
      source={sourceOf(item)}
      facts={factsOf(item, now, shown)}
      status={statusOf(item, now)}
      text={shown.includes('text') ? textOf(item, address.search) : ''}
      density={chosen.density}
      note={audioNoteOf(item, now)}
      star={starOf(item, history)}
      selection={selectionOf(item, history)}
      rename={renameOf(item, history)}
      action={actionOf(item, commands)}
      menu={<RowMenuButton item={item} title={title} menu={menu} onOpen={onMenu} />}
      aria-busy={isBusy || undefined}
    />
  );
}

/** The address of a text: the list with this record open; a text of the device alone is on the dictation page. */
function hrefOf({ server }: HistoryItem, { list: { address } }: History): string {
  if (server === null) {
    return paths.live;
  }
  const parameters = writeListAddress(historyAddress, { ...address, record: String(server.id) });
  return `${paths.history}?${parameters.toString()}`;
}

function textOf(
  { server, device }: HistoryItem,
  search: string,
): NonNullable<HistoryRowProps['text']> {
  const text = device?.text ?? server?.snippet ?? '';
  return search === '' ? text : markHits(text, search);
}

function starOf({ server }: HistoryItem, { member, retention }: History): HistoryRowProps['star'] {
  return server === null || server.deleted_at !== null || retention.off
    ? undefined
    : {
        starred: server.is_starred,
        label: historyText.star,
        onChange: (starred) => {
          member.star(server.id, starred);
        },
      };
}

function selectionOf({ server }: HistoryItem, history: History): HistoryRowProps['selection'] {
  const { chosen, shown, choose } = history;
  if (server === null) {
    return undefined;
  }
  return {
    selected: chosen.rows.has(String(server.id)),
    active: chosen.rows.size > 0,
    onChange: (_, extend) => {
      choose((before: ChosenRows) =>
        extend ? extendTo(before, server.id, shown) : toggleRow(before, server.id, shown),
      );
    },
  };
}

function renameOf({ server }: HistoryItem, history: History): HistoryRowProps['rename'] {
  const { rename } = history.view;
  const { actor } = history.member;
  if (
    server === null ||
    rename === null ||
    history.retention.off ||
    String(rename.row.id) !== String(server.id)
  ) {
    return undefined;
  }
  return {
    label: historyText.renameLabel,
    saveLabel: commonText.save,
    busy: history.savingName,
    error:
      rename.failure === null
        ? undefined
        : [addedText.historyRenameFailed, ...failureLines(rename.failure)].join(' '),
    onSave: (title) => {
      actor.send({ type: 'rename.typed', title });
      actor.send({ type: 'rename.committed' });
    },
    onCancel: () => {
      actor.send({ type: 'rename.canceled' });
    },
  };
}

/** The one action that the state of a text asks for. */
function actionOf(item: HistoryItem, commands: HistoryCommands): HistoryRowProps['action'] {
  const { server, device } = item;
  if (server !== null && server.deleted_at !== null) {
    return <RowAction label={historyText.restore} onPress={() => commands.restore([server.id])} />;
  }
  if (device !== null && (server === null || device.state !== 'local')) {
    const isRefused = device.state === 'refused';
    return (
      <RowAction
        label={isRefused ? addedText.resendText : addedText.openText}
        onPress={() => commands.act(item)}
      />
    );
  }
  return server?.status === 'FAILED' ? (
    <RowAction
      label={historyText.retry}
      busy={commands.retrying.has(String(server.id))}
      onPress={() => commands.retry(server)}
    />
  ) : undefined;
}

function RowAction({
  label,
  busy = false,
  onPress,
}: {
  label: string;
  busy?: boolean;
  onPress: () => void;
}) {
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={onPress}>
      {label}
    </Button>
  );
}
