export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog/ConflictDialog.tsx';
export type {
  ConflictChoice,
  ConflictChoices,
  ConflictDifference,
} from './ConflictDialog/choices.ts';
export type { DocumentAction } from './DocumentHeader/DocumentActions.tsx';
export { DocumentHeader, type DocumentHeaderProps } from './DocumentHeader/DocumentHeader.tsx';
export {
  ElsewhereBar,
  type ElsewhereAction,
  type ElsewhereBarProps,
  type ElsewhereKind,
} from './ElsewhereBar/ElsewhereBar.tsx';
export { FindBar, type FindBarProps, type FindOptions } from './FindBar/FindBar.tsx';
export type { FoundForm } from './FindBar/FoundForms.tsx';
export type { ReplaceRowProps } from './FindBar/ReplaceRow.tsx';
export { ParagraphHead, type ParagraphHeadProps } from './ParagraphHead/ParagraphHead.tsx';
export { paragraphMargin } from './ParagraphHead/ParagraphHead.styles.ts';
export { SpeakerButton, type SpeakerButtonProps } from './ParagraphHead/SpeakerButton.tsx';
export {
  type Proposal,
  ProposalList,
  type ProposalListProps,
} from './ProposalList/ProposalList.tsx';
export { SaveState, type SaveStateProps } from './SaveState/SaveState.tsx';
export type { SaveStateName } from './SaveState/chooseAnnounced.ts';
export {
  ParagraphDifferences,
  type DifferenceView,
  type ParagraphDifferencesProps,
} from './TextDifference/ParagraphDifferences.tsx';
export {
  splitIntoParagraphs,
  type DifferenceParagraph,
  type TextRun,
} from './TextDifference/paragraphs.ts';
export { TextDifference, type TextDifferenceProps } from './TextDifference/TextDifference.tsx';
export {
  type ListedParagraph,
  ParagraphList,
  type ParagraphListProps,
} from './ParagraphList/ParagraphList.tsx';
export type { TextVersion } from './VersionList/version.ts';
export { VersionList, type VersionListProps } from './VersionList/VersionList.tsx';
export { FinalsLog, type FinalsLogProps } from './TranscriptEditor/FinalsLog.tsx';
export type { ParagraphHeads, ShownHead } from './TranscriptEditor/ParagraphView.ts';
export {
  TranscriptEditor,
  type TranscriptEditorProps,
} from './TranscriptEditor/TranscriptEditor.tsx';
export { PlaybackChip, type PlaybackChipProps } from './PlaybackChip/PlaybackChip.tsx';
export { ReviewBar, type ReviewBarProps } from './ReviewBar/ReviewBar.tsx';
export { reviewThresholds } from './ReviewBar/reviewThresholds.ts';
export type { UncertainWords } from './TranscriptEditor/EditorMarks.ts';
export type { HitRange, ShownHits } from './TranscriptEditor/HitMarks.ts';
export type {
  SpokenWords,
  TextHold,
  TextPress,
  WordSight,
} from './TranscriptEditor/spoken/spokenWords.ts';
