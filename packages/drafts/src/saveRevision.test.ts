import { createClient } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { startNode, type NodeMocks } from '@nevisa/mocks/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type History, saveRevision } from './saveRevision.ts';
import { createConversation } from './testing/createConversation.ts';
import { createRevision } from './testing/createRevision.ts';

const client = createClient({
  host: 'https://api.nevisa.test',
  readToken: () => accounts.sara.token,
});
const { signal } = new AbortController();
const id = 'c0000000-0000-4000-8000-000000000001';
const revision = createRevision('a', { duration: 61_000.4 });
const newer = { ...revision, text: 'متن تازه‌تر' };

let mocks: NodeMocks;
beforeEach(() => {
  mocks = startNode();
});
afterEach(() => mocks.close());

const save = (each: typeof revision) => saveRevision(client, each, signal);
const stored = () =>
  mocks.backend.account('sara').conversations.map(({ text, revision }) => [text, revision]);
const at = (revision: number) => ({ historyId: id, revision });

describe('saveRevision', () => {
  it('X-25: creates a conversation with all fields', async () => {
    expect(await save(revision)).toEqual({ ok: true, answer: at(1) });
    expect(mocks.backend.account('sara').conversations).toMatchObject([
      {
        client_id: revision.documentId,
        title: revision.title,
        text: revision.text,
        segments: [...revision.segments, { text: 'a', start: null, end: null }],
        duration: 61_000,
        created_at: revision.createdAt,
      },
    ]);
  });

  it('X-163: creates and updates a conversation with the speakers that its segments name', async () => {
    const speakers = [{ id: 's1', name: 'سارا' }];
    const others = [...speakers, { id: 's2', name: 'رضا' }];
    const [segment] = revision.segments;
    const say = (speaker: string) => [{ ...segment!, speaker }];
    expect(await save({ ...revision, segments: say('s1'), speakers })).toEqual({
      ok: true,
      answer: at(1),
    });
    const changed = { ...newer, ...at(1), segments: say('s2'), speakers: others };
    expect(await save(changed)).toEqual({ ok: true, answer: at(2) });
    expect(mocks.backend.account('sara').conversations).toMatchObject([{ speakers: others }]);
  });

  it('X-25: updates a saved conversation', async () => {
    await save(revision);
    expect(await save({ ...newer, ...at(1) })).toEqual({ ok: true, answer: at(2) });
    expect(stored()).toEqual([[newer.text, 2]]);
  });

  it('X-25: saves the same revision once, however often it is sent', async () => {
    await save(revision);
    expect(await save(revision)).toEqual({ ok: true, answer: at(1) });
    const change = { ...newer, ...at(1) };
    await save(change);
    expect(await save(change)).toEqual({ ok: true, answer: at(2) });
    expect(stored()).toEqual([[newer.text, 2]]);
  });

  it('X-25: updates a conversation that an unacknowledged call has created', async () => {
    await save(revision);
    expect(await save(newer)).toEqual({ ok: true, answer: at(2) });
    expect(await save(newer)).toEqual({ ok: true, answer: at(2) });
    expect(stored()).toEqual([[newer.text, 2]]);
  });

  it.each([
    ['with its text', { text: revision.text }, ['create']],
    ['without its text, as the contract says', { text: undefined }, ['create', 'retrieve']],
  ])('X-25: saves once where the server answers %s', async (_, shown, expected) => {
    const calls: string[] = [];
    const stored = createConversation({ id, title: revision.title, text: revision.text });
    const answer = <Answer>(call: string, sent: Answer) => {
      calls.push(call);
      return Promise.resolve({ ok: true as const, answer: sent });
    };
    const history: History = {
      createHistory: () => answer('create', { ...stored, ...shown }),
      retrieveHistory: () => answer('retrieve', stored),
      updateHistory: () => answer('update', stored),
    };
    expect(await saveRevision(history, revision, signal)).toEqual({ ok: true, answer: at(1) });
    expect(calls).toEqual(expected);
  });

  it('X-25: reports a conflict, and changes nothing, when another device has changed the conversation', async () => {
    await save(revision);
    await client.updateHistory({ id, revision: 1, text: 'از گوشی' });
    for (const each of [newer, { ...newer, ...at(1) }]) {
      expect(await save(each)).toMatchObject({ ok: false, current: at(2) });
    }
    expect(stored()).toEqual([['از گوشی', 2]]);
  });

  it('X-25: reports no conflict without the current conversation', async () => {
    mocks.backend.breakDown('updateHistory', { status: 409, body: { code: 'revision_conflict' } });
    const outcome = await save({ ...newer, ...at(1) });
    expect(outcome).toMatchObject({ ok: false, failure: { status: 409 } });
    expect(outcome).not.toHaveProperty('current');
  });

  it.each(['createHistory', 'updateHistory'] as const)(
    'X-25: is not there when the network fails: %s',
    async (call) => {
      if (call === 'updateHistory') {
        await save(revision);
      }
      mocks.backend.breakDown(call, 'network');
      expect(await save(newer)).toEqual({ ok: false, failure: { kind: 'network' } });
    },
  );
});
