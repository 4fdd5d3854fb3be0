/** What the app uses of the messages. */
export {
  isAboutSameMessage,
  isBeingDeleted,
  messageFilters,
  countNew,
  filterMessages,
  type MessageChange,
  type MessageFilter,
  type MessageId,
} from './messageList.ts';
export { messagesMachine } from './messagesMachine.ts';
export type { MessagesContext, MessagesEvent, MessagesTag } from './messagesTypes.ts';
