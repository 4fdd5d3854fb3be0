import type { ReactNode } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Toolbar } from '../../actions/Toolbar/Toolbar.tsx';
import { MoreIcon } from '../../media/Icon/editorIcons.ts';
import { Menu } from '../../overlay/Menu/Menu.tsx';
import { MenuAction } from '../../overlay/Menu/MenuAction.tsx';

export interface DocumentAction {
  id: string;
  /** A verb; the name of the button and of the menu item. */
  label: string;
  icon: ReactNode;
  /** The keys in Latin letters: «Ctrl+F». */
  shortcut?: string;
  disabled?: boolean;
  /** Removes the text; place it last. */
  danger?: boolean;
  onAction: () => void;
}

interface DocumentActionsProps {
  actions: readonly DocumentAction[];
  /** Shows one button with a menu. */
  folded: boolean;
}

/** The actions of a text as a toolbar, or as a menu where space is limited. */
export function DocumentActions({ actions, folded }: DocumentActionsProps) {
  const { more, actions: label } = editorText.header;
  return folded ? (
    <Menu placement="bottom end" trigger={<IconButton label={more} icon={<MoreIcon />} />}>
      {actions.map(({ id, label, shortcut, ...action }) => (
        <MenuAction key={id} {...action} {...(shortcut !== undefined && { shortcut })}>
          {label}
        </MenuAction>
      ))}
    </Menu>
  ) : (
    <Toolbar label={label}>
      {actions.map(({ id, label, icon, shortcut, disabled, onAction }) => (
        <IconButton
          key={id}
          label={label}
          icon={icon}
          disabled={disabled}
          {...(shortcut !== undefined && { keys: shortcut.split('+') })}
          onClick={onAction}
        />
      ))}
    </Toolbar>
  );
}
