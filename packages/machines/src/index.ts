export {
  authMachine,
  type AuthContext,
  type AuthEvent,
  type AuthInput,
  type AuthTag,
  type SocialInput,
} from './authMachine.ts';
export {
  countdownMachine,
  type CountdownEvent,
  type CountdownInput,
  type CountdownOutput,
} from './countdownMachine.ts';
export {
  connectWait,
  dictationMachine,
  finalizeWait,
  type DictationContext,
  type DictationEmitted,
  type DictationEvent,
  type DictationInput,
  type DictationTag,
  type ListenCommand,
  type ListenInput,
  type MicrophoneOutcome,
} from './dictationMachine.ts';
export {
  syncStatusOf,
  waitingCountOf,
  type DraftQueue,
  type Piece,
  type QueuedPiece,
  type SavedPlace,
  type SetAside,
} from './draftQueue.ts';
export {
  draftSyncMachine,
  type DraftSyncContext,
  type DraftSyncEmitted,
  type DraftSyncEvent,
  type DraftSyncInput,
  type DraftSyncTag,
  type SaveOutcome,
} from './draftSyncMachine.ts';
export {
  isBeingDeleted,
  messageFilters,
  newCountOf,
  ofFilter,
  type MessageChange,
  type MessageFilter,
  type MessageId,
} from './messageList.ts';
export {
  messagesMachine,
  type MessagesContext,
  type MessagesEvent,
  type MessagesTag,
} from './messagesMachine.ts';
export {
  codeSeconds,
  otpMachine,
  type CodeProof,
  type CodeRecipient,
  type OtpContext,
  type OtpEvent,
  type OtpInput,
  type OtpTag,
} from './otpMachine.ts';
export {
  paymentCallbackMachine,
  type PaymentCallbackContext,
  type PaymentCallbackEvent,
  type PaymentCallbackInput,
  type PaymentCallbackTag,
  type ReturnMark,
  type ReturnTo,
} from './paymentCallbackMachine.ts';
export {
  registerMachine,
  type NewAccount,
  type RegisterContext,
  type RegisterEvent,
  type RegisterTag,
} from './registerMachine.ts';
export {
  resetPasswordMachine,
  type ResetPasswordContext,
  type ResetPasswordEvent,
  type ResetPasswordInput,
  type ResetPasswordTag,
} from './resetPasswordMachine.ts';
export type { Segment, Transcript } from './transcript.ts';
