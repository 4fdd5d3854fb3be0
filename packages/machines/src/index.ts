export { accountEndMachine } from './account/accountEndMachine.ts';
export type { AccountEndTag, AccountProof } from './account/accountEndMachine.ts';
export { avatarMachine } from './account/avatarMachine.ts';
export type {
  AvatarTag,
  Crop,
  Decoded,
  DecodedPicture,
  Encoded,
  PictureFault,
  PictureFile,
} from './account/avatarMachine.ts';
export { contactMachine, type Contact, type ContactTag } from './account/contactMachine.ts';
export { myDataMachine } from './account/myDataMachine.ts';
export type { MissingData, MyDataEvent, MyDataTag } from './account/myDataMachine.ts';
export { passwordMachine } from './account/passwordMachine.ts';
export type { PasswordChange, PasswordTag } from './account/passwordMachine.ts';
export { profileFields, profileMachine } from './account/profileMachine.ts';
export type { ProfileField, ProfileTag, ProfileValues } from './account/profileMachine.ts';
export { adminRecordMachine } from './administration/adminRecordMachine.ts';
export { getChangedFields, listConflicts } from './administration/adminRecordParts.ts';
export type {
  AdminRecord,
  AdminRecordContext,
  AdminRecordEvent,
  AdminRecordInput,
  AdminRecordTag,
  ConflictChoice,
  ConflictField,
  FieldValue,
  FieldValues,
  LoadOutcome,
  RecordSave,
  RecordSaveOutcome,
} from './administration/adminRecordTypes.ts';
export {
  csvMachine,
  type CsvContext,
  type CsvEvent,
  type CsvReport,
  type CsvRequest,
  type CsvTag,
} from './administration/csvMachine.ts';
export * from './administration/messages.ts';
export { bulkActionMachine } from './administration/bulkActionMachine.ts';
export type {
  BulkActionContext,
  BulkActionEmitted,
  BulkActionOutcome,
  BulkActionResult,
  BulkCommand,
} from './administration/bulkActionTypes.ts';
export { bulkCodesMachine } from './administration/bulkCodesMachine.ts';
export type {
  BulkCodesContext,
  BulkCodesEvent,
  BulkCodesTag,
  CodeBatch,
  CodeRequest,
} from './administration/bulkCodesTypes.ts';
export { dangerousActionMachine } from './administration/dangerousActionMachine.ts';
export {
  isReason,
  isSameRecord,
  reasonLength,
  type ActionAttempt,
  type ActionDenial,
  type ActionOutcome,
  type ActionProof,
  type DangerousAction,
  type DangerousActionContext,
  type DangerousActionEmitted,
  type DangerousActionEvent,
  type DangerousActionInput,
  type DangerousActionTag,
} from './administration/dangerousActionTypes.ts';
export { analyticsMachine } from './analytics/analyticsMachine.ts';
export {
  analyticsParts,
  type AnalyticsAnswers,
  type AnalyticsContext,
  type AnalyticsPart,
  type AnalyticsPeriod,
  type AnalyticsQuestion,
  type AnalyticsTag,
  type ComparedSeries,
  type PartLoadInput,
  type PartLoadOutcome,
  type PartReading,
  type TehranClock,
} from './analytics/analyticsTypes.ts';
export { authMachine } from './auth/authMachine.ts';
export type { AuthContext, AuthEvent, AuthInput, AuthTag, SocialInput } from './auth/authTypes.ts';
export { checkoutMachine } from './checkout/checkoutMachine.ts';
export {
  canResume,
  getPayable,
  isBeingConfirmed,
  removeUnseenCharacters,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutTag,
  type CodeResult,
  type OrderResult,
  type StartInput,
  type StartResult,
  type UnfinishedOrder,
  type WalletInput,
} from './checkout/checkoutTypes.ts';
export { purchaseReturnMachine, type PurchaseReturnTag } from './checkout/purchaseReturnMachine.ts';
export { conversationMachine } from './conversation/conversationMachine.ts';
export {
  keepWait,
  longestWait,
  settleWait,
  takeoverWait,
} from './conversation/conversationSetup.ts';
export type {
  ConversationChanges,
  ConversationConflict,
  ConversationContext,
  ConversationEmitted,
  ConversationEvent,
  ConversationInput,
  ConversationMerge,
  ConversationPatch,
  ConversationQuestion,
  ConversationTag,
  ConversationText,
  DeviceCopy,
  KeptBecause,
  LockEvent,
  LockMode,
  MergeChoices,
  OwnerEvent,
  SavedRevision,
  ShownBecause,
  StopReason,
  TextRules,
  VersionReason,
} from './conversation/conversationTypes.ts';
export {
  countdownMachine,
  type CountdownEvent,
  type CountdownInput,
  type CountdownOutput,
} from './countdown/countdownMachine.ts';
export { dictationMachine } from './dictation/dictationMachine.ts';
export {
  connectWait,
  finalizeWait,
  idleNotice,
  idleStop,
  lastSound,
  reconnectBudget,
  silenceHint,
} from './dictation/dictationSetup.ts';
export { soundTags, persistenceTags, phaseTags, syncTags } from './dictation/dictationTypes.ts';
export type {
  DictationContext,
  DictationEmitted,
  DictationEvent,
  DictationInput,
  DictationTag,
  DraftEvent,
  DraftRefusalReason,
  RecordingCommand,
  RecordingInput,
  MicrophoneOutcome,
  RecognisedSegment,
  RevisionEvent,
  RestoredDocument,
  TabEvent,
  TextEvent,
} from './dictation/dictationTypes.ts';
export * from './export/exports.ts';
export {
  countReview,
  isReviewed,
  type ReviewContext,
  type ReviewCount,
  reviewMachine,
  type ReviewWord,
} from './review/reviewMachine.ts';
export { findMachine } from './find/findMachine.ts';
export {
  listChosenForms,
  type FindContext,
  type FindEvent,
  type FindTag,
  type FoundForm,
  type FoundPlaces,
  type ReplaceInput,
  type Search,
  toSearch,
} from './find/findTypes.ts';
export * from './sound/sound.ts';
export {
  getSyncStatus,
  countWaiting,
  type SaveQueue,
  type QueueEntry,
  type SetAside,
} from './sync/saveQueue.ts';
export { draftSyncMachine } from './sync/draftSyncMachine.ts';
export type {
  DraftSyncContext,
  DraftSyncEmitted,
  DraftSyncEvent,
  DraftSyncInput,
  DraftSyncTag,
} from './sync/draftSyncTypes.ts';
export {
  chooseRows,
  listChosenIds,
  countOnPage,
  countOutside,
  dropRows,
  extendFrom,
  extendTo,
  noRows,
  rememberPage,
  togglePage,
  toggleRow,
  type ChosenRows,
  type ShownPage,
} from './history/chosenRows.ts';
export { historyListMachine } from './history/historyListMachine.ts';
export { listBusyRows } from './history/historyListParts.ts';
export type {
  BulkAction,
  BulkFailure,
  BulkOutcome,
  BulkRequest,
  HistoryListContext,
  HistoryListEmitted,
  JobsOutcome,
  JobState,
  Rename,
  RenamedRow,
  RenameOutcome,
} from './history/historyListTypes.ts';
export { RowIntents, withIntents, type Intents } from './history/rowIntents.ts';
export { inactivityMachine, inactivityWarningSeconds } from './inactivity/inactivityMachine.ts';
export * from './messages/messages.ts';
export {
  codeSeconds,
  otpMachine,
  type CodeProof,
  type CodeRecipient,
  type OtpContext,
  type OtpEvent,
  type OtpInput,
  type OtpTag,
} from './otp/otpMachine.ts';
export {
  paymentCallbackMachine,
  type PaymentCallbackContext,
  type PaymentCallbackEvent,
  type PaymentCallbackInput,
  type PaymentCallbackTag,
  type ReturnMark,
  type ReturnTo,
} from './payment/paymentCallbackMachine.ts';
export * from './playback/playback.ts';
export {
  recoveryMachine,
  type FoundDraft,
  type RecoveryEvent,
  type RecoveryOutcome,
  type RecoveryTag,
} from './sync/recoveryMachine.ts';
export {
  registerMachine,
  type NewAccount,
  type RegisterContext,
  type RegisterEvent,
  type RegisterTag,
} from './register/registerMachine.ts';
export {
  resetPasswordMachine,
  type ResetPasswordContext,
  type ResetPasswordEvent,
  type ResetPasswordInput,
  type ResetPasswordTag,
} from './resetPassword/resetPasswordMachine.ts';
export * from './settings/settings.ts';
export * from './upload/upload.ts';
export { getAskedWait } from './shared/getAskedWait.ts';
export { cleanName } from './shared/cleanName.ts';
