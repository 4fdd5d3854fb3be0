export type { Direction } from './foundations/direction.ts';
export {
  Anchor,
  isPlainPress,
  useLinkClick,
  type AnchorProps,
  type Navigate,
} from './foundations/Navigation.tsx';
export { NevisaUi, type NevisaUiProps } from './foundations/NevisaUi.tsx';
export { withoutTransitions } from './foundations/withoutTransitions.ts';

export { Alert, type AlertProps, type AlertTone } from './components/feedback/Alert/Alert.tsx';
export {
  AlertDialog,
  type AlertDialogProps,
  type AlertDialogVariant,
} from './components/overlay/AlertDialog/AlertDialog.tsx';
export {
  AnchoredMenu,
  type AnchoredMenuProps,
} from './components/overlay/AnchoredMenu/AnchoredMenu.tsx';
export { describeMenuButton } from './components/overlay/AnchoredMenu/describeMenuButton.ts';
export { Avatar, type AvatarProps, type AvatarSize } from './components/data/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone } from './components/data/Badge/Badge.tsx';
export { Banner, type BannerKind, type BannerProps } from './components/feedback/Banner/Banner.tsx';
export {
  Breadcrumbs,
  type BreadcrumbsProps,
  type Crumb,
} from './components/navigation/Breadcrumbs/Breadcrumbs.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/actions/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/actions/Button/ButtonLink.tsx';
export {
  ButtonGroup,
  type ButtonGroupProps,
} from './components/actions/ButtonGroup/ButtonGroup.tsx';
export { Card, type CardPadding, type CardProps } from './components/data/Card/Card.tsx';
export { Checkbox, type CheckboxProps } from './components/fields/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
} from './components/fields/CheckboxGroup/CheckboxGroup.tsx';
export { ClampedText, type ClampedTextProps } from './components/text/ClampedText/ClampedText.tsx';
export { ColumnList, type ColumnListProps } from './components/data/ColumnList/ColumnList.tsx';
export type { ColumnKind, ListColumn } from './components/data/ColumnList/listColumn.ts';
export { ComboBox, type ComboBoxProps } from './components/fields/ComboBox/ComboBox.tsx';
export {
  ConfirmByWord,
  type ConfirmByWordProps,
} from './components/overlay/ConfirmByWord/ConfirmByWord.tsx';
export {
  CountdownRing,
  type CountdownRingProps,
} from './components/feedback/CountdownRing/CountdownRing.tsx';
export { DatePicker, type DatePickerProps } from './components/fields/DatePicker/DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
} from './components/fields/DatePicker/DateRangePicker.tsx';
export type { DateRange } from './components/fields/DatePicker/isoDate.ts';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/data/DescriptionList/DescriptionList.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogSize,
  type ModalProps,
} from './components/overlay/Dialog/Dialog.tsx';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/navigation/Disclosure/Accordion.tsx';
export {
  Disclosure,
  type DisclosureProps,
} from './components/navigation/Disclosure/Disclosure.tsx';
export { Drawer, type DrawerProps, type DrawerSide } from './components/overlay/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/feedback/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './components/feedback/EmptyState/ErrorState.tsx';
export { Facts, type Fact, type FactsProps } from './components/data/Facts/Facts.tsx';
export {
  FigureCard,
  type FigureCardProps,
  type FigureChange,
  FigureGrid,
  type FigureGridProps,
} from './components/data/FigureCard/FigureCard.tsx';
export type { Choice } from './components/fields/Field/GroupFrame.tsx';
export { FileDrop, type FileDropProps } from './components/fields/FileDrop/FileDrop.tsx';
export type { DroppedFile, FileState } from './components/fields/FileDrop/FileDropRow.tsx';
export type { FormErrors } from './components/fields/Form/formErrors.ts';
export { Form, type FormProps } from './components/fields/Form/Form.tsx';
export { HistoryRow, type HistoryRowProps } from './components/data/HistoryRow/HistoryRow.tsx';
export { HistoryRowSkeleton } from './components/data/HistoryRow/HistoryRowSkeleton.tsx';
export type { RowRename } from './components/data/HistoryRow/RenameField.tsx';
export type { RowSelection } from './components/data/HistoryRow/RowChoice.tsx';
export type { RowFact } from './components/data/HistoryRow/RowFacts.tsx';
export type { RowStarring } from './components/data/HistoryRow/RowStar.tsx';
export {
  type RowStatus,
  type RowStatusKind,
  StatusTag,
} from './components/data/HistoryRow/RowStatus.tsx';
export type { GridListRow } from './components/data/GridList/GridListItem.tsx';
export {
  GridList,
  type GridListProps,
  type GridListSelection,
} from './components/data/GridList/GridList.tsx';
export {
  ArrowBackIcon,
  ArrowDownIcon,
  ArrowForwardIcon,
  ArrowUpIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ChevronForwardIcon,
  CloseIcon,
  CollapseIcon,
  CopyIcon,
  DoneIcon,
  DragIcon,
  ExpandIcon,
  MenuIcon,
  MicrophoneOffIcon,
  MinusIcon,
  PlusIcon,
  PrintIcon,
  RetryIcon,
  StopIcon,
} from './components/media/Icon/controlIcons.ts';
export {
  createIcon,
  type Icon,
  type IconOptions,
  type IconProps,
  type IconSize,
} from './components/media/Icon/createIcon.tsx';
export { EyeIcon, EyeOffIcon, PhoneIcon } from './components/media/Icon/fieldIcons.ts';
export {
  CalendarIcon,
  FileIcon,
  SearchIcon,
  UploadIcon,
} from './components/media/Icon/pickerIcons.ts';
export {
  MoonIcon,
  PaletteIcon,
  SunIcon,
  SystemIcon,
} from './components/media/Icon/appearanceIcons.ts';
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
} from './components/media/Icon/dictationIcons.ts';
export {
  ReplaceIcon,
  StarIcon,
  StarredIcon,
  ReviewIcon,
  SpokenWordIcon,
  VersionsIcon,
  ParagraphsIcon,
} from './components/media/Icon/editorIcons.ts';
export { NotificationIcon, OfferIcon } from './components/media/Icon/messageIcons.ts';
export { BotIcon, DeleteIcon, EditIcon, MoreIcon } from './components/media/Icon/rowIcons.ts';
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
} from './components/media/Icon/pageIcons.ts';
export {
  DangerIcon,
  InformationIcon,
  SuccessIcon,
  WarningIcon,
} from './components/media/Icon/toneIcons.ts';
export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
} from './components/actions/IconButton/IconButton.tsx';
export {
  IconButtonLink,
  type IconButtonLinkProps,
} from './components/actions/IconButton/IconButtonLink.tsx';
export {
  Illustration,
  type IllustrationName,
  type IllustrationProps,
  type IllustrationSize,
} from './components/media/Illustration/Illustration.tsx';
export { areaOf, centredCrop, zoomLimits } from './components/media/ImageCropper/cropArea.ts';
export {
  ImageCropper,
  type ImageCropperProps,
} from './components/media/ImageCropper/ImageCropper.tsx';
export { HoursDrawing, type HoursDrawingProps } from './drawings/HoursDrawing.tsx';
export { Kbd, type KbdProps } from './components/text/Kbd/Kbd.tsx';
export { MicrophoneRefusedDrawing } from './drawings/MicrophoneRefusedDrawing.tsx';
export { PaidDrawing } from './drawings/PaidDrawing.tsx';
export { ReadyTextsDrawing } from './drawings/ReadyTextsDrawing.tsx';
export {
  SpokenExample,
  type SpokenEffect,
  type SpokenExampleProps,
} from './components/text/SpokenExample/SpokenExample.tsx';
export { WordsDrawing } from './drawings/WordsDrawing.tsx';
export { LevelMeter, type LevelMeterProps } from './components/feedback/LevelMeter/LevelMeter.tsx';
export { Link, type LinkProps, type LinkVariant } from './components/navigation/Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './components/navigation/Link/LinkButton.tsx';
export { List, type ListProps } from './components/data/List/List.tsx';
export { ListRow, type ListRowProps } from './components/data/List/ListRow.tsx';
export { LiveRegion, type LiveRegionProps } from './components/feedback/LiveRegion/LiveRegion.tsx';
export { Ltr, type LtrProps } from './components/text/Ltr/Ltr.tsx';
export type { MarkedTextPart } from './components/text/MarkedText/MarkedParts.tsx';
export { MarkedText, type MarkedTextProps } from './components/text/MarkedText/MarkedText.tsx';
export { Menu, type MenuProps } from './components/overlay/Menu/Menu.tsx';
export {
  MenuAction,
  MenuSection,
  MenuSeparator,
  Submenu,
  type MenuActionProps,
  type MenuSectionProps,
  type SubmenuProps,
} from './components/overlay/Menu/MenuAction.tsx';
export { MenuChoices, type MenuChoicesProps } from './components/overlay/Menu/MenuChoices.tsx';
export { MessageItem, type MessageItemProps } from './components/data/MessageItem/MessageItem.tsx';
export { Money, type MoneyProps, type MoneySize } from './components/text/Money/Money.tsx';
export {
  NumberField,
  type NumberFieldProps,
} from './components/fields/NumberField/NumberField.tsx';
export type { Option, OptionGroup, Options } from './components/fields/Options/Options.tsx';
export { OtpField, type OtpFieldProps } from './components/fields/OtpField/OtpField.tsx';
export {
  Pagination,
  type PaginationProps,
} from './components/navigation/Pagination/Pagination.tsx';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/fields/PasswordField/PasswordField.tsx';
export {
  PersianDate,
  type DateFormat,
  type PersianDateProps,
} from './components/text/PersianDate/PersianDate.tsx';
export {
  PictureField,
  type PictureFieldProps,
} from './components/fields/PictureField/PictureField.tsx';
export { Popover, type PopoverProps } from './components/overlay/Popover/Popover.tsx';
export {
  ProgressBar,
  type ProgressBarProps,
} from './components/feedback/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps } from './components/fields/RadioGroup/RadioGroup.tsx';
export {
  RecordButton,
  type RecordButtonProps,
  type RecordState,
  type SubscribeLevel,
} from './components/actions/RecordButton/RecordButton.tsx';
export {
  RelativeTime,
  type RelativeTimeProps,
} from './components/text/RelativeTime/RelativeTime.tsx';
export {
  SearchField,
  type SearchFieldProps,
} from './components/fields/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './components/fields/SegmentedControl/SegmentedControl.tsx';
export {
  SelectionBar,
  type SelectionBarProps,
} from './components/data/SelectionBar/SelectionBar.tsx';
export { Select, type SelectProps } from './components/fields/Select/Select.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
} from './components/feedback/Skeleton/Skeleton.tsx';
export { Slider, type SliderProps } from './components/fields/Slider/Slider.tsx';
export {
  Spinner,
  type SpinnerProps,
  type SpinnerSize,
} from './components/feedback/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './components/fields/Switch/Switch.tsx';
export type { SortDirection, TableColumn, TableSort } from './components/data/Table/column.ts';
export {
  Table,
  type TableDensity,
  type TableProps,
  type TableSelection,
  type TableSorting,
} from './components/data/Table/Table.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/navigation/Tabs/Tabs.tsx';
export { Tag, type TagProps, type TagSize, type TagTone } from './components/data/Tag/Tag.tsx';
export { TagList, type TagListProps } from './components/data/Tag/TagList.tsx';
export { TagInput, type TagInputProps } from './components/fields/TagInput/TagInput.tsx';
export { TextArea, type TextAreaProps } from './components/fields/TextArea/TextArea.tsx';
export {
  TextField,
  type FieldSize,
  type TextFieldProps,
} from './components/fields/TextField/TextField.tsx';
export {
  ThemePicker,
  type SchemeChoice,
  type ThemePickerProps,
} from './components/fields/ThemePicker/ThemePicker.tsx';
export { TimeField, type TimeFieldProps } from './components/fields/TimeField/TimeField.tsx';
export {
  createToastQueue,
  type Toast,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
} from './components/feedback/Toast/toastQueue.ts';
export { ToastRegion, type ToastRegionProps } from './components/feedback/Toast/ToastRegion.tsx';
export {
  ToggleButton,
  type ToggleButtonProps,
} from './components/actions/ToggleButton/ToggleButton.tsx';
export {
  Toolbar,
  ToolbarSeparator,
  type ToolbarOrientation,
  type ToolbarProps,
} from './components/actions/Toolbar/Toolbar.tsx';
export {
  describeTip,
  type TipOptions,
  type TipSide,
} from './components/overlay/Tooltip/describeTip.ts';
export { Tooltip, type TooltipProps } from './components/overlay/Tooltip/Tooltip.tsx';
export {
  TopProgress,
  type TopProgressProps,
} from './components/feedback/TopProgress/TopProgress.tsx';
export {
  ConflictDialog,
  type ConflictDialogProps,
} from './components/editor/ConflictDialog/ConflictDialog.tsx';
export type {
  ConflictChoice,
  ConflictChoices,
  ConflictDifference,
} from './components/editor/ConflictDialog/choices.ts';
export type { DocumentAction } from './components/editor/DocumentHeader/DocumentActions.tsx';
export {
  DocumentHeader,
  type DocumentHeaderProps,
} from './components/editor/DocumentHeader/DocumentHeader.tsx';
export {
  ElsewhereBar,
  type ElsewhereAction,
  type ElsewhereBarProps,
  type ElsewhereKind,
} from './components/editor/ElsewhereBar/ElsewhereBar.tsx';
export {
  FindBar,
  type FindBarProps,
  type FindOptions,
} from './components/editor/FindBar/FindBar.tsx';
export type { FoundForm } from './components/editor/FindBar/FoundForms.tsx';
export type { ReplaceRowProps } from './components/editor/FindBar/ReplaceRow.tsx';
export {
  ParagraphHead,
  type ParagraphHeadProps,
} from './components/editor/ParagraphHead/ParagraphHead.tsx';
export { paragraphMargin } from './components/editor/ParagraphHead/ParagraphHead.styles.ts';
export {
  SpeakerButton,
  type SpeakerButtonProps,
} from './components/editor/ParagraphHead/SpeakerButton.tsx';
export {
  type Proposal,
  ProposalList,
  type ProposalListProps,
} from './components/editor/ProposalList/ProposalList.tsx';
export { SaveState, type SaveStateProps } from './components/editor/SaveState/SaveState.tsx';
export type { SaveStateName } from './components/editor/SaveState/nextAnnounced.ts';
export {
  ParagraphDifferences,
  type DifferenceView,
  type ParagraphDifferencesProps,
} from './components/editor/TextDifference/ParagraphDifferences.tsx';
export {
  splitIntoParagraphs,
  type DifferenceParagraph,
  type TextRun,
} from './components/editor/TextDifference/paragraphs.ts';
export {
  TextDifference,
  type TextDifferenceProps,
} from './components/editor/TextDifference/TextDifference.tsx';
export {
  type ListedParagraph,
  ParagraphList,
  type ParagraphListProps,
} from './components/editor/ParagraphList/ParagraphList.tsx';
export type { TextVersion } from './components/editor/VersionList/version.ts';
export {
  VersionList,
  type VersionListProps,
} from './components/editor/VersionList/VersionList.tsx';
export { FinalsLog, type FinalsLogProps } from './components/editor/TranscriptEditor/FinalsLog.tsx';
export type {
  ParagraphHeads,
  ShownHead,
} from './components/editor/TranscriptEditor/ParagraphView.ts';
export {
  PlaybackChip,
  type PlaybackChipProps,
} from './components/editor/PlaybackChip/PlaybackChip.tsx';
export {
  ReviewBar,
  type ReviewBarProps,
  reviewThresholds,
} from './components/editor/ReviewBar/ReviewBar.tsx';
export type { UncertainWords } from './components/editor/TranscriptEditor/EditorMarks.ts';
export type { HitRange, ShownHits } from './components/editor/TranscriptEditor/HitMarks.ts';
export type {
  SpokenWords,
  TextHold,
  TextPress,
  WordSight,
} from './components/editor/TranscriptEditor/spoken/spokenWords.ts';
export {
  TranscriptEditor,
  type TranscriptEditorProps,
} from './components/editor/TranscriptEditor/TranscriptEditor.tsx';
export type { TranscriptSegment } from './components/text/TranscriptText/splitIntoBlocks.ts';
export {
  TranscriptText,
  type TranscriptTextProps,
} from './components/text/TranscriptText/TranscriptText.tsx';
export { TwoLines, type TwoLinesProps } from './components/data/TwoLines/TwoLines.tsx';
export { VirtualList, type VirtualListProps } from './components/data/VirtualList/VirtualList.tsx';
export { HiddenHeading } from './components/text/VisuallyHidden/HiddenHeading.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/text/VisuallyHidden/VisuallyHidden.tsx';
export type { SubscribePosition } from './components/media/Waveform/useSeekSlider.ts';
export type { WaveformMark } from './components/media/Waveform/wave.ts';
export { VoiceWave, type VoiceWaveProps } from './components/media/Waveform/VoiceWave.tsx';
export { Waveform, type WaveformProps } from './components/media/Waveform/Waveform.tsx';

