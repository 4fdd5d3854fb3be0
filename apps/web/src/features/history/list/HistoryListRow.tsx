import { Button, HistoryRow, type HistoryRowProps } from '@nevisa/ui';
import { memo } from 'react';
import { type ListAddress, writeListAddress } from '../../../shared/lists/address/listAddress.ts';
import { type ColumnChoice, listShownColumns } from '../../../shared/lists/choices/listColumns.ts';
import { MenuButton } from '../../../shared/lists/table/rowMenu.tsx';
import { paths } from '../../../shared/paths.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { commonText } from '../../../shared/text/commonText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { historyAddress, type HistoryFilters } from '../data/historyAddress.ts';
import { describeSound } from '../../sounds/soundWords.ts';
import { useSoundStatus } from '../../sounds/useSoundFacts.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import { markHits } from '../data/markHits.ts';
import type { History } from '../data/useHistory.ts';
import {
  describeAudioNote,
  describeSource,
  describeStatus,
  getTitle,
  listFacts,
} from './rowFacts.tsx';
import { LateRowMenu } from './RowMenus.tsx';
import type { RowState } from './rowState.ts';
import type { RowActions } from './useRowActions.ts';

export interface HistoryListRowProps extends RowState {
  item: HistoryItem;
  /** The address of the list whose rows are shown. */
  address: ListAddress<HistoryFilters>;
  columns: ColumnChoice;
  /** In ms since 1970. */
  now: number;
  /** Titles and stars stay on this device. */
  isSavingOff: boolean;
  actions: RowActions;
}

/** One text of the history, with its actions; memoised by its props. */
export const HistoryListRow = memo(function HistoryListRow(props: HistoryListRowProps) {
  const { item, address, columns, now, isBusy, hasMenu, actions } = props;
  const shown = listShownColumns(columns);
  const title = getTitle(item);
  const sound = useSoundStatus(item.server?.id);
  return (
    <HistoryRow
      title={title}
      untitled={title}
      titleParts={address.search === '' ? undefined : markHits(title, address.search)}
      href={toHref(item, address)}
      source={describeSource(item)}
      facts={listFacts(item, now, shown)}
      status={describeStatus(item, now)}
      text={shown.includes('text') ? getText(item, address.search) : ''}
      density={columns.density}
      note={sound === undefined ? describeAudioNote(item, now) : describeSound(sound)}
      star={describeStar(props)}
      selection={describeSelection(props)}
      rename={describeRename(props)}
      action={renderAction(props)}
      menu={
        <MenuButton
          id={item.key}
          label={fill(addedHistoryText.historyRowMenu, { title })}
          isOpen={hasMenu}
          onOpen={actions.openMenu}
          onPrepare={LateRowMenu.preload}
        />
      }
      aria-busy={isBusy || undefined}
    />
  );
});

/** The address of a text: the list with this record open; a text of the device alone is on the dictation page. */
function toHref({ server }: HistoryItem, address: HistoryListRowProps['address']): string {
  if (server === null) {
    return paths.live;
  }
  const parameters = writeListAddress(historyAddress, { ...address, record: String(server.id) });
  return `${paths.history}?${parameters.toString()}`;
}

function getText(
  { server, device }: HistoryItem,
  search: string,
): NonNullable<HistoryRowProps['text']> {
  const text = device?.text ?? server?.snippet ?? '';
  return search === '' ? text : markHits(text, search);
}

function describeStar({
  item: { server },
  isSavingOff,
  actions,
}: HistoryListRowProps): HistoryRowProps['star'] {
  return server === null || server.deleted_at !== null || isSavingOff
    ? undefined
    : {
        starred: server.is_starred,
        label: historyText.star,
        onChange: (starred) => {
          actions.star(server.id, starred);
        },
      };
}

function describeSelection({
  item: { server },
  isChosen,
  isChoosing,
  actions,
}: HistoryListRowProps): HistoryRowProps['selection'] {
  return server === null
    ? undefined
    : {
        selected: isChosen,
        active: isChoosing,
        onChange: (_, extend) => {
          actions.choose(server.id, extend);
        },
      };
}

function describeRename({
  rename,
  isSavingOff,
  isSavingName,
  actions,
}: HistoryListRowProps): HistoryRowProps['rename'] {
  return rename === null || isSavingOff
    ? undefined
    : {
        label: historyText.renameLabel,
        saveLabel: commonText.save,
        busy: isSavingName,
        typed: rename.typed === rename.row.title ? undefined : rename.typed,
        error: describeFailure(rename),
        onSave: actions.saveName,
        onCancel: actions.cancelName,
      };
}

function describeFailure({ failure }: NonNullable<History['view']['rename']>): string | undefined {
  return failure === null
    ? undefined
    : [addedHistoryText.historyRenameFailed, ...listFailureLines(failure)].join(' ');
}

/** The one action that the state of a text asks for. */
function renderAction({
  item,
  isRetrying,
  actions,
}: HistoryListRowProps): HistoryRowProps['action'] {
  const { server, device } = item;
  if (server !== null && server.deleted_at !== null) {
    return <RowAction label={historyText.restore} onPress={() => actions.restore(server.id)} />;
  }
  if (device !== null && (server === null || device.state !== 'local')) {
    const isRefused = device.state === 'refused';
    return (
      <RowAction
        label={isRefused ? addedText.resendText : addedText.openText}
        onPress={() => actions.act(item)}
      />
    );
  }
  return server?.status === 'FAILED' ? (
    <RowAction label={historyText.retry} busy={isRetrying} onPress={() => actions.retry(server)} />
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
