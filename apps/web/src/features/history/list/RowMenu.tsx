import type { Conversation } from '@nevisa/api/types';
import {
  AnchoredMenu,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  FileIcon,
  MenuAction,
  MenuSeparator,
  NewDocumentIcon,
  UndoIcon,
} from '@nevisa/ui';
import { askFromMenu } from '../../../shared/lists/table/askFromMenu.ts';
import { addedText } from '../../../shared/text/addedText.ts';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { listText } from '../../../shared/text/listText.ts';
import { type DeviceRow, findRemovable, type HistoryItem } from '../data/historyItems.ts';
import { getTitle } from './rowFacts.tsx';
import type { HistoryCommands } from './useHistoryCommands.ts';

export interface RowMenuProps {
  /** The button of the row. */
  anchor: HTMLElement;
  item: HistoryItem;
  commands: HistoryCommands;
  onClose: () => void;
}

/** What can be done with one text. */
export function RowMenu({ anchor, item, commands, onClose }: RowMenuProps) {
  const { server } = item;
  const own = findRemovable(item);
  const isInTrash = server !== null && server.deleted_at !== null;
  const ask: Ask = (question) => void askFromMenu(anchor, question);
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={fill(addedHistoryText.historyRowMenu, { title: getTitle(item) })}
      onClose={onClose}
    >
      <MenuAction
        icon={<FileIcon />}
        onAction={() => {
          commands.open(item);
        }}
      >
        {historyText.open}
      </MenuAction>
      <MenuAction
        icon={<CopyIcon />}
        onAction={() => {
          commands.copy(item);
        }}
      >
        {historyText.copy}
      </MenuAction>
      {server !== null && isInTrash && trashActions(server, commands, ask)}
      {server !== null && !isInTrash && listActions(server, commands, ask)}
      {own !== null && ownActions(own, commands, ask)}
    </AnchoredMenu>
  );
}

/** Opens a question from the button of the row. */
type Ask = (question: () => void) => void;

// A menu collects its items itself: they are elements of it, not components around them.
function listActions(server: Conversation, commands: HistoryCommands, ask: Ask) {
  const { rename, duplicate, trash } = commands;
  return (
    <>
      {rename !== null && (
        <MenuAction
          icon={<EditIcon />}
          shortcut="F2"
          onAction={() => {
            ask(() => rename(server));
          }}
        >
          {historyText.rename}
        </MenuAction>
      )}
      {duplicate !== null && (
        <MenuAction
          icon={<NewDocumentIcon />}
          disabled={server.status !== 'SUCCESS'}
          onAction={() => {
            duplicate(server);
          }}
        >
          {listText.duplicate}
        </MenuAction>
      )}
      {renderDeletion(historyText.delete, () => trash([server.id]))}
    </>
  );
}

function ownActions(row: DeviceRow, { removeOwn }: HistoryCommands, ask: Ask) {
  return renderDeletion(addedText.deleteTextTitle, () => ask(() => removeOwn(row)));
}

function trashActions({ id }: Conversation, commands: HistoryCommands, ask: Ask) {
  return (
    <>
      <MenuAction
        icon={<UndoIcon />}
        onAction={() => {
          commands.restore([id]);
        }}
      >
        {historyText.restore}
      </MenuAction>
      {renderDeletion(historyText.deleteForever, () => ask(() => commands.deleteForever([id])))}
    </>
  );
}

function renderDeletion(label: string, onDelete: () => void) {
  return (
    <>
      <MenuSeparator />
      <MenuAction icon={<DeleteIcon />} shortcut="Delete" danger onAction={onDelete}>
        {label}
      </MenuAction>
    </>
  );
}
