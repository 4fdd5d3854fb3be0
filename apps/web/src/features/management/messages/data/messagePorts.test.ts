import type { Failure, Outcome } from '@nevisa/api/types';
import { emptyMessage } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { makeAdminMessage } from '../testing/makeAdminMessage.ts';
import {
  cancelSchedule,
  countAudience,
  type MessageClient,
  saveMessage,
  sendMessage,
  sendTest,
} from './messagePorts.ts';
import { toSaved } from './messageValues.ts';

const message = { ...makeAdminMessage(), server_time: '2026-11-21T10:35:00Z' };
const saved = toSaved(message);
const save = { saved, clientId: 'client-1', values: saved.values, state: 'DRAFT' as const };

function makeClient(call: keyof MessageClient, outcome: Outcome<unknown>) {
  const answer = vi.fn().mockResolvedValue(outcome);
  return { answer, client: { [call]: answer } as unknown as MessageClient };
}

const lost: Outcome<unknown> = { ok: false, failure: { kind: 'network' } };

function refused(status: number, code: string, more: object = {}): Outcome<unknown> {
  const failure = { kind: 'refused', status, code, messages: [], fields: {}, ...more };
  return { ok: false, failure: failure as unknown as Failure };
}

describe('the calls of a message', () => {
  it('X-286: a new message is made with its client id, a saved one is changed with its revision', async () => {
    const made = makeClient('createAdminMessage', { ok: true, answer: message });
    const result = await saveMessage(made.client, { ...save, saved: null });
    expect(made.answer).toHaveBeenCalledWith(expect.objectContaining({ client_id: 'client-1' }));
    expect(result).toMatchObject({ kind: 'saved', serverTime: Date.parse(message.server_time) });
    const changed = makeClient('updateAdminMessage', { ok: true, answer: message });
    await saveMessage(changed.client, save);
    expect(changed.answer).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'm-1', revision: 3 }),
    );
  });

  it.each([
    [refused(409, 'revision_conflict', { current: message }), 'conflict'],
    [refused(409, 'revision_conflict', { current: null }), 'refused'],
    [refused(409, 'already_sent', { current: null }), 'overtaken'],
    [refused(409, 'already_sent', { current: message }), 'overtaken'],
    [refused(409, 'not_draft', { current: message }), 'refused'],
    [refused(404, 'not_found'), 'gone'],
    [refused(403, 'permission_denied'), 'forbidden'],
    [refused(400, 'invalid'), 'refused'],
    [refused(503, 'unavailable'), 'failed'],
    [lost, 'failed'],
  ])('X-290: %j is %s', async (outcome, kind) => {
    expect(await saveMessage(makeClient('updateAdminMessage', outcome).client, save)).toMatchObject(
      {
        kind,
      },
    );
    expect(
      await cancelSchedule(makeClient('cancelAdminMessage', outcome).client, {
        saved,
        clientId: 'client-1',
        count: 0,
      }),
    ).toMatchObject({ kind });
  });

  it('X-288, T-92: is sent with the number that was confirmed, and another number comes back', async () => {
    const outcome = refused(409, 'audience_changed', { details: { count: 7 } });
    const { client, answer } = makeClient('sendAdminMessage', outcome);
    const sending = { saved, clientId: 'client-1', count: 5 };
    expect(await sendMessage(client, sending)).toEqual({ kind: 'recount', count: 7 });
    expect(answer).toHaveBeenCalledWith({
      id: 'm-1',
      revision: 3,
      client_id: 'client-1',
      expected_recipients: 5,
    });
  });

  it.each([
    ['is read', { ok: true as const, answer: { ...message, revision: 4 } }, { revision: 4 }],
    ['has the state that was asked for', lost, { revision: 3 }],
  ])(
    'X-288: a change that is answered with nothing is made; the message %s',
    async (_, read, shown) => {
      const bare = () => Promise.resolve({ ok: true, answer: null });
      const client = {
        sendAdminMessage: bare,
        cancelAdminMessage: bare,
        retrieveAdminMessage: () => Promise.resolve(read),
      } as unknown as MessageClient;
      const sending = { saved, clientId: 'client-1', count: 5 };
      const state = (asked: string) => ({ state: read.ok ? message.state : asked });
      expect(await sendMessage(client, sending)).toMatchObject({
        kind: 'saved',
        answer: { ...shown, ...state('SENT') },
      });
      expect(await cancelSchedule(client, sending)).toMatchObject({
        kind: 'saved',
        answer: { ...shown, ...state('DRAFT') },
      });
    },
  );

  it('X-288: a test sends what is saved, and changes nothing', async () => {
    const { client, answer } = makeClient('sendTestMessage', { ok: true, answer: null });
    const result = await sendTest(client, { saved, clientId: 'client-1', count: 0 });
    expect(answer).toHaveBeenCalledWith({ id: 'm-1' });
    expect(result).toMatchObject({ kind: 'saved', answer: saved });
  });

  it('X-287: the count of an audience sends only the users that it names', async () => {
    const answer = { count: 3, server_time: null };
    const { client, answer: call } = makeClient('countAudience', { ok: true, answer });
    const { signal } = new AbortController();
    await countAudience(client, { ...emptyMessage.audience, userIds: ['u-1'] }, signal);
    expect(call).toHaveBeenCalledWith({ audience: { kind: 'ALL' } }, { signal });
  });
});
