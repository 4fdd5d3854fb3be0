import { AnchoredMenu, DeleteIcon, MenuAction } from '@nevisa/ui';
import { addedText } from '../../../shared/text/addedText.ts';
import { historyText } from '../../../shared/text/historyText.ts';

export interface HeadMenuProps {
  anchor: HTMLElement;
  onDeleteAll: () => void;
  onClose: () => void;
}

/** What is done with all texts of the history. */
export function HeadMenu({ anchor, onDeleteAll, onClose }: HeadMenuProps) {
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={addedText.historyListMenu}
      placement="bottom end"
      onClose={onClose}
    >
      <MenuAction danger icon={<DeleteIcon />} onAction={onDeleteAll}>
        {historyText.deleteAll}
      </MenuAction>
    </AnchoredMenu>
  );
}
