import type { JobPlace, UploadActor } from '@nevisa/machines';
import { describe, expect, it, vi } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import { FileServer } from './testing/fileServer.ts';
import { createUploadCalls } from './uploadCalls.ts';

const notFound = {
  ok: false,
  failure: { kind: 'refused', status: 404, texts: [], code: null, retryAfter: null },
} as const;

interface Kept {
  readonly id: string;
  readonly size?: number;
  readonly hash?: string;
  readonly job?: JobPlace | null;
  readonly tag?: string;
}

/** The ports over a server that has what a test gives it, and the uploads of a page. */
function start(uploads: readonly Kept[] = []) {
  const server = new FileServer();
  const retryHistory = vi.fn().mockResolvedValue({ ok: true, answer: {} });
  const whenDue = vi.fn(() => Promise.resolve());
  const actors = uploads.map(({ id, size = 10, hash = 'same', job = null, tag = 'ready' }) => ({
    id,
    getSnapshot: () => ({
      context: { id, file: { size }, hash, job, report: null },
      hasTag: (asked: string) => asked === tag,
    }),
  }));
  const ports = createUploadCalls({
    calls: server.calls,
    client: { retryHistory },
    uploads: () => actors as unknown as readonly UploadActor[],
    whenDue,
  });
  const run = (port: keyof typeof ports, input: object) => {
    const logic = ports[port] as unknown as PromiseActorLogic<unknown, object>;
    return toPromise(createActor(logic, { input }).start());
  };
  return { server, retryHistory, whenDue, run };
}

const job = { taskId: 'task', historyId: 7 };
const asked = { id: 'new', size: 10, hash: 'same' };

describe('a file of known content', () => {
  it('X-9, X-182: is found among the conversions of this device before the server is asked', async () => {
    const { server, run } = start([{ id: 'old', job }, { id: 'new' }]);
    const ask = vi.spyOn(server.calls, 'findKnownFile');
    expect(await run('findKnown', asked)).toEqual({ historyId: 7 });
    expect(ask).not.toHaveBeenCalled();
  });

  it('X-182: is known while an earlier file of the queue is on its way', async () => {
    const twice = start([{ id: 'new' }, { id: 'later' }]);
    expect(await twice.run('findKnown', asked)).toBeNull();
    expect(await twice.run('findKnown', { ...asked, id: 'later' })).toEqual({ historyId: null });
  });

  it.each(['refused', 'failed', 'canceled', 'canceling'])(
    'X-182: is not known from an earlier file that is %s, which has no text',
    async (tag) => {
      const coming = start([{ id: 'old', tag }, { id: 'new' }]);
      expect(await coming.run('findKnown', asked)).toBeNull();
      const begun = start([{ id: 'old', tag, job }, { id: 'new' }]);
      expect(await begun.run('findKnown', asked)).toBeNull();
    },
  );

  it('X-9, X-182: is another file with another size or hash', async () => {
    const { run } = start([
      { id: 'a', job, size: 11 },
      { id: 'b', job, hash: 'other' },
      { id: 'new' },
    ]);
    expect(await run('findKnown', asked)).toBeNull();
  });

  it('X-182: is found on the server, whose failure lets the file be sent', async () => {
    const { server, run } = start([{ id: 'new' }]);
    server.known = 'text';
    expect(await run('findKnown', asked)).toEqual({ historyId: 'text' });
    vi.spyOn(server.calls, 'findKnownFile').mockResolvedValue(notFound);
    expect(await run('findKnown', asked)).toBeNull();
  });
});

describe('the conversion of a file', () => {
  it('X-191: is asked for when it is due, and is unknown to the server after a day', async () => {
    const { server, whenDue, run } = start();
    expect(await run('askJob', job)).toMatchObject({ ok: true, answer: { state: 'done' } });
    expect(whenDue).toHaveBeenCalledOnce();
    const ask = vi.spyOn(server.calls, 'retrieveFileProgress').mockResolvedValue(notFound);
    expect(await run('askJob', job)).toEqual({
      ok: true,
      answer: { state: 'failed', fault: 'unknownTask', billed: null },
    });
    ask.mockResolvedValue({ ok: false, failure: { kind: 'server', status: 502 } });
    expect(await run('askJob', job)).toMatchObject({ ok: false });
  });

  it('X-193: is repeated without the bytes, and has the task that the server names', async () => {
    const { server, retryHistory, run } = start([{ id: 'a', job }]);
    server.files.set('a', { received: 10, size: 10, name: 'a', taskId: 'second', jobs: 1 });
    expect(await run('repeatJob', job)).toMatchObject({
      ok: true,
      answer: { received: 10, job: { taskId: 'second' } },
    });
    expect(retryHistory.mock.calls[0]?.[0]).toEqual({ id: 7 });
    expect(server.parts).toEqual([]);
  });

  it('X-193: without a conversation it is forgotten, so that the file is sent again', async () => {
    const { retryHistory, run } = start([{ id: 'a', job: { ...job, historyId: null } }]);
    const outcome = await run('repeatJob', { ...job, historyId: null });
    expect(outcome).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(retryHistory).not.toHaveBeenCalled();
  });

  it('X-191: is ended with what is charged, also where the server does not know it', async () => {
    const { server, run } = start();
    const end = vi.spyOn(server.calls, 'terminateFileTask');
    end.mockResolvedValueOnce({ ok: true, answer: { usage: 3_000 } });
    expect(await run('terminateJob', { id: 'a', job })).toEqual({
      ok: true,
      answer: { billed: 3_000 },
    });
    expect(end.mock.calls[0]?.[0]).toEqual({ client_id: 'a', task_id: 'task' });
    end.mockResolvedValueOnce(notFound);
    expect(await run('terminateJob', { id: 'a', job: null })).toEqual({
      ok: true,
      answer: { billed: null },
    });
    expect(end.mock.calls[1]?.[0]).toEqual({ client_id: 'a', task_id: null });
  });
});
