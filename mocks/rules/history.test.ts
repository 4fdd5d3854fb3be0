import type { Id } from '@nevisa/api/types';
import type { Client } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { accounts, type AccountName } from '../fixtures/accounts.ts';
import { createClientFor, serveEachTest } from '../testing/serveEachTest.ts';

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

const mocks = serveEachTest();

describe('the history', () => {
  it('X-25: repeated createHistory calls create one conversation', async () => {
    const send = (text: string) => createClientFor('sara').createHistory(payload({ text }));
    const [made, again] = [await send('متن گفته‌شده است'), await send('متن دیگر')];
    expect(made).toMatchObject({
      ok: true,
      answer: { client_id: 'document-1', revision: 1, word_count: 3 },
    });
    expect(again).toEqual(made);
    expect(made.ok && made.answer).not.toHaveProperty('text');
    expect(listTexts()).toEqual(['متن گفته‌شده است']);
  });

  it('X-25: the first call is answered with 201, a repeated one with 200', async () => {
    const statuses = [await getStatus('sara'), await getStatus('sara'), await getStatus('admin')];
    expect(statuses).toEqual([201, 200, 201]);
  });

  it('X-25: a repeated call gets the first answer, also after a change', async () => {
    const client = createClientFor('sara');
    const id = await readId(client.createHistory(payload()));
    await client.updateHistory({ id, revision: 1, text: 'ویراسته' });
    expect(await client.createHistory(payload())).toMatchObject({
      answer: { id, revision: 1 },
    });
  });

  it('updateHistory changes only the given fields and increases the revision', async () => {
    const client = createClientFor('sara');
    const id = await readId(client.createHistory(payload()));
    expect(await client.updateHistory({ id, revision: 1, text: 'ویراسته' })).toMatchObject({
      answer: { id, revision: 2, title: 'یادداشت', word_count: 1 },
    });
    expect(await client.updateHistory({ id, revision: 2, is_starred: true })).toMatchObject({
      answer: { revision: 3, is_starred: true },
    });
    expect(listTexts()).toEqual(['ویراسته']);
  });

  it('updateHistory refuses an outdated revision and returns the current one', async () => {
    const client = createClientFor('sara');
    const id = await readId(client.createHistory(payload()));
    await client.updateHistory({ id, revision: 1, text: 'از گوشی' });
    const late = await client.updateHistory({ id, revision: 1, text: 'از رایانه' });
    expect(late).toMatchObject({
      failure: {
        kind: 'refused',
        status: 409,
        code: 'revision_conflict',
        texts: expect.arrayContaining(['این متن جای دیگری تغییر کرده است.']),
        current: { id, revision: 2 },
      },
    });
    expect(listTexts()).toEqual(['از گوشی']);
  });

  it('A04: a conversation of another account is not found', async () => {
    const id = await readId(createClientFor('sara').createHistory(payload()));
    expect(
      await createClientFor('admin').updateHistory({ id, revision: 1, text: 'x' }),
    ).toMatchObject({
      failure: { status: 404, code: 'not_found' },
    });
  });
});

function listTexts(): string[] {
  return mocks.backend.account('sara').conversations.map(({ text }) => text);
}

function payload(changes: { text?: string } = {}) {
  return { ...dictated, segments: [], ...changes };
}

async function readId(made: ReturnType<Client['createHistory']>): Promise<Id> {
  const outcome = await made;
  return outcome.ok ? outcome.answer.id : 'nothing was made';
}

async function getStatus(name: AccountName): Promise<number> {
  const { status } = await fetch(`${host}/nevisa/history/create`, {
    method: 'POST',
    headers: { Authorization: `token ${accounts[name].token}` },
    body: JSON.stringify(payload()),
  });
  return status;
}
