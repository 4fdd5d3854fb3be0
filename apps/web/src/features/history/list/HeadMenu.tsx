import { AnchoredMenu, DeleteIcon, MenuAction, MenuSeparator, UploadIcon } from '@nevisa/ui';
import { addedHistoryText } from '../../../shared/text/addedHistoryText.ts';
import { downloadText } from '../../../shared/text/downloadText.ts';
import { historyText } from '../../../shared/text/historyText.ts';

export interface HeadMenuProps {
  anchor: HTMLElement;
  /** Null while texts stay on this device. */
  onImport: (() => void) | null;
  /** Null while there is no text. */
  onDeleteAll: (() => void) | null;
  onClose: () => void;
}

/** What is done with all texts of the history. */
export function HeadMenu({ anchor, onImport, onDeleteAll, onClose }: HeadMenuProps) {
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={addedHistoryText.historyListMenu}
      placement="bottom end"
      onClose={onClose}
    >
      {onImport !== null && (
        <MenuAction icon={<UploadIcon />} onAction={onImport}>
          {downloadText.importTitle}
        </MenuAction>
      )}
      {onImport !== null && onDeleteAll !== null && <MenuSeparator />}
      {onDeleteAll !== null && (
        <MenuAction danger icon={<DeleteIcon />} onAction={onDeleteAll}>
          {historyText.deleteAll}
        </MenuAction>
      )}
    </AnchoredMenu>
  );
}
