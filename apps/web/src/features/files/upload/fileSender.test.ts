import type { FileFacts, UploadEvent } from '@nevisa/machines';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUploadLine, FileSender, type SendingPorts } from './fileSender.ts';
import { createProgressStore } from './progressStore.ts';
import { FileServer } from './testing/fileServer.ts';

const megabyte = 1_048_576;
const hash = 'a'.repeat(64);
const options = { punctuation: true, numbers: false, speakers: 3 } as const;

/** A sender of a file of so many bytes, whose reports are collected. */
function send(
  size: number,
  { from = 0, ports = {} }: { from?: number; ports?: Partial<SendingPorts> } = {},
) {
  const server = new FileServer();
  const file = new File([new Uint8Array(size)], 'گفت‌وگو.mp3', { lastModified: 1 });
  const events: UploadEvent[] = [];
  const progress = createProgressStore();
  const line = createUploadLine();
  const facts: FileFacts = { name: file.name, size, lastModified: 1 };
  const sender = new FileSender(
    {
      calls: server.calls,
      files: { get: () => file, renew: () => Promise.resolve('gone' as const) },
      line,
      progress,
      whenKept: () => Promise.resolve(),
      now: () => performance.now(),
      ...ports,
    },
    { id: 'one', file: facts, options, hash, from },
    (event) => events.push(event),
  );
  onTestFinished(() => sender.stop());
  return { server, file, events, progress, line, sender };
}

const settledAt = (events: readonly UploadEvent[]) =>
  events.flatMap((event) => (event.type === 'part.settled' ? [event.received / megabyte] : []));

describe('the sender of a file', () => {
  it('X-183: sends parts in order that grow, and the last one begins the conversion', async () => {
    const { server, events, sender } = send(16.5 * megabyte);
    void sender.run();
    await vi.waitFor(() => expect(server.jobs).toBe(1));
    expect(server.parts.map(({ offset, is_last }) => [offset / megabyte, is_last])).toEqual([
      [0, false],
      [1, false],
      [3, false],
      [7, false],
      [15, true],
    ]);
    await vi.waitFor(() => expect(settledAt(events)).toEqual([1, 3, 7, 15, 16.5]));
    expect(events.at(-1)).toMatchObject({
      job: { taskId: 'task one', historyId: 'text of task one' },
    });
  });

  it('X-194: sends the options of the file with each part', async () => {
    const { server, sender } = send(10);
    const calls = vi.spyOn(server.calls, 'sendFilePart');
    void sender.run();
    await vi.waitFor(() => expect(server.jobs).toBe(1));
    expect(calls.mock.calls[0]?.[0]).toMatchObject({
      client_id: 'one',
      offset: 0,
      is_last: true,
      size: 10,
      name: 'گفت‌وگو.mp3',
      sample_hash: hash,
      use_punctuations: true,
      use_text_to_number: false,
      diarization: '3',
    });
  });

  it.each([409, 'done'] as const)(
    'X-183: goes on at the place of the server, answered by %s',
    async (fate) => {
      const { server, events, sender } = send(2 * megabyte, { from: megabyte });
      server.files.set('one', {
        received: 500,
        size: 2 * megabyte,
        name: 'a',
        taskId: null,
        jobs: 0,
      });
      server.fate = () => (server.parts.length === 0 ? fate : 'done');
      void sender.run();
      await vi.waitFor(() => expect(server.jobs).toBe(1));
      expect(server.parts.map(({ offset }) => offset)).toEqual([megabyte, 500, 500 + megabyte]);
      expect(events[0]).toEqual({ type: 'part.settled', received: 500, job: null });
      expect(server.repeated).toBe(0);
    },
  );

  it('X-183: sends an empty last part where the server has every byte and no conversion', async () => {
    const { server, sender } = send(megabyte);
    server.needsEmptyEnd = true;
    void sender.run();
    await vi.waitFor(() => expect(server.jobs).toBe(1));
    expect(server.sizes).toEqual([megabyte, 0]);
  });

  it('X-183: does not send again and again to a server that takes nothing', async () => {
    const { server, events, sender } = send(megabyte);
    server.fate = () => 409;
    void sender.run();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ type: 'part.failed', failure: { kind: 'schema' } }]);
    expect(server.parts).toHaveLength(1);
  });

  it('X-183: begins anew once for a server that has forgotten the file, and rests the second time', async () => {
    const { server, events, sender } = send(8 * megabyte);
    server.line = ({ offset }) => {
      if (offset > 0) {
        server.files.clear();
      }
      return Promise.resolve();
    };
    void sender.run();
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'part.failed' }));
    expect(server.parts.filter(({ offset }) => offset > 0)).toHaveLength(2);
  });

  it('X-183: sends a part beside the unanswered one where answers take long', async () => {
    const { server, line, sender } = send(6 * megabyte);
    line.partSize = { size: megabyte, overlaps: true };
    server.line = async (part, callOptions) => {
      callOptions?.onSent?.(part.file.size + 900);
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    };
    void sender.run();
    await vi.waitFor(() => expect(server.jobs).toBe(1));
    expect(server.mostOpen).toBe(2);
    expect(server.repeated).toBe(0);
  });

  it('X-185: reports a lost part once, and makes the next ones smaller', async () => {
    const { server, events, line, sender } = send(4 * megabyte);
    server.fate = () => 'network';
    void sender.run();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events).toEqual([{ type: 'part.failed', failure: { kind: 'network' } }]);
    expect(line.partSize.size).toBe(megabyte / 2);
  });

  it.each([401, 413, 507] as const)('X-185: reports the refusal %s', async (status) => {
    const { server, events, sender } = send(megabyte);
    server.fate = () => status;
    void sender.run();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ type: 'part.failed', failure: { status } }]);
  });
});

