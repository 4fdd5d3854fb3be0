export { BarButton, type BarButtonProps } from './BarButton/BarButton.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
} from './IconButton/IconButton.tsx';
export { IconButtonLink, type IconButtonLinkProps } from './IconButton/IconButtonLink.tsx';
export {
  RecordButton,
  type RecordButtonProps,
  type RecordState,
  type SubscribeLevel,
} from './RecordButton/RecordButton.tsx';
export { ToggleButton, type ToggleButtonProps } from './ToggleButton/ToggleButton.tsx';
export {
  Toolbar,
  ToolbarSeparator,
  type ToolbarOrientation,
  type ToolbarProps,
} from './Toolbar/Toolbar.tsx';
