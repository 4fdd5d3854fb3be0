import type { ReactNode } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Toolbar } from '../../actions/Toolbar/Toolbar.tsx';
import { MoreIcon } from '../../media/Icon/rowIcons.ts';
import { Menu } from '../../overlay/Menu/Menu.tsx';
import { MenuAction, Submenu } from '../../overlay/Menu/MenuAction.tsx';

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
  /** Needed without `choices`. */
  onAction?: () => void;
  /** Ways to do it: a menu at the button, in place of `onAction`. */
  choices?: readonly { id: string; label: string; onAction: () => void }[];
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
      {actions.map(({ id, label, shortcut, choices, onAction, ...action }) =>
        choices === undefined ? (
          <MenuAction
            key={id}
            {...action}
            {...(onAction !== undefined && { onAction })}
            {...(shortcut !== undefined && { shortcut })}
          >
            {label}
          </MenuAction>
        ) : (
          <Submenu key={id} label={label} icon={action.icon} disabled={action.disabled ?? false}>
            {renderChoices(choices)}
          </Submenu>
        ),
      )}
    </Menu>
  ) : (
    <Toolbar label={label}>
      {actions.map(({ id, label, icon, shortcut, disabled, onAction, choices }) =>
        choices === undefined ? (
          <IconButton
            key={id}
            label={label}
            icon={icon}
            disabled={disabled}
            {...(shortcut !== undefined && { keys: shortcut.split('+') })}
            onClick={onAction}
          />
        ) : (
          <Menu
            key={id}
            placement="bottom end"
            trigger={<IconButton label={label} icon={icon} disabled={disabled} />}
          >
            {renderChoices(choices)}
          </Menu>
        ),
      )}
    </Toolbar>
  );
}

function renderChoices(choices: NonNullable<DocumentAction['choices']>) {
  return choices.map(({ id, label, onAction }) => (
    <MenuAction key={id} onAction={onAction}>
      {label}
    </MenuAction>
  ));
}
