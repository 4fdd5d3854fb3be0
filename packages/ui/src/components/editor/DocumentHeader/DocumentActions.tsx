import type { ComponentPropsWithRef, ReactNode } from 'react';
import { editorText } from '../../../foundations/text/editorText.ts';
import { BarButton } from '../../actions/BarButton/BarButton.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Toolbar } from '../../actions/Toolbar/Toolbar.tsx';
import { MoreIcon } from '../../media/Icon/rowIcons.ts';
import { Menu } from '../../overlay/Menu/Menu.tsx';
import { MenuAction, Submenu } from '../../overlay/Menu/MenuAction.tsx';

export interface DocumentAction {
  id: string;
  /** A verb; the name of the button and of the menu item. */
  label: string;
  /** The visible word under the icon where there is room, part of the label; without it, the label. */
  word?: string;
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
  /** One button with a menu, icons alone, or icons with words. */
  room: 'menu' | 'icons' | 'words';
}

/** The actions of a text as a toolbar, or as a menu where space is limited. */
export function DocumentActions({ actions, room }: DocumentActionsProps) {
  const { more, actions: label } = editorText.header;
  return room === 'menu' ? (
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
      {actions.map(({ id, choices, danger: _, ...action }) =>
        choices === undefined ? (
          <ActionButton key={id} {...action} hasWord={room === 'words'} />
        ) : (
          <Menu
            key={id}
            placement="bottom end"
            trigger={<ActionButton {...action} hasWord={room === 'words'} />}
          >
            {renderChoices(choices)}
          </Menu>
        ),
      )}
    </Toolbar>
  );
}

interface ActionButtonProps
  extends
    Pick<DocumentAction, 'label' | 'word' | 'icon' | 'shortcut' | 'disabled' | 'onAction'>,
    Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'children'> {
  hasWord: boolean;
}

/** An action as a button with its icon, and with its word where there is room. */
export function ActionButton({
  label,
  word = label,
  shortcut,
  disabled = false,
  onAction,
  hasWord,
  ...rest
}: ActionButtonProps) {
  const keys = shortcut !== undefined && { keys: shortcut.split('+') };
  return hasWord ? (
    <BarButton
      {...{ label, word, unavailable: disabled, ...keys }}
      {...(onAction !== undefined && { onClick: onAction })}
      {...rest}
    />
  ) : (
    <IconButton
      {...{ label, disabled, ...keys }}
      {...(onAction !== undefined && { onClick: onAction })}
      {...rest}
    />
  );
}

function renderChoices(choices: NonNullable<DocumentAction['choices']>) {
  return choices.map(({ id, label, onAction }) => (
    <MenuAction key={id} onAction={onAction}>
      {label}
    </MenuAction>
  ));
}
