export type { Direction } from './foundations/direction.ts';
export {
  Anchor,
  useLinkClick,
  type AnchorProps,
  type Navigate,
} from './foundations/Navigation.tsx';
export { NevisaUi, type NevisaUiProps } from './foundations/NevisaUi.tsx';

export { Alert, type AlertProps, type AlertTone } from './components/Alert/Alert.tsx';
export {
  AlertDialog,
  type AlertDialogProps,
  type AlertDialogVariant,
} from './components/AlertDialog/AlertDialog.tsx';
export { Avatar, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/Badge/Badge.tsx';
export { Banner, type BannerKind, type BannerProps } from './components/Banner/Banner.tsx';
export {
  Breadcrumbs,
  type BreadcrumbsProps,
  type Crumb,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.tsx';
export {
  RadioButtonGroup,
  type RadioButton,
  type RadioButtonGroupProps,
} from './components/ButtonGroup/RadioButtonGroup.tsx';
export { Card, type CardPadding, type CardProps } from './components/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { ClampedText, type ClampedTextProps } from './components/ClampedText/ClampedText.tsx';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export {
  CountdownRing,
  type CountdownRingProps,
} from './components/CountdownRing/CountdownRing.tsx';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
} from './components/DatePicker/DateRangePicker.tsx';
export type { DaySpan } from './components/DatePicker/isoDate.ts';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogSize,
  type ModalProps,
} from './components/Dialog/Dialog.tsx';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Disclosure/Accordion.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/EmptyState/ErrorState.tsx';
export { Facts, type Fact, type FactsProps } from './components/Facts/Facts.tsx';
export type { Choice } from './components/Field/GroupFrame.tsx';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop.tsx';
export type { DroppedFile, FileState } from './components/FileDrop/FileDropRow.tsx';
export type { FormErrors } from './components/Form/faults.ts';
export { Form, type FormProps } from './components/Form/Form.tsx';
export type { GridListRow } from './components/GridList/GridListItem.tsx';
export {
  GridList,
  type GridListProps,
  type GridListSelection,
} from './components/GridList/GridList.tsx';
export {
  ArrowBackIcon,
  ArrowForwardIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ChevronForwardIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  DragIcon,
  ExpandIcon,
  MenuIcon,
  MicrophoneOffIcon,
  MinusIcon,
  PlusIcon,
  PrintIcon,
  RetryIcon,
  StopIcon,
} from './components/Icon/controlIcons.ts';
export {
  createIcon,
  type Icon,
  type IconOptions,
  type IconProps,
  type IconSize,
} from './components/Icon/createIcon.tsx';
export {
  CalendarIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  PhoneIcon,
  SearchIcon,
  UploadIcon,
} from './components/Icon/fieldIcons.ts';
export { MoonIcon, PaletteIcon, SunIcon, SystemIcon } from './components/Icon/lookIcons.ts';
export {
  FormalStyleIcon,
  CommandsIcon,
  DictateHereIcon,
  DownloadIcon,
  MicrophoneIcon,
  NewDocumentIcon,
  OptionsIcon,
  PauseIcon,
  RedoIcon,
  ResumeIcon,
  SaveIcon,
  UndoIcon,
} from './components/Icon/deskIcons.ts';
export { NotificationIcon, OfferIcon } from './components/Icon/messageIcons.ts';
export { DeleteIcon, EditIcon } from './components/Icon/rowIcons.ts';
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
export {
  Illustration,
  type IllustrationName,
  type IllustrationProps,
  type IllustrationSize,
} from './components/Illustration/Illustration.tsx';
export { Kbd, type KbdProps } from './components/Kbd/Kbd.tsx';
export { LevelMeter, type LevelMeterProps } from './components/LevelMeter/LevelMeter.tsx';
export { Link, type LinkProps, type LinkVariant } from './components/Link/Link.tsx';
export { List, type ListProps } from './components/List/List.tsx';
export { ListRow, type ListRowProps } from './components/List/ListRow.tsx';
export { LiveRegion, type LiveRegionProps } from './components/LiveRegion/LiveRegion.tsx';
export { Ltr, type LtrProps } from './components/Ltr/Ltr.tsx';
export { MarkedText, type MarkedTextProps } from './components/MarkedText/MarkedText.tsx';
export { Menu, type MenuProps } from './components/Menu/Menu.tsx';
export {
  MenuAction,
  MenuSection,
  MenuSeparator,
  Submenu,
  type MenuActionProps,
  type MenuSectionProps,
  type SubmenuProps,
} from './components/Menu/MenuAction.tsx';
export { MenuChoices, type MenuChoicesProps } from './components/Menu/MenuChoices.tsx';
export { MessageItem, type MessageItemProps } from './components/MessageItem/MessageItem.tsx';
export { Money, type MoneyProps, type MoneySize } from './components/Money/Money.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export type { Option, OptionGroup, Options } from './components/Options/Options.tsx';
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export {
  PersianDate,
  type DateFormat,
  type PersianDateProps,
} from './components/PersianDate/PersianDate.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export {
  RecordButton,
  type RecordButtonProps,
  type RecordState,
  type SubscribeLevel,
} from './components/RecordButton/RecordButton.tsx';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime/RelativeTime.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
} from './components/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Spinner, type SpinnerProps, type SpinnerSize } from './components/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export type { SortDirection, TableColumn, TableSort } from './components/Table/column.ts';
export {
  Table,
  type TableProps,
  type TableSelection,
  type TableSorting,
} from './components/Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Tag, type TagProps, type TagSize, type TagTone } from './components/Tag/Tag.tsx';
export { TagList, type TagListProps } from './components/Tag/TagList.tsx';
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
export {
  createToastQueue,
  type Toast,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
} from './components/Toast/toastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './components/Toast/ToastRegion.tsx';
export { ToggleButton, type ToggleButtonProps } from './components/ToggleButton/ToggleButton.tsx';
export {
  Toolbar,
  ToolbarSeparator,
  type ToolbarOrientation,
  type ToolbarProps,
} from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { TopProgress, type TopProgressProps } from './components/TopProgress/TopProgress.tsx';
export { createTranscriptDocument } from './components/TranscriptEditor/createTranscriptDocument.ts';
export {
  UnreadableEntryError,
  type TranscriptEntry,
} from './components/TranscriptEditor/entries.ts';
export { FinalsLog, type FinalsLogProps } from './components/TranscriptEditor/FinalsLog.tsx';
export type { DictatedSegment, SavedSegment } from './components/TranscriptEditor/segments.ts';
export type {
  TextChange,
  TranscriptDocument,
  TranscriptDocumentOptions,
} from './components/TranscriptEditor/transcriptDocument.ts';
export {
  TranscriptEditor,
  type TranscriptEditorProps,
} from './components/TranscriptEditor/TranscriptEditor.tsx';
export type { TranscriptSegment } from './components/TranscriptText/blocks.ts';
export {
  TranscriptText,
  type TranscriptTextProps,
} from './components/TranscriptText/TranscriptText.tsx';
export { VirtualList, type VirtualListProps } from './components/VirtualList/VirtualList.tsx';
export { HiddenHeading } from './components/VisuallyHidden/HiddenHeading.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';
export type { SubscribePosition } from './components/Waveform/useWavePlace.ts';
export type { WaveformMark } from './components/Waveform/wave.ts';
export { Waveform, type WaveformProps } from './components/Waveform/Waveform.tsx';

