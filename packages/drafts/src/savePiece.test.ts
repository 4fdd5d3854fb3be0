import { createClient } from '@nevisa/api';
import { accounts } from '@nevisa/mocks/accounts';
import { startNode, type NodeMocks } from '@nevisa/mocks/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savePiece } from './savePiece.ts';
import { pieceOf } from './testing/pieceOf.ts';

const client = createClient({
  host: 'https://api.nevisa.test',
  readToken: () => accounts.sara.token,
});
const { signal } = new AbortController();
const id = 'c0000000-0000-4000-8000-000000000001';
const piece = pieceOf('a', { duration: 61_000.4 });
const newer = { ...piece, text: 'متن تازه‌تر' };

let mocks: NodeMocks;
beforeEach(() => {
  mocks = startNode();
});
afterEach(() => mocks.close());

const save = (each: typeof piece) => savePiece(client, each, signal);
const kept = () =>
  mocks.backend.account('sara').conversations.map(({ text, revision }) => [text, revision]);
const at = (revision: number) => ({ historyId: id, revision });

describe('a document that is brought to the history', () => {
  it('X-25: is made with everything that it has', async () => {
    expect(await save(piece)).toEqual({ ok: true, answer: at(1) });
    expect(mocks.backend.account('sara').conversations).toMatchObject([
      {
        client_id: piece.documentId,
        title: piece.title,
        text: piece.text,
        segments: piece.segments,
        duration: 61_000,
        created_at: piece.createdAt,
      },
    ]);
  });

  it('X-25: is changed from where it is', async () => {
    await save(piece);
    expect(await save({ ...newer, ...at(1) })).toEqual({ ok: true, answer: at(2) });
    expect(kept()).toEqual([[newer.text, 2]]);
  });

  it('X-25: is there once, however often it comes', async () => {
    await save(piece);
    expect(await save(piece)).toEqual({ ok: true, answer: at(1) });
    const change = { ...newer, ...at(1) };
    await save(change);
    expect(await save(change)).toEqual({ ok: true, answer: at(2) });
    expect(kept()).toEqual([[newer.text, 2]]);
  });

  it('X-25: has its newest text also where nobody remembers that it was made', async () => {
    await save(piece);
    expect(await save(newer)).toEqual({ ok: true, answer: at(2) });
    expect(await save(newer)).toEqual({ ok: true, answer: at(2) });
    expect(kept()).toEqual([[newer.text, 2]]);
  });

  it('X-25: is in conflict, and stays as it is, when it was changed elsewhere', async () => {
    await save(piece);
    await client.updateHistory({ id, revision: 1, text: 'از گوشی' });
    for (const each of [newer, { ...newer, ...at(1) }]) {
      expect(await save(each)).toMatchObject({ ok: false, current: at(2) });
    }
    expect(kept()).toEqual([['از گوشی', 2]]);
  });

  it('X-25: is no conflict without what stands there instead', async () => {
    mocks.backend.breakDown('updateHistory', { status: 409, body: { code: 'revision_conflict' } });
    const outcome = await save({ ...newer, ...at(1) });
    expect(outcome).toMatchObject({ ok: false, failure: { status: 409 } });
    expect(outcome).not.toHaveProperty('current');
  });

  it.each(['createHistory', 'updateHistory'] as const)(
    'X-25: is not there when the network fails: %s',
    async (call) => {
      if (call === 'updateHistory') {
        await save(piece);
      }
      mocks.backend.breakDown(call, 'network');
      expect(await save(newer)).toEqual({ ok: false, failure: { kind: 'network' } });
    },
  );
});
