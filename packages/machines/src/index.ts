export {
  authMachine,
  type AuthContext,
  type AuthEvent,
  type AuthInput,
  type AuthTag,
  type SocialInput,
} from './auth/authMachine.ts';
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
export { heardTags, keptTags, phaseTags, syncTags } from './dictation/dictationTypes.ts';
export type {
  DictationContext,
  DictationEmitted,
  DictationEvent,
  DictationInput,
  DictationTag,
  DraftEvent,
  DraftRefusalReason,
  ListenCommand,
  ListenInput,
  MicrophoneOutcome,
  PieceEvent,
  RestoredDocument,
  TabEvent,
  TextEvent,
} from './dictation/dictationTypes.ts';
export {
  syncStatusOf,
  waitingCountOf,
  type DraftQueue,
  type Piece,
  type QueuedPiece,
  type SavedPlace,
  type SetAside,
} from './sync/draftQueue.ts';
export {
  draftSyncMachine,
  type DraftSyncContext,
  type DraftSyncEmitted,
  type DraftSyncEvent,
  type DraftSyncInput,
  type DraftSyncTag,
  type SaveOutcome,
} from './sync/draftSyncMachine.ts';
export {
  isBeingDeleted,
  messageFilters,
  newCountOf,
  ofFilter,
  type MessageChange,
  type MessageFilter,
  type MessageId,
} from './messages/messageList.ts';
export {
  messagesMachine,
  type MessagesContext,
  type MessagesEvent,
  type MessagesTag,
} from './messages/messagesMachine.ts';
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
export {
  recoveryMachine,
  type FoundDraft,
  type RecoveryContext,
  type RecoveryEvent,
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
export { shownConfiguration } from './settings/settingsQueue.ts';
export type { RecognisedSegment } from './dictation/transcript.ts';
export { writingSettingsMachine } from './settings/writingSettingsMachine.ts';
export type {
  WritingSettingsContext,
  WritingSettingsEvent,
  WritingSettingsInput,
  WritingSettingsTag,
} from './settings/writingSettingsTypes.ts';
