import { emptyMessage, type KeptMessage, type MessageValues } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../data/messageAddress.ts';
import { toSaved, toValues } from '../data/messageValues.ts';
import { makeAdminMessage } from '../testing/makeAdminMessage.ts';
import { toComposeInput, hasTypedLate } from './toComposeInput.ts';

const newId = () => 'client-new';
const message = makeAdminMessage();

function makeKept(values: MessageValues, saved: KeptMessage['saved'] = null): KeptMessage {
  return { values, clientId: 'client-kept', saved };
}

describe('the form of a record', () => {
  it('X-286: begins empty for a new message, with an id of its own', () => {
    const input = toComposeInput(readRecord('new'), { message: null, kept: null, newId });
    expect(input).toMatchObject({ values: emptyMessage, clientId: 'client-new', saved: null });
  });

  it('X-286: has what was typed before a reload, under the same id', () => {
    const kept = makeKept({ ...emptyMessage, title: 'تایپ‌شده' });
    const input = toComposeInput(readRecord('new'), { message: null, kept, newId });
    expect(input).toMatchObject({ values: kept.values, clientId: 'client-kept' });
  });

  it('X-286: typed text goes before the text of the server, with the revision that it was typed over', () => {
    const saved = { ...toSaved(message), revision: 2 };
    const kept = makeKept({ ...saved.values, title: 'تایپ‌شده' }, saved);
    const input = toComposeInput(readRecord('m-1'), { message, kept, newId });
    expect(input.values.title).toBe('تایپ‌شده');
    expect(input.saved?.revision).toBe(2);
  });

  it.each(['SENT', 'RETRACTED'] as const)(
    'X-290: typed text for a message that is %s meanwhile stays, over the message that has gone out',
    (state) => {
      const scheduled = { ...toSaved(message), state: 'SCHEDULED' as const, revision: 2 };
      const kept = makeKept({ ...scheduled.values, title: 'تایپ‌شده' }, scheduled);
      const gone = makeAdminMessage({ state });
      expect(hasTypedLate(gone, kept)).toBe(true);
      const input = toComposeInput(readRecord('m-1'), { message: gone, kept, newId });
      expect(input).toMatchObject({ values: kept.values, saved: { state, revision: 3 } });
      expect([
        hasTypedLate(gone, makeKept(scheduled.values, scheduled)),
        hasTypedLate(message, kept),
        hasTypedLate(gone, null),
        hasTypedLate(null, kept),
      ]).toEqual([false, false, false, false]);
    },
  );

  it('X-286: a copy that says the same as the server takes the newer revision', () => {
    const kept = makeKept(toValues(message), { ...toSaved(message), revision: 2 });
    const input = toComposeInput(readRecord('m-1'), { message, kept, newId });
    expect(input.saved?.revision).toBe(3);
  });

  it('X-265: names the chosen users, which alone saves nothing', () => {
    const input = toComposeInput(readRecord('to-u-1,u-2'), { message: null, kept: null, newId });
    expect(input.values.audience).toEqual({ kind: 'USERS', userIds: ['u-1', 'u-2'] });
    expect(input.blank).toEqual(input.values);
  });

  it('X-290: begins with the words of a similar message', () => {
    const input = toComposeInput(readRecord('copy-m-1'), { message, kept: null, newId });
    expect(input).toMatchObject({ saved: null, clientId: 'client-new', values: { title: 'خبر' } });
  });
});