export { Logo, type LogoProps } from './drawings/Logo.tsx';

export { AppFrame, type AppFrameProps } from './layout/AppFrame/AppFrame.tsx';
export {
  Cluster,
  Columns,
  Grid,
  Stack,
  type ClusterProps,
  type ColumnsProps,
  type Gap,
  type GridProps,
  type StackProps,
} from './layout/Arrangement/Arrangement.tsx';
export { Section, type SectionProps } from './layout/Arrangement/Section.tsx';
export { BarPopover, type BarPopoverProps } from './layout/BarPopover/BarPopover.tsx';
export { RecordingMark, type RecordingMarkProps } from './layout/RecordingMark/RecordingMark.tsx';
export { CreditMeter, type CreditMeterProps } from './layout/CreditMeter/CreditMeter.tsx';
export {
  DemoAccounts,
  type DemoAccount,
  type DemoAccountsProps,
} from './layout/DemoAccounts/DemoAccounts.tsx';
export { ErrorPage, type ErrorPageProps } from './layout/ErrorPage/ErrorPage.tsx';
export { Statement, type StatementProps } from './layout/ErrorPage/Statement.tsx';
export { FilterBar, type FilterBarProps } from './layout/FilterBar/FilterBar.tsx';
export { FilterSkeleton, type FilterSkeletonProps } from './layout/FilterBar/FilterSkeleton.tsx';
export {
  Invoice,
  type InvoiceAmount,
  type InvoiceFact,
  type InvoiceParty,
  type InvoiceProps,
} from './layout/Invoice/Invoice.tsx';
export { LoadingScreen, type LoadingScreenProps } from './layout/LoadingScreen/LoadingScreen.tsx';
export { Page, type PageProps } from './layout/Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './layout/Page/PageHeader.tsx';
export { Receipt, type ReceiptOutcome, type ReceiptProps } from './layout/Receipt/Receipt.tsx';
export { AuthCard, type AuthCardProps } from './layout/AuthFrame/AuthCard.tsx';
export { AuthForm, type AuthFormProps } from './layout/AuthFrame/AuthForm.tsx';
export { AuthFrame, type AuthFrameProps } from './layout/AuthFrame/AuthFrame.tsx';
export {
  SaveMark,
  type SaveMarkProps,
  type SaveMarkState,
} from './layout/SettingsFrame/SaveMark.tsx';
export { SettingItem, type SettingItemProps } from './layout/SettingsFrame/SettingItem.tsx';
export { SettingRow, type SettingRowProps } from './layout/SettingsFrame/SettingRow.tsx';
export {
  SettingGroup,
  SettingList,
  SettingSection,
  type SettingGroupProps,
  type SettingListProps,
  type SettingSectionProps,
} from './layout/SettingsFrame/SettingSection.tsx';
export type { SettingsSection } from './layout/SettingsFrame/SectionNav.tsx';
export {
  SettingsFrame,
  type SettingsFrameProps,
  type SettingsPreview,
} from './layout/SettingsFrame/SettingsFrame.tsx';
export { SchemeFrame, type SchemeFrameProps } from './layout/SchemeFrame/SchemeFrame.tsx';
export type { MenuAccount, MenuGroup, MenuItem } from './layout/SideMenu/menu.ts';
export { SplitPane, type SplitPaneProps } from './layout/SplitPane/SplitPane.tsx';
export {
  CommandChips,
  type CommandChip,
  type CommandChipsProps,
} from './layout/EditorLayout/CommandChips.tsx';
export { RecordingBar, type RecordingBarProps } from './layout/EditorLayout/RecordingBar.tsx';
export { BarButton, type BarButtonProps } from './layout/EditorLayout/BarButton.tsx';
export {
  FirstSteps,
  type FirstStepsProps,
  type SpokenMark,
} from './layout/EditorLayout/FirstSteps.tsx';
export {
  RecordingFacts,
  type RecordingFact,
  type RecordingFactsProps,
} from './layout/EditorLayout/RecordingFacts.tsx';
export { ToolButton, type ToolButtonProps } from './layout/EditorLayout/ToolButton.tsx';
export { EditorToolbar, type EditorToolbarProps } from './layout/EditorLayout/EditorToolbar.tsx';
export { EditorLayout, type EditorLayoutProps } from './layout/EditorLayout/EditorLayout.tsx';
export { DocumentLayout, type DocumentLayoutProps } from './layout/EditorLayout/DocumentLayout.tsx';

