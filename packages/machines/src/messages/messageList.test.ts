import { describe, expect, it } from 'vitest';
import {
  applyChange,
  concerns,
  isBeingDeleted,
  isSameChange,
  type MessageChange,
  countNew,
  filterMessages,
  selectShown,
} from './messageList.ts';
import { createMessage } from './messagesTesting.ts';

describe('the message list', () => {
  it('R-149, A08: leaves out deleted messages', () => {
    const deleted = createMessage(2, { status_for_user: 'DELETED' });
    expect(selectShown([createMessage(1), deleted, createMessage(3)])).toEqual([
      createMessage(1),
      createMessage(3),
    ]);
  });

  it('R-149, A07: shows the later of two messages with the same id', () => {
    const later = createMessage(1, { title: 'again', status_for_user: 'SEEN' });
    expect(selectShown([createMessage(1), createMessage(2), later])).toEqual([
      later,
      createMessage(2),
    ]);
    const gone = createMessage(1, { status_for_user: 'DELETED' });
    expect(selectShown([createMessage(1), gone])).toEqual([]);
  });

  it('R-149: treats a number and its digits as two ids', () => {
    expect(selectShown([createMessage(1), createMessage('1')])).toHaveLength(2);
  });

  it('R-064, R-143: counts the NEW messages', () => {
    const seen = createMessage(2, { status_for_user: 'SEEN' });
    expect(countNew([createMessage(1), seen, createMessage(3)])).toBe(2);
    expect(countNew([])).toBe(0);
  });

  it('R-140, R-149: shows the messages of the filtered type, and messages of an unknown type only without a filter', () => {
    const offer = createMessage(1, { message_type: 'OFFER' });
    const strange = createMessage(2, { message_type: null });
    const messages = [offer, strange, createMessage(3)];
    expect(filterMessages(messages, 'all')).toBe(messages);
    expect(filterMessages(messages, 'OFFER')).toEqual([offer]);
    expect(filterMessages(messages, 'NOTIFICATION')).toEqual([createMessage(3)]);
  });

  it('R-146: deletes all messages that were in the list when the deletion was requested', () => {
    const messages = [createMessage(1), createMessage(2), createMessage(3)];
    expect(applyChange(messages, { type: 'all.deleted', ids: [1, 3] })).toEqual([createMessage(2)]);
  });
});

describe('a change of messages', () => {
  const viewing: MessageChange = { type: 'status.changed', id: 1, status: 'SEEN' };
  const deleting: MessageChange = { type: 'status.changed', id: 1, status: 'DELETED' };
  const other: MessageChange = { type: 'status.changed', id: 2, status: 'SEEN' };
  const all: MessageChange = { type: 'all.deleted', ids: [1, 2] };
  const every = [viewing, deleting, other, all];

  it('A10, A11: equals a change of the same type, message and status', () => {
    for (const one of every) {
      expect(every.filter((each) => isSameChange(one, structuredClone(each)))).toEqual([one]);
    }
  });

  it('A11: equals another deletion of all also when their lists differ', () => {
    expect(isSameChange(all, { type: 'all.deleted', ids: [] })).toBe(true);
  });

  it('A11: concerns its own message, or all messages in the list of a deletion', () => {
    expect([1, 2, 3].map((id) => every.map((change) => concerns(change, id)))).toEqual([
      [true, true, false, true],
      [false, false, true, true],
      [false, false, false, false],
    ]);
  });

  it.each([
    [[], false],
    [[viewing], false],
    [[{ ...deleting, id: 2 }], false],
    [[{ ...all, ids: [2] }], false],
    [[deleting], true],
    [[all], true],
    [[viewing, other, deleting], true],
  ])('R-145, A11: with the changes %j, the message is being deleted: %s', (changes, gone) => {
    expect(isBeingDeleted(changes as MessageChange[], 1)).toBe(gone);
  });

  it('R-143, R-144: changes the status of one message and not of the others', () => {
    const messages = [createMessage(1), createMessage(2)];
    expect(applyChange(messages, viewing)).toEqual([
      createMessage(1, { status_for_user: 'SEEN' }),
      createMessage(2),
    ]);
    expect(applyChange(messages, deleting)).toEqual([createMessage(2)]);
  });
});
