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
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.tsx';
export {
  RadioButtonGroup,
  type RadioButton,
  type RadioButtonGroupProps,
} from './components/ButtonGroup/RadioButtonGroup.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Card, type CardPadding, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Facts, type Fact, type FactsProps } from './components/Facts/Facts.tsx';
export type { Choice } from './components/Field/GroupFrame.tsx';
export type { FormErrors } from './components/Form/faults.ts';
export { Form, type FormProps } from './components/Form/Form.tsx';
export {
  createIcon,
  type Icon,
  type IconOptions,
  type IconProps,
  type IconSize,
} from './components/Icon/createIcon.tsx';
export {
  ArrowBackIcon,
  ArrowForwardIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  ExpandIcon,
  MenuIcon,
  MicrophoneOffIcon,
  RetryIcon,
  StopIcon,
} from './components/Icon/controlIcons.ts';
export {
  EyeIcon,
  EyeOffIcon,
  MinusIcon,
  PhoneIcon,
  SearchIcon,
} from './components/Icon/fieldIcons.ts';
export { MoonIcon, PaletteIcon, SunIcon, SystemIcon } from './components/Icon/lookIcons.ts';
export {
  AdminMessagesIcon,
  AnalyticsIcon,
  DashboardIcon,
  DiscountsIcon,
  HistoryIcon,
  HomeIcon,
  LiveIcon,
  LogoutIcon,
  MessagesIcon,
  PackagesIcon,
  ProfileIcon,
  UsersIcon,
  WritingIcon,
} from './components/Icon/pageIcons.ts';
export {
  DangerIcon,
  InformationIcon,
  SuccessIcon,
  WarningIcon,
} from './components/Icon/toneIcons.ts';
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
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export {
  RecordButton,
  type RecordButtonProps,
  type RecordState,
  type SubscribeLevel,
} from './components/RecordButton/RecordButton.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './components/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { TagInput, type TagInputProps } from './components/TagInput/TagInput.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
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
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx';
export type { TranscriptSegment } from './components/TranscriptText/blocks.ts';
export {
  TranscriptText,
  type TranscriptTextProps,
} from './components/TranscriptText/TranscriptText.tsx';
export { HiddenHeading } from './components/VisuallyHidden/HiddenHeading.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';

export { formatClock, formatDate, parseWireTime, type PersianTime } from './persian/date.ts';
export { toLatinDigits, toPersianDigits } from './persian/digits.ts';
export { formatToman } from './persian/money.ts';
export { formatNumber } from './persian/number.ts';

export type { Scheme, ThemeName } from './tokens/themes.ts';

export { AppFrame, type AppFrameProps } from './layout/AppFrame/AppFrame.tsx';
export { BarPopover, type BarPopoverProps } from './layout/BarPopover/BarPopover.tsx';
export { CreditMeter, type CreditMeterProps } from './layout/CreditMeter/CreditMeter.tsx';
export {
  DemoAccounts,
  type DemoAccount,
  type DemoAccountsProps,
} from './layout/DemoAccounts/DemoAccounts.tsx';
export { DictationDock, type DictationDockProps } from './layout/WritingDesk/DictationDock.tsx';
export { ErrorPage, type ErrorPageProps } from './layout/ErrorPage/ErrorPage.tsx';
export { LoadingScreen, type LoadingScreenProps } from './layout/LoadingScreen/LoadingScreen.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/Page/PageHeader.tsx';
export { SessionCard, type SessionCardProps } from './layout/SessionFrame/SessionCard.tsx';
export { SessionForm, type SessionFormProps } from './layout/SessionFrame/SessionForm.tsx';
export { SessionFrame, type SessionFrameProps } from './layout/SessionFrame/SessionFrame.tsx';
export type { MenuAccount, MenuGroup, MenuItem } from './layout/SideMenu/menu.ts';
export { Statement, type StatementProps } from './layout/ErrorPage/Statement.tsx';
export { WritingDesk, type WritingDeskProps } from './layout/WritingDesk/WritingDesk.tsx';

export { BeingBuiltDrawing } from './drawings/BeingBuiltDrawing.tsx';
export type { DrawingProps } from './drawings/Drawing.tsx';
export { Logo, type LogoProps } from './drawings/Logo.tsx';
export { NotAllowedDrawing } from './drawings/NotAllowedDrawing.tsx';
export { NotFoundDrawing } from './drawings/NotFoundDrawing.tsx';
export { VoiceToScriptDrawing } from './drawings/VoiceToScriptDrawing.tsx';
