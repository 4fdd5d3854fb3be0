export {
  AlertDialog,
  type AlertDialogProps,
  type AlertDialogVariant,
} from './AlertDialog/AlertDialog.tsx';
export { AnchoredMenu, type AnchoredMenuProps } from './AnchoredMenu/AnchoredMenu.tsx';
export { describeMenuButton } from './AnchoredMenu/describeMenuButton.ts';
export { ConfirmByWord, type ConfirmByWordProps } from './ConfirmByWord/ConfirmByWord.tsx';
export { Dialog, type DialogProps, type DialogSize, type ModalProps } from './Dialog/Dialog.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './Drawer/Drawer.tsx';
export { Menu, type MenuProps } from './Menu/Menu.tsx';
export {
  MenuAction,
  MenuSection,
  MenuSeparator,
  Submenu,
  type MenuActionProps,
  type MenuSectionProps,
  type SubmenuProps,
} from './Menu/MenuAction.tsx';
export { MenuChoices, type MenuChoicesProps } from './Menu/MenuChoices.tsx';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { describeTip, type TipOptions, type TipSide } from './Tooltip/describeTip.ts';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
