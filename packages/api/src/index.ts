export {
  audioFrameDuration,
  audioSampleRate,
  decodeAudioFrame,
  encodeAudioFrame,
} from './audioFrame.ts';
export { getAvatarAddress } from './avatarAddress.ts';
export type { AnswerOf, AnyCall, PayloadOf } from './call.ts';
export type { AnswerBytes } from './answerBody.ts';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type LargeAnswers,
} from './client.ts';
export {
  configurationChangeSchema,
  configurationSchema,
  defaultConfiguration,
} from './configuration.ts';
export { contract, type CallName, type Contract } from './contract.ts';
export { isUnauthorized } from './failures.ts';
export {
  conversationStatuses,
  orderings,
  segmentSchema,
  sources,
  wholeConversationSchema,
} from './history.ts';
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
export { belongsTo, getRole, roleGroups } from './roles.ts';
export { isToken } from './token.ts';
export type * from './types.ts';
export { getDisplayName, hasService, isSameId } from './user.ts';
