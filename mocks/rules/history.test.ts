import { createClient, type Client } from '@nevisa/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { startNode, type NodeMocks } from '../node.ts';

const host = 'https://api.nevisa.test';
const dictated = {
  client_id: 'document-1',
  title: 'یادداشت',
  text: 'متن گفته‌شده است',
  segments: [],
  duration: 61_000,
  source: 'LIVE',
  created_at: '2026-11-21T10:30:00Z',
} as const;

let mocks: NodeMocks;
beforeEach(() => {
  mocks = startNode();
});
afterEach(() => mocks.close());

describe('the history', () => {
  it('X-25: takes a document in, and makes one of it however often it is sent', async () => {
    const send = (text: string) => clientOf('sara').createHistory(payload({ text }));
    const [made, again] = [await send('متن گفته‌شده است'), await send('متن دیگر')];
    expect(made).toMatchObject({
      ok: true,
      answer: { client_id: 'document-1', revision: 1, word_count: 3, text: 'متن گفته‌شده است' },
    });
    expect(again).toEqual(made);
    expect(mocks.backend.account('sara').conversations).toHaveLength(1);
  });

  it('X-25: says 201 to the first, and 200 to what comes again', async () => {
    const statuses = [await statusOf('sara'), await statusOf('sara'), await statusOf('admin')];
    expect(statuses).toEqual([201, 200, 201]);
  });

  it('X-25: answers what comes again with the first answer, whatever has changed since', async () => {
    const client = clientOf('sara');
    const id = await idOf(client.createHistory(payload()));
    await client.updateHistory({ id, revision: 1, text: 'ویراسته' });
    expect(await client.createHistory(payload())).toMatchObject({
      answer: { id, revision: 1, text: dictated.text },
    });
  });

  it('changes only what is named, and counts the change', async () => {
    const client = clientOf('sara');
    const id = await idOf(client.createHistory(payload()));
    expect(await client.updateHistory({ id, revision: 1, text: 'ویراسته' })).toMatchObject({
      answer: { id, revision: 2, text: 'ویراسته', title: 'یادداشت', word_count: 1 },
    });
    expect(await client.updateHistory({ id, revision: 2, is_starred: true })).toMatchObject({
      answer: { revision: 3, text: 'ویراسته', is_starred: true },
    });
  });

  it('refuses to write over what the sender has not seen, and sends it along', async () => {
    const client = clientOf('sara');
    const id = await idOf(client.createHistory(payload()));
    await client.updateHistory({ id, revision: 1, text: 'از گوشی' });
    const late = await client.updateHistory({ id, revision: 1, text: 'از رایانه' });
    expect(late).toMatchObject({
      failure: {
        kind: 'refused',
        status: 409,
        code: 'revision_conflict',
        texts: ['این متن جای دیگری تغییر کرده است.'],
        current: { id, revision: 2, text: 'از گوشی' },
      },
    });
  });

  it('A04: knows nothing of what another person has written', async () => {
    const id = await idOf(clientOf('sara').createHistory(payload()));
    expect(await clientOf('admin').updateHistory({ id, revision: 1, text: 'x' })).toMatchObject({
      failure: { status: 404, code: 'not_found' },
    });
  });
});

function payload(changes: { text?: string } = {}) {
  return { ...dictated, segments: [], ...changes };
}

function clientOf(name: AccountName): Client {
  return createClient({ host, readToken: () => accounts[name].token });
}

async function idOf(made: ReturnType<Client['createHistory']>): Promise<string> {
  const outcome = await made;
  return outcome.ok ? outcome.answer.id : 'nothing was made';
}

async function statusOf(name: AccountName): Promise<number> {
  const { status } = await fetch(`${host}/nevisa/history/create`, {
    method: 'POST',
    headers: { Authorization: `token ${accounts[name].token}` },
    body: JSON.stringify(payload()),
  });
  return status;
}
