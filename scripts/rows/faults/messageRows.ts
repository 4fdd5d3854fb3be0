import type { RowFault } from '../rowFault.ts';

const messages = 'apps/web/src/features/messages';
const list = 'packages/machines/src/messages/messageList.ts';
const machine = 'packages/machines/src/messages/messagesMachine.ts';
const contract = 'packages/api/src/contract.ts';
const item = 'packages/ui/src/components/data/MessageItem';
const clamped = 'packages/ui/src/components/text/ClampedText';

/** Faults of the rows on messages. */
export const messageFaults: RowFault[] = [
  {
    row: 'R-140',
    file: `${messages}/screen/MessageFilters.tsx`,
    from: 'pressed={each === filter}',
    to: "pressed={each === 'all'}",
  },
  {
    row: 'R-140',
    file: list,
    from: "filter === 'all' ? messages :",
    to: "filter !== 'OFFER' ? messages :",
  },
  {
    row: 'R-140',
    file: list,
    from: "['all', 'NOTIFICATION', 'OFFER']",
    to: "['all', 'NOTIFICATION']",
  },
  {
    row: 'R-141',
    file: `${messages}/messageViewModel.tsx`,
    from: 'isOffer ? <OfferIcon /> : <NotificationIcon />',
    to: 'isOffer ? <NotificationIcon /> : <OfferIcon />',
  },
  {
    row: 'R-141',
    file: `${item}/MessageItem.tsx`,
    from: '<PersianDate time={time} />',
    to: '<PersianDate time={time} format="short" />',
  },
  {
    row: 'R-141',
    file: `${clamped}/ClampedText.styles.ts`,
    from: 'white-space: pre-line;',
    to: '',
  },
  {
    row: 'R-141',
    file: `${clamped}/ClampedText.tsx`,
    from: '<S.Words>{text}</S.Words>',
    to: '<S.Words dangerouslySetInnerHTML={{ __html: text }} />',
  },
  {
    row: 'R-142',
    file: `${item}/MessageItem.styles.ts`,
    from: 'background: ${color.unread};',
    to: 'background: ${color.accent};',
  },
  {
    row: 'R-142',
    file: `${item}/MessageItem.tsx`,
    from: '<VisuallyHidden>{unread}</VisuallyHidden>',
    to: '',
  },
  {
    row: 'R-142',
    file: `${messages}/screen/MessageRow.tsx`,
    from: 'isNew && (',
    to: '(',
  },
  {
    row: 'R-142',
    file: `${messages}/screen/MessageRow.tsx`,
    from: '<IconButton\n          ref={deleteButton}',
    to: '<IconButton\n          hidden={isNew}\n          ref={deleteButton}',
  },
  {
    row: 'R-143',
    file: `${messages}/messagesActor.ts`,
    from: '{ id: change.id, status: change.status }',
    to: '{ id: change.id, status_for_user: change.status }',
  },
  {
    row: 'R-143',
    file: contract,
    from: "changeMessageStatus: call(\n    'PUT',",
    to: "changeMessageStatus: call(\n    'POST',",
  },
  {
    row: 'R-143',
    file: `${messages}/messagesActor.ts`,
    from: "          authStore.send({ type: 'messages.counted', count });\n",
    to: '',
  },
  {
    row: 'R-144',
    file: machine,
    from: "return { type: 'status.changed', id: event.id, status: 'DELETED' };",
    to: "return { type: 'status.changed', id: event.id, status: 'SEEN' };",
  },
  {
    row: 'R-144',
    file: contract,
    from: "changeMessageStatus: call(\n    'PUT',",
    to: "changeMessageStatus: call(\n    'DELETE',",
  },
  {
    row: 'R-144',
    file: list,
    from: 'messages.filter((message) => message.id !== id)',
    to: 'messages.filter((message) => message.id === id)',
  },
  {
    row: 'R-145',
    file: list,
    from: "messages.filter((message) => message.status_for_user === 'NEW').length",
    to: 'messages.length',
  },
  {
    row: 'R-145',
    file: list,
    from: ' && !isBeingDeleted(changes, deleted)',
    to: '',
  },
  {
    row: 'R-145',
    file: 'packages/machines/src/auth/authMachine.ts',
    from: 'Math.max(0, event.count)',
    to: 'event.count',
  },
  {
    row: 'R-146',
    file: `${messages}/messagesActor.ts`,
    from: 'client.deleteAllMessages()',
    to: 'client.deleteAllMessages({})',
  },
  {
    row: 'R-146',
    file: `${messages}/screen/DeleteAllDialog.tsx`,
    from: 'onClose={messages.cancelAll}',
    to: 'onClose={messages.deleteAll}',
  },
  {
    row: 'R-146',
    file: contract,
    from: "deleteAllMessages: call(\n    'PUT',",
    to: "deleteAllMessages: call(\n    'POST',",
  },
  {
    row: 'R-146',
    file: machine,
    from: "'deletionOfAll.requested': { guard: 'canDeleteAll', target: 'asked' }",
    to: "'deletionOfAll.requested': { guard: 'canDeleteAll', actions: [{ type: 'rememberChange', params: deletingAll }, 'carryOutLast'] }",
  },
  {
    row: 'R-147',
    file: `${messages}/screen/MessagesScreen.tsx`,
    from: 'heading={messagesText.empty}',
    to: 'heading={addedText.messagesNotLoaded}',
  },
  {
    row: 'R-147',
    file: `${messages}/screen/MessagesScreen.tsx`,
    from: 'return shown.length === 0 ? (',
    to: 'return messages.all.length === 0 ? (',
  },
  {
    row: 'R-147',
    file: `${messages}/screen/MessagesScreen.tsx`,
    from: '...(all.length > 0 && { actions: <DeleteAll messages={messages} /> })',
    to: '...{ actions: <DeleteAll messages={messages} /> }',
  },
  {
    row: 'R-148',
    file: machine,
    from: '...(succeeded && { messages: applyChange(context.messages, change) }),',
    to: 'messages: applyChange(context.messages, change),',
  },
  {
    row: 'R-148',
    file: machine,
    from: "failed: 'failed',\n",
    to: "failed: 'listed',\n",
  },
  {
    row: 'R-148',
    file: 'apps/web/src/features/auth/authSession/startAuth.ts',
    from: 'log(`${call} failed`, failure);',
    to: "if (!call.includes('Message')) {\n        log(`${call} failed`, failure);\n      }",
  },
  {
    row: 'R-149',
    file: list,
    from: "return [...byId.values()].filter((message) => message.status_for_user !== 'DELETED');",
    to: 'return [...byId.values()];',
  },
  {
    row: 'R-149',
    file: `${messages}/messageViewModel.tsx`,
    from: "message.message_type === 'OFFER'",
    to: "message.message_type !== 'NOTIFICATION'",
  },
  {
    row: 'R-149',
    file: contract,
    from: "'/communication/message/retrieve_all'",
    to: "'/communication/message/list'",
  },
];
