import { describe, expect, it } from 'vitest';
import {
  changed,
  concerns,
  isBeingDeleted,
  isSameChange,
  type MessageChange,
  newCountOf,
  ofFilter,
  shownOf,
} from './messageList.ts';
import { messageOf } from './messagesTesting.ts';

describe('the list', () => {
  it('R-149, A08: leaves out what is deleted', () => {
    const deleted = messageOf(2, { status_for_user: 'DELETED' });
    expect(shownOf([messageOf(1), deleted, messageOf(3)])).toEqual([messageOf(1), messageOf(3)]);
  });

  it('R-149, A07: shows one of two with the same id, the later', () => {
    const later = messageOf(1, { title: 'again', status_for_user: 'SEEN' });
    expect(shownOf([messageOf(1), messageOf(2), later])).toEqual([later, messageOf(2)]);
    const gone = messageOf(1, { status_for_user: 'DELETED' });
    expect(shownOf([messageOf(1), gone])).toEqual([]);
  });

  it('R-149: takes a number and its letters for two ids', () => {
    expect(shownOf([messageOf(1), messageOf('1')])).toHaveLength(2);
  });

  it('R-064, R-143: the counter is the number of NEW ones', () => {
    const seen = messageOf(2, { status_for_user: 'SEEN' });
    expect(newCountOf([messageOf(1), seen, messageOf(3)])).toBe(2);
    expect(newCountOf([])).toBe(0);
  });

  it('R-140, R-149: a filter shows its kind, and a kind that nobody knows stands under all', () => {
    const offer = messageOf(1, { message_type: 'OFFER' });
    const strange = messageOf(2, { message_type: null });
    const messages = [offer, strange, messageOf(3)];
    expect(ofFilter(messages, 'all')).toBe(messages);
    expect(ofFilter(messages, 'OFFER')).toEqual([offer]);
    expect(ofFilter(messages, 'NOTIFICATION')).toEqual([messageOf(3)]);
  });

  it('R-146: a deletion of all takes those that stood there when it was asked', () => {
    const messages = [messageOf(1), messageOf(2), messageOf(3)];
    expect(changed(messages, { type: 'all.deleted', ids: [1, 3] })).toEqual([messageOf(2)]);
  });
});

describe('a change', () => {
  const viewing: MessageChange = { type: 'status.changed', id: 1, status: 'SEEN' };
  const deleting: MessageChange = { type: 'status.changed', id: 1, status: 'DELETED' };
  const other: MessageChange = { type: 'status.changed', id: 2, status: 'SEEN' };
  const all: MessageChange = { type: 'all.deleted', ids: [1, 2] };
  const every = [viewing, deleting, other, all];

  it('A10, A11: is the same as another only in its kind, its message and its status', () => {
    for (const one of every) {
      expect(every.filter((each) => isSameChange(one, structuredClone(each)))).toEqual([one]);
    }
  });

  it('A11: of all is the same whatever stood there', () => {
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

  it('R-143, R-144: of a status concerns one message and leaves the others', () => {
    const messages = [messageOf(1), messageOf(2)];
    expect(changed(messages, viewing)).toEqual([
      messageOf(1, { status_for_user: 'SEEN' }),
      messageOf(2),
    ]);
    expect(changed(messages, deleting)).toEqual([messageOf(2)]);
  });
});
