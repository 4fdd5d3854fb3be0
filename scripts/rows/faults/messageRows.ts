import type { FaultTable } from '../rowFault.ts';

const messages = 'apps/web/src/features/messages';
const list = 'packages/machines/src/messages/messageList.ts';
const machine = 'packages/machines/src/messages/messagesMachine.ts';
const contract = 'packages/api/src/contract.ts';
const item = 'packages/ui/src/components/data/MessageItem';
const clamped = 'packages/ui/src/components/text/ClampedText';
const clampedText = `${clamped}/ClampedText.tsx`;
const messageRow = `${messages}/screen/MessageRow.tsx`;
const messagesActor = `${messages}/messagesActor.ts`;
const sendChanges = `${messages}/sendChanges.ts`;
const messagesScreen = `${messages}/screen/MessagesScreen.tsx`;
const makeMessageViewModel = `${messages}/makeMessageViewModel.tsx`;

/** Faults of the rows on messages. */
export const messageFaults: FaultTable = [
  ['R-140', `${messages}/screen/MessageFilters.tsx`, 'each === filter', "each === 'all'"],
  ['R-140', list, "filter === 'all' ? messages :", "filter !== 'OFFER' ? messages :"],
  ['R-140', list, "['all', 'NOTIFICATION', 'OFFER']", "['all', 'NOTIFICATION']"],
  [
    'R-141',
    makeMessageViewModel,
    'isOffer ? <OfferIcon /> : <NotificationIcon />',
    'isOffer ? <NotificationIcon /> : <OfferIcon />',
  ],
  ['R-141', `${item}/MessageItem.tsx`, 'time={time} />', 'time={time} format="short" />'],
  ['R-141', `${clamped}/ClampedText.styles.ts`, 'white-space: pre-line;', ''],
  ['R-141', clampedText, '>{text}</S.Words>', ' dangerouslySetInnerHTML={{ __html: text }} />'],
  ['R-142', `${item}/MessageItem.styles.ts`, '${color.unread};', '${color.accent};'],
  ['R-142', `${item}/MessageItem.tsx`, '<VisuallyHidden>{unread}</VisuallyHidden>', ''],
  ['R-142', messageRow, 'isNew && (', '('],
  ['R-142', messageRow, 'ref={deleteButton}', 'hidden={isNew}\n          ref={deleteButton}'],
  [
    'R-142',
    `${item}/MessageItem.styles.ts`,
    'QuietActions = styled.div`\n',
    'QuietActions = styled.div`\n  opacity: 0;\n',
  ],
  ['R-143', sendChanges, 'status: change', 'status_for_user: change'],
  [
    'R-143',
    contract,
    "changeMessageStatus: defineCall(\n    'PUT',",
    "changeMessageStatus: defineCall(\n    'POST',",
  ],
  ['R-143', messagesActor, "          authStore.send({ type: 'messages.counted', count });\n", ''],
  ['R-144', machine, "id: event.id, status: 'DELETED'", "id: event.id, status: 'SEEN'"],
  [
    'R-144',
    contract,
    "changeMessageStatus: defineCall(\n    'PUT',",
    "changeMessageStatus: call(\n    'DELETE',",
  ],
  ['R-144', list, '(message) => message.id !== id', '(message) => message.id === id'],
  ['R-145', list, "messages.filter((message) => message.status_for_user === 'NEW').", 'messages.'],
  ['R-145', list, ' && !isBeingDeleted(changes, deleted)', ''],
  ['R-145', 'packages/machines/src/auth/authMachine.ts', 'Math.max(0, event.count)', 'event.count'],
  ['R-146', sendChanges, 'deleteAllMessages(undefined', 'deleteAllMessages({}'],
  ['R-146', `${messages}/screen/DeleteAllDialog.tsx`, 'messages.cancelAll', 'messages.deleteAll'],
  [
    'R-146',
    contract,
    "deleteAllMessages: defineCall(\n    'PUT',",
    "deleteAllMessages: defineCall(\n    'POST',",
  ],
  [
    'R-146',
    machine,
    "'deletionOfAll.requested': { guard: 'canDeleteAll', target: 'asked' }",
    "'deletionOfAll.requested': { guard: 'canDeleteAll', actions: [{ type: 'rememberChange', params: deletingAll }, 'carryOutLast'] }",
  ],
  ['R-147', messagesScreen, 'messagesText.empty', 'addedText.messagesNotLoaded'],
  ['R-147', messagesScreen, 'return shown.length === 0', 'return messages.all.length === 0'],
  [
    'R-147',
    messagesScreen,
    '...(all.length > 0 && { actions: <DeleteAll messages={messages} /> })',
    '...{ actions: <DeleteAll messages={messages} /> }',
  ],
  [
    'R-148',
    machine,
    '...(succeeded && { messages: applyChange(context.messages, change) }),',
    'messages: applyChange(context.messages, change),',
  ],
  ['R-148', machine, "failed: 'failed',\n", "failed: 'listed',\n"],
  [
    'R-148',
    'apps/web/src/features/auth/authSession/startAuth.ts',
    'log(`${call} failed`, failure);',
    "if (!call.includes('Message')) {\n        log(`${call} failed`, failure);\n      }",
  ],
  ['R-149', list, "()].filter((message) => message.status_for_user !== 'DELETED');", '()];'],
  ['R-149', makeMessageViewModel, ".message_type === 'OFFER'", ".message_type !== 'NOTIFICATION'"],
  ['R-149', contract, "'/communication/message/retrieve_all'", "'/communication/message/list'"],
  [
    'R-140',
    machine,
    "                  'list.requested': 'refreshing',\n",
    "                  'list.requested': 'refreshing',\n                  'filter.chosen': { target: 'refreshing', actions: 'chooseFilter' },\n",
  ],
  ['R-142', `${item}/MessageItem.styles.ts`, '  inline-size: ${space[3]};\n', ''],
  [
    'R-146',
    machine,
    'ids: context.messages.map(',
    "ids: context.messages.filter(({ message_type: type }) => context.filter === 'all' || type === context.filter).map(",
  ],
  ['R-147', messagesScreen, 'all.length > 0 &&', 'shown.length > 0 &&'],
];
