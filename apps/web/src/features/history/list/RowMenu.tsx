import type { Conversation } from '@nevisa/api/types';
import {
  CopyIcon,
  DeleteIcon,
  EditIcon,
  FileIcon,
  IconButton,
  Menu,
  MenuAction,
  MenuSeparator,
  MoreIcon,
  UndoIcon,
} from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';
import { fill } from '../../../shared/text/fill.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import type { HistoryItem } from '../data/historyItems.ts';
import type { HistoryCommands } from './useHistoryCommands.ts';

export interface RowMenuProps {
  item: HistoryItem;
  title: string;
  commands: HistoryCommands;
}

/** What can be done with one text. */
export function RowMenu({ item, title, commands }: RowMenuProps) {
  const { server } = item;
  const isInTrash = server !== null && server.deleted_at !== null;
  return (
    <Menu
      placement="bottom end"
      trigger={
        <IconButton
          size="small"
          label={fill(addedText.historyRowMenu, { title })}
          icon={<MoreIcon />}
        />
      }
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
      {server !== null && isInTrash && trashActions(server, commands)}
      {server !== null && !isInTrash && listActions(server, commands)}
    </Menu>
  );
}

// A menu collects its items itself: they are elements of it, not components around them.
function listActions(server: Conversation, { rename, trash }: HistoryCommands) {
  return (
    <>
      {rename !== null && (
        <MenuAction
          icon={<EditIcon />}
          shortcut="F2"
          onAction={() => {
            rename(server);
          }}
        >
          {historyText.rename}
        </MenuAction>
      )}
      <MenuSeparator />
      <MenuAction
        icon={<DeleteIcon />}
        shortcut="Delete"
        danger
        onAction={() => {
          trash([server.id]);
        }}
      >
        {historyText.delete}
      </MenuAction>
    </>
  );
}

function trashActions({ id }: Conversation, commands: HistoryCommands) {
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
      <MenuSeparator />
      <MenuAction
        icon={<DeleteIcon />}
        shortcut="Delete"
        danger
        onAction={() => {
          commands.deleteForever([id]);
        }}
      >
        {historyText.deleteForever}
      </MenuAction>
    </>
  );
}
