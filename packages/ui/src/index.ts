export { NevisaUi, type Direction, type NevisaUiProps } from './foundations/NevisaUi.tsx';
export {
  Anchor,
  useLinkClick,
  type AnchorProps,
  type Navigate,
} from './foundations/Navigation.tsx';

export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx';
export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Card, type CardPadding, type CardProps } from './components/Card/Card.tsx';
export {
  createIcon,
  type Icon,
  type IconOptions,
  type IconProps,
  type IconSize,
} from './components/Icon/createIcon.tsx';
export {
  AdminMessagesIcon,
  AnalyticsIcon,
  ArrowBackIcon,
  ArrowForwardIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  DangerIcon,
  DashboardIcon,
  DiscountsIcon,
  ExpandIcon,
  EyeIcon,
  EyeOffIcon,
  HistoryIcon,
  HomeIcon,
  InformationIcon,
  LiveIcon,
  LogoutIcon,
  MenuIcon,
  MessagesIcon,
  MicrophoneOffIcon,
  MoonIcon,
  PackagesIcon,
  PaletteIcon,
  PhoneIcon,
  ProfileIcon,
  RetryIcon,
  StopIcon,
  SuccessIcon,
  SunIcon,
  SystemIcon,
  UsersIcon,
  WarningIcon,
  WritingIcon,
} from './components/Icon/icons.ts';
export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
} from './components/IconButton/IconButton.tsx';
export {
  IconButtonLink,
  type IconButtonLinkProps,
} from './components/IconButton/IconButtonLink.tsx';
export { Link, type LinkProps, type LinkVariant } from './components/Link/Link.tsx';
export { LiveRegion, type LiveRegionProps } from './components/LiveRegion/LiveRegion.tsx';
export { Ltr, type LtrProps } from './components/Ltr/Ltr.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  RecordButton,
  type RecordButtonProps,
  type RecordState,
  type SubscribeLevel,
} from './components/RecordButton/RecordButton.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './components/Spinner/Spinner.tsx';
export {
  TextField,
  type FieldSize,
  type TextFieldProps,
} from './components/TextField/TextField.tsx';
export {
  ThemePicker,
  type SchemeChoice,
  type ThemePickerProps,
} from './components/ThemePicker/ThemePicker.tsx';
export type { TranscriptSegment } from './components/TranscriptText/blocks.ts';
export {
  TranscriptText,
  type TranscriptTextProps,
} from './components/TranscriptText/TranscriptText.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';

export { formatClock, formatDate, parseWireTime, type PersianTime } from './persian/date.ts';
export { toLatinDigits, toPersianDigits } from './persian/digits.ts';
export { formatToman } from './persian/money.ts';
export { formatNumber } from './persian/number.ts';

export type { Scheme, ThemeName } from './tokens/themes.ts';