export { BarChart, type Bar, type BarChartProps } from './charts/BarChart/BarChart.tsx';
export { Donut, type DonutProps, type Share } from './charts/Donut/Donut.tsx';
export { ChartSkeleton, type ChartSkeletonProps } from './charts/ChartFrame/ChartSkeleton.tsx';
export type { ChartRows } from './charts/ChartFrame/ChartTable.tsx';
export {
  LineChart,
  type LineChartProps,
  type MomentPress,
  type PartialMoments,
  type Series,
} from './charts/LineChart/LineChart.tsx';
export type { Moment } from './charts/LineChart/moments.ts';
export { type Rank, RankChart, type RankChartProps } from './charts/RankChart/RankChart.tsx';
export { Sparkline, type SparklineProps } from './charts/Sparkline/Sparkline.tsx';

export { formatBytes } from './persian/bytes.ts';
export {
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMonth,
  formatShortDate,
  formatWeekDay,
  parseWireTime,
  type PersianTime,
} from './persian/date.ts';
export { formatDuration, spellDuration } from './persian/duration.ts';
export { formatMoment, readLocalMoment, type LocalMoment } from './persian/localMoment.ts';
export { formatToman } from './persian/money.ts';
export { formatCompact } from './persian/compactNumber.ts';
export { formatNumber, formatPercent } from './persian/number.ts';

export type { Scheme, ThemeName } from './tokens/themes.ts';
export type { LineSpacing, TextSize } from './tokens/scales.ts';
