import {
  AnchoredMenu,
  MenuAction,
  MenuChoices,
  MenuSeparator,
  OptionsIcon,
  SaveIcon,
  EditIcon,
} from '@nevisa/ui';
import { listText } from '../../text/listText.ts';
import type { ChoiceDialog } from './ListChoices.tsx';

export interface ListChoiceMenuProps {
  anchor: HTMLElement;
  /** The names of the saved views. */
  names: readonly string[];
  /** The view that is shown; null for none. */
  present: string | null;
  onShow: (name: string) => void;
  onDialog: (dialog: ChoiceDialog) => void;
  onClose: () => void;
}

/** The saved views, and what can be done with them and with the rows. */
export default function ListChoiceMenu({
  anchor,
  names,
  present,
  onShow,
  onDialog,
  onClose,
}: ListChoiceMenuProps) {
  const open = (dialog: ChoiceDialog) => () => onDialog(dialog);
  return (
    <AnchoredMenu
      open
      anchor={anchor}
      label={listText.views}
      placement="bottom start"
      onClose={onClose}
    >
      {names.length > 0 && (
        <MenuChoices
          title={listText.savedViews}
          choices={names.map((name) => ({ value: name, label: name }))}
          selected={new Set(present === null ? [] : [present])}
          onChange={(chosen) => {
            const [name] = chosen;
            if (name !== undefined) {
              onShow(name);
            }
            onClose();
          }}
        />
      )}
      {names.length > 0 && <MenuSeparator />}
      <MenuAction icon={<SaveIcon />} onAction={open('save')}>
        {listText.saveView}
      </MenuAction>
      <MenuAction icon={<EditIcon />} disabled={names.length === 0} onAction={open('manage')}>
        {listText.manageViews}
      </MenuAction>
      <MenuAction icon={<OptionsIcon />} onAction={open('columns')}>
        {listText.rows}
      </MenuAction>
    </AnchoredMenu>
  );
}