describe('a sender that is stopped', () => {
  it('X-184: aborts its part at once and reports nothing any more', async () => {
    const { server, events, progress, sender } = send(4 * megabyte);
    let signal: AbortSignal | undefined;
    let report: ((bytes: number) => void) | undefined;
    server.line = (_, callOptions) => {
      signal = callOptions?.signal;
      report = callOptions?.onSent;
      return new Promise(() => undefined);
    };
    void sender.run();
    await vi.waitFor(() => expect(signal).toBeDefined());
    report?.(500_000);
    expect(progress.read('one')?.sent).toBe(500_000);
    sender.stop();
    expect(signal?.aborted).toBe(true);
    // T-60: events of the line come after the abort, when the next sender has begun.
    progress.begin('one', 4 * megabyte, 0);
    report?.(900_000);
    progress.stop();
    expect(progress.read('one')?.sent).toBe(500_000);
    expect(events).toEqual([]);
  });

  it('X-186: sends nothing before the device has the queue', async () => {
    let tell: () => void = () => undefined;
    const kept = new Promise<void>((resolve) => (tell = resolve));
    const { server, file, sender } = send(10, { ports: { whenKept: () => kept } });
    const read = vi.spyOn(file, 'slice');
    void sender.run();
    expect([read.mock.calls, server.parts]).toEqual([[], []]);
    tell();
    await vi.waitFor(() => expect(server.parts).toHaveLength(1));
  });
});

describe('a file that cannot be read any more', () => {
  const unreadable = (file: File) =>
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
    } as Partial<Blob> as Blob);

  it.each([
    ['changed', true],
    ['gone', false],
  ] as const)('X-187: that is %s stops the sending', async (state, hasChanged) => {
    const files = { get: () => file, renew: () => Promise.resolve(state) };
    const { server, file, events, sender } = send(10, { ports: { files } });
    unreadable(file);
    void sender.run();
    await vi.waitFor(() => expect(events).toEqual([{ type: 'file.unreadable', hasChanged }]));
    expect(server.parts).toEqual([]);
  });

  it('X-187: is not mistaken for a lost network', async () => {
    const files = { get: () => file, renew: () => Promise.resolve('changed' as const) };
    const { server, file, events, sender } = send(10, { ports: { files } });
    server.fate = () => {
      unreadable(file);
      return 'network';
    };
    void sender.run();
    await vi.waitFor(() => expect(events).toEqual([{ type: 'file.unreadable', hasChanged: true }]));
  });

  it('X-187, T-58: goes on with a handle that gives the same file after the sleep of the device', async () => {
    const again = new File([new Uint8Array(10)], 'a.mp3');
    const files = { get: () => file, renew: () => Promise.resolve(again) };
    const { server, file, sender } = send(10, { ports: { files } });
    unreadable(file);
    void sender.run();
    await vi.waitFor(() => expect(server.jobs).toBe(1));
  });
});
