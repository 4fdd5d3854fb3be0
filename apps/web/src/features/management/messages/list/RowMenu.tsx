import type { AdminMessage } from '@nevisa/api/types';
import {
  AnchoredMenu,
  DeleteIcon,
  EditIcon,
  EyeIcon,
  MenuAction,
  NewDocumentIcon,
  UndoIcon,
  VersionsIcon,
} from '@nevisa/ui';
import { askFromMenu } from '../../../../shared/lists/table/askFromMenu.ts';
import { adminMessageListWords } from '../../../../shared/text/adminMessageListWords.ts';
import { adminMessagesText } from '../../../../shared/text/adminMessagesText.ts';
import { adminMessageWords } from '../../../../shared/text/adminMessageWords.ts';
import { fill } from '../../../../shared/text/fill.ts';
import { toAuditAddress } from '../../auditAddress.ts';
import { isEditable } from '../data/messageValues.ts';
import { getTitle } from './rowWords.ts';
import { listKinds, type MessageCommands } from './useMessageCommands.ts';

export interface RowMenuProps {
  /** The button of the row. */
  anchor: HTMLElement;
  row: AdminMessage;
  commands: MessageCommands;
  onClose: () => void;
}

/** What can be done with one message in its state, and what was done to it. */
export default function RowMenu({ anchor, row, commands, onClose }: RowMenuProps) {
  const isForm = isEditable(row);
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={fill(adminMessageListWords.rowMenu, { title: getTitle(row) })}
      onClose={onClose}
    >
      <MenuAction
        icon={isForm ? <EditIcon /> : <EyeIcon />}
        shortcut="F2"
        onAction={() => commands.open(row)}
      >
        {isForm ? adminMessagesText.edit : adminMessageListWords.reportTitle}
      </MenuAction>
      <MenuAction icon={<NewDocumentIcon />} onAction={() => commands.similar(row)}>
        {adminMessageWords.similar}
      </MenuAction>
      <MenuAction icon={<VersionsIcon />} href={toAuditAddress('MESSAGE', row.id)}>
        {adminMessageListWords.itsChanges}
      </MenuAction>
      {listKinds(row).map((kind) => (
        <MenuAction
          key={kind}
          danger={kind !== 'cancel'}
          icon={kind === 'delete' ? <DeleteIcon /> : <UndoIcon />}
          shortcut="Delete"
          onAction={() => {
            void askFromMenu(anchor, () => commands.carryOut(kind, [row.id]));
          }}
        >
          {kindWords[kind]}
        </MenuAction>
      ))}
    </AnchoredMenu>
  );
}

const kindWords = {
  cancel: adminMessagesText.cancelSchedule,
  retract: adminMessagesText.retract,
  delete: adminMessageListWords.delete,
} as const;
