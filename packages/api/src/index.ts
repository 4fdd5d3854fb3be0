export {
  audioFrameDuration,
  audioSampleRate,
  decodeAudioFrame,
  encodeAudioFrame,
} from './audioFrame.ts';
export { getAvatarAddress } from './avatarAddress.ts';
export type { AnswerOf, AnyCall, CallTable, PayloadOf } from './defineCall.ts';
export type { AnswerBytes } from './answerBody.ts';
export {
  createPartClient,
  createClient,
  type CallOptions,
  type Client,
  type ClientOf,
  type ClientOptions,
  type LargeAnswers,
} from './client.ts';
export {
  configurationChangeSchema,
  configurationSchema,
  defaultConfiguration,
} from './configuration.ts';
export { contract, type UserContract } from './contract.ts';
export type { CallName, Contract } from './fullContract.ts';
export { emptyProfile } from './emptyProfile.ts';
export { isForbidden, isUnauthorized } from './failures.ts';
export {
  conversationStatuses,
  orderings,
  segmentSchema,
  sources,
  wholeConversationSchema,
} from './history.ts';
export { longestSoundPart } from './historyPayloads.ts';
export { keepAliveInterval, liveSockets } from './liveSockets.ts';
export {
  clientMessageSchema,
  closeCodes,
  serverMessageSchema,
  type ClientMessage,
  type LiveConfiguration,
  type LiveSession,
  type ServerMessage,
} from './liveSession.ts';
export { discountRefusals, pendingOrderSchema, sumsSchema } from './purchase.ts';
export { toBody } from './requestBody.ts';
export { belongsTo, getRole, roleGroups } from './roles.ts';
export { userSchema } from './schemas.ts';
export { servedFiles } from './servedFiles.ts';
export { isToken } from './token.ts';
export type * from './types.ts';
export { getDisplayName, getPackageInUse, hasService, isSameId } from './user.ts';
export { readConflict } from './readConflict.ts';
