export type { Direction } from './direction.ts';
export { isSecondClick } from './isSecondClick.ts';
export {
  Anchor,
  isPlainPress,
  useLinkClick,
  type AnchorProps,
  type Navigate,
} from './Navigation.tsx';
export { NevisaUi, type NevisaUiProps } from './NevisaUi.tsx';
export { useFocusAfter } from './useFocusAfter.ts';
export { withoutTransitions } from './withoutTransitions.ts';
