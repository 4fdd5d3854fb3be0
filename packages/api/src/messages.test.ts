import { checkEvery } from '@nevisa/testing/properties';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messageSchema, messagesSchema, messageStatuses, messageTypes } from './schemas.ts';

const whole = {
  id: 1,
  title: 'عنوان',
  text: 'متن',
  message_type: 'OFFER',
  status_for_user: 'NEW',
  time_created: '2026-11-21T06:12:40Z',
};

describe('a message', () => {
  it('R-252: the schema has the types and statuses of the specification', () => {
    expect([messageTypes, messageStatuses]).toEqual([
      ['NOTIFICATION', 'OFFER'],
      ['NEW', 'SEEN', 'DELETED'],
    ]);
  });

  it('R-252, R-149: a message of an unknown type or status is read with type null and status SEEN', () => {
    const { message_type, status_for_user } = v.parse(messageSchema, {
      ...whole,
      message_type: 'NEWS',
      status_for_user: 'ODD',
    });
    expect([message_type, status_for_user]).toEqual([null, 'SEEN']);
  });

  it.each(['title', 'text', 'time_created'] as const)(
    'A07: a message whose %s is null, missing or no text is kept with null',
    (field) => {
      for (const strange of [null, undefined, 7, { a: 1 }, ['x']]) {
        expect(v.parse(messageSchema, { ...whole, [field]: strange })).toEqual({
          ...whole,
          [field]: null,
        });
      }
    },
  );
});

describe('the messages of an answer', () => {
  it('A07: messages without an id are left out', () => {
    const answer = [whole, null, 'x', 7, {}, { ...whole, id: null }, { ...whole, id: 'two' }];
    expect(v.parse(messagesSchema, answer).map(({ id }) => id)).toEqual([1, 'two']);
  });

  it('T18, T19, T20: an answer that is no array is invalid', () => {
    for (const answer of [null, 42, 'x', {}, { messages: [] }]) {
      expect(v.safeParse(messagesSchema, answer).success).toBe(false);
    }
  });

  it('T22, A07: any array is valid, and only known fields are read', () => {
    const message = fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((more) => Object.assign(more, whole));
    checkEvery(100, fc.array(fc.jsonValue()), fc.array(message), (strange, messages) => {
      const read = v.parse(messagesSchema, [...strange, ...messages]);
      expect(read.length).toBeGreaterThanOrEqual(messages.length);
      for (const message of read) {
        expect(Object.keys(message).sort()).toEqual(Object.keys(whole).sort());
      }
    });
  });
});