export { Logo, type LogoProps } from './drawings/Logo.tsx';

export { AppFrame, type AppFrameProps } from './layout/AppFrame/AppFrame.tsx';
export {
  Cluster,
  Grid,
  Stack,
  type ClusterProps,
  type Gap,
  type GridProps,
  type StackProps,
} from './layout/Arrangement/Arrangement.tsx';
export { Section, type SectionProps } from './layout/Arrangement/Section.tsx';
export { BarPopover, type BarPopoverProps } from './layout/BarPopover/BarPopover.tsx';
export { CreditMeter, type CreditMeterProps } from './layout/CreditMeter/CreditMeter.tsx';
export {
  DemoAccounts,
  type DemoAccount,
  type DemoAccountsProps,
} from './layout/DemoAccounts/DemoAccounts.tsx';
export { ErrorPage, type ErrorPageProps } from './layout/ErrorPage/ErrorPage.tsx';
export { Statement, type StatementProps } from './layout/ErrorPage/Statement.tsx';
export { FilterBar, type FilterBarProps } from './layout/FilterBar/FilterBar.tsx';
export { LoadingScreen, type LoadingScreenProps } from './layout/LoadingScreen/LoadingScreen.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/Page/PageHeader.tsx';
export { Receipt, type ReceiptOutcome, type ReceiptProps } from './layout/Receipt/Receipt.tsx';
export { SessionCard, type SessionCardProps } from './layout/SessionFrame/SessionCard.tsx';
export { SessionForm, type SessionFormProps } from './layout/SessionFrame/SessionForm.tsx';
export { SessionFrame, type SessionFrameProps } from './layout/SessionFrame/SessionFrame.tsx';
export { SettingRow, type SettingRowProps } from './layout/SettingsFrame/SettingRow.tsx';
export { SettingsFrame, type SettingsFrameProps } from './layout/SettingsFrame/SettingsFrame.tsx';
export type { MenuAccount, MenuGroup, MenuItem } from './layout/SideMenu/menu.ts';
export { SplitPane, type SplitPaneProps } from './layout/SplitPane/SplitPane.tsx';
export {
  CommandChips,
  type CommandChip,
  type CommandChipsProps,
} from './layout/WritingDesk/CommandChips.tsx';
export { DictationDock, type DictationDockProps } from './layout/WritingDesk/DictationDock.tsx';
export { DeskTools, type DeskToolsProps } from './layout/WritingDesk/DeskTools.tsx';
export { WritingDesk, type WritingDeskProps } from './layout/WritingDesk/WritingDesk.tsx';

export { BarChart, type Bar, type BarChartProps } from './charts/BarChart/BarChart.tsx';
export { Donut, type DonutProps, type Share } from './charts/Donut/Donut.tsx';
export { LineChart, type LineChartProps, type Series } from './charts/LineChart/LineChart.tsx';
export { Sparkline, type SparklineProps } from './charts/Sparkline/Sparkline.tsx';

export { formatBytes } from './persian/bytes.ts';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMonth,
  parseWireTime,
  type PersianTime,
} from './persian/date.ts';
export { formatDuration, spellDuration } from './persian/duration.ts';
export { formatMoment, readLocalMoment, type LocalMoment } from './persian/localMoment.ts';
export { formatToman } from './persian/money.ts';
export { formatNumber } from './persian/number.ts';

export type { Scheme, ThemeName } from './tokens/themes.ts';
export type { LineSpacing, TextSize } from './tokens/scales.ts';
