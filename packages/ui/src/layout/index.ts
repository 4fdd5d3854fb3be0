export { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
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
} from './Arrangement/Arrangement.tsx';
export { Section, type SectionProps } from './Arrangement/Section.tsx';
export { FilledSection, type FilledSectionProps } from './Arrangement/FilledSection.tsx';
export { BarPopover, type BarPopoverProps } from './BarPopover/BarPopover.tsx';
export { RecordingMark, type RecordingMarkProps } from './RecordingMark/RecordingMark.tsx';
export { CreditMeter, type CreditMeterProps } from './CreditMeter/CreditMeter.tsx';
export {
  DemoAccounts,
  type DemoAccount,
  type DemoAccountsProps,
} from './DemoAccounts/DemoAccounts.tsx';
export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export { Statement, type StatementProps } from './ErrorPage/Statement.tsx';
export { FilterBar, type FilterBarProps } from './FilterBar/FilterBar.tsx';
export { FilterSkeleton, type FilterSkeletonProps } from './FilterBar/FilterSkeleton.tsx';
export {
  Invoice,
  type InvoiceAmount,
  type InvoiceFact,
  type InvoiceParty,
  type InvoiceProps,
} from './Invoice/Invoice.tsx';
export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen/LoadingScreen.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { PageHeader, type PageHeaderProps } from './Page/PageHeader.tsx';
export { Receipt, type ReceiptOutcome, type ReceiptProps } from './Receipt/Receipt.tsx';
export { AuthCard, type AuthCardProps } from './AuthFrame/AuthCard.tsx';
export { AuthForm, type AuthFormProps } from './AuthFrame/AuthForm.tsx';
export { AuthFrame, type AuthFrameProps } from './AuthFrame/AuthFrame.tsx';
export {
  ActionSaveMark,
  SaveMark,
  type SaveMarkProps,
  type SaveMarkState,
} from './SettingsFrame/SaveMark.tsx';
export { SettingItem, type SettingItemProps } from './SettingsFrame/SettingItem.tsx';
export { SettingRow, type SettingRowProps } from './SettingsFrame/SettingRow.tsx';
export {
  SettingGroup,
  SettingList,
  SettingSection,
  type SettingGroupProps,
  type SettingListProps,
  type SettingSectionProps,
} from './SettingsFrame/SettingSection.tsx';
export type { SettingsSection } from './SettingsFrame/SectionNav.tsx';
export {
  SettingsFrame,
  type SettingsFrameProps,
  type SettingsPreview,
} from './SettingsFrame/SettingsFrame.tsx';
export { SchemeFrame, type SchemeFrameProps } from './SchemeFrame/SchemeFrame.tsx';
export type { MenuAccount, MenuGroup, MenuItem } from './SideMenu/menu.ts';
export { SplitPane, type SplitPaneProps } from './SplitPane/SplitPane.tsx';
export {
  CommandChips,
  type CommandChip,
  type CommandChipsProps,
} from './EditorLayout/CommandChips.tsx';
export { RecordingBar, type RecordingBarProps } from './EditorLayout/RecordingBar.tsx';
export { FirstSteps, type FirstStepsProps, type SpokenMark } from './EditorLayout/FirstSteps.tsx';
export {
  RecordingFacts,
  type RecordingFact,
  type RecordingFactsProps,
} from './EditorLayout/RecordingFacts.tsx';
export { ToolButton, type ToolButtonProps } from './EditorLayout/ToolButton.tsx';
export { EditorToolbar, type EditorToolbarProps } from './EditorLayout/EditorToolbar.tsx';
export { EditorLayout, type EditorLayoutProps } from './EditorLayout/EditorLayout.tsx';
export { DocumentLayout, type DocumentLayoutProps } from './EditorLayout/DocumentLayout.tsx';
export {
  type PrintedLine,
  PrintedText,
  type PrintedTextProps,
} from './PrintedText/PrintedText.tsx';
