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

describe('the list', () => {
  it('R-149, A08: leaves out deleted messages', () => {
    const deleted = createMessage(2, { status_for_user: 'DELETED' });
    expect(selectShown([createMessage(1), deleted, createMessage(3)])).toEqual([
      createMessage(1),
      createMessage(3),
    ]);
  });

  it('R-149, A07: shows one of two with the same id, the later', () => {
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

  it('R-064, R-143: the counter is the number of NEW ones', () => {
    const seen = createMessage(2, { status_for_user: 'SEEN' });
    expect(countNew([createMessage(1), seen, createMessage(3)])).toBe(2);
    expect(countNew([])).toBe(0);
  });

  it('R-140, R-149: a filter shows its kind, and a kind that nobody knows stands under all', () => {
    const offer = createMessage(1, { message_type: 'OFFER' });
    const strange = createMessage(2, { message_type: null });
    const messages = [offer, strange, createMessage(3)];
    expect(filterMessages(messages, 'all')).toBe(messages);
    expect(filterMessages(messages, 'OFFER')).toEqual([offer]);
    expect(filterMessages(messages, 'NOTIFICATION')).toEqual([createMessage(3)]);
  });

  it('R-146: a deletion of all takes those that stood there when it was asked', () => {
    const messages = [createMessage(1), createMessage(2), createMessage(3)];
    expect(applyChange(messages, { type: 'all.deleted', ids: [1, 3] })).toEqual([createMessage(2)]);
  });
});

describe('a change', () => {
  const viewing: MessageChange = { type: 'status.changed', id: 1, status: 'SEEN' };
  const deleting: MessageChange = { type: 'status.changed', id: 1, status: 'DELETED' };
  const other: MessageChange = { type: 'status.changed', id: 2, status: 'SEEN' };
  const all: MessageChange = { type: 'all.deleted', ids: [1, 2] };
  const every = [viewing, deleting, other, all];

  it('A10, A11: two changes are the same with the same kind, message and status', () => {
    for (const one of every) {
      expect(every.filter((each) => isSameChange(one, structuredClone(each)))).toEqual([one]);
    }
  });

  it('A11: two deletions of all are the same with different lists', () => {
    expect(isSameChange(all, { type: 'all.deleted', ids: [] })).toBe(true);
  });

  it('A11: concerns its own message, or those that stood there', () => {
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
  ])('R-145, A11: %j: a message is on its way out: %s', (changes, gone) => {
    expect(isBeingDeleted(changes as MessageChange[], 1)).toBe(gone);
  });

  it('R-143, R-144: a change of a status concerns one message and leaves the others', () => {
    const messages = [createMessage(1), createMessage(2)];
    expect(applyChange(messages, viewing)).toEqual([
      createMessage(1, { status_for_user: 'SEEN' }),
      createMessage(2),
    ]);
    expect(applyChange(messages, deleting)).toEqual([createMessage(2)]);
  });
});
