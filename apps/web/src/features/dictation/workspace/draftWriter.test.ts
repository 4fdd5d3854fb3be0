import { describe, expect, it } from 'vitest';
import type { DraftEvent } from '@nevisa/machines';
import { DraftLostError, DraftStorageError } from '@nevisa/drafts';
import type { DraftEntry } from '@nevisa/transcript';
import { DraftWriter, gatherFor, retryAfter } from './draftWriter.ts';

const text = (entry: string): DraftEntry => ({ kind: 'text', entry });
const interim = (words: string): DraftEntry => ({ kind: 'interim', segmentId: 'a', text: words });

function start() {
  const timers = new Map<number, { at: number; callback: () => void }>();
  let time = 0;
  let numbered = 0;
  const stored: unknown[] = [];
  const writes: number[] = [];
  const reports: DraftEvent[] = [];
  let refusal: unknown = null;
  let isLost = false;
  const open = () => (refusal === null ? Promise.resolve() : Promise.reject(refusal));
  const writer = new DraftWriter({
    clock: {
      now: () => time,
      setTimeout: (callback, delay) => {
        timers.set(++numbered, { at: time + delay, callback });
        return numbered;
      },
      clearTimeout: (id) => timers.delete(id as number),
    },
    draft: {
      append: async (entries) => {
        writes.push(entries.length);
        await open();
        if (isLost) {
          isLost = false;
          throw new DraftLostError();
        }
        stored.push(...entries);
      },
      compact: async (entry) => {
        await open();
        stored.splice(0, stored.length, entry);
      },
    },
    readWhole: () => [text('whole'), text('b')],
    report: (event) => reports.push(event),
  });
  return {
    /** Deletes the draft behind the writer's back. */
    lose: () => {
      isLost = true;
      stored.splice(0);
    },
    writer,
    stored,
    writes,
    reports: () => reports.splice(0).map(({ type }) => type),
    refuse: (reason: unknown) => {
      refusal = reason;
    },
    pass: async (ms: number) => {
      time += ms;
      for (const [id, { at, callback }] of timers) {
        if (at <= time) {
          timers.delete(id);
          callback();
        }
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('DraftWriter', () => {
  it('X-27: writes several entries at once, within a quarter of a second', async () => {
    const { writer, stored, writes, reports, pass } = start();
    expect(gatherFor).toBeLessThan(250);
    writer.write(text('a'));
    writer.write(text('b'));
    expect(reports()).toEqual(['draft.changed', 'draft.changed']);
    await pass(gatherFor - 1);
    expect(stored).toEqual([]);
    await pass(1);
    expect([stored, writes, reports()]).toEqual([[text('a'), text('b')], [2], ['draft.saved']]);
  });

  it('writes only the newest interim text', async () => {
    const { writer, stored, pass } = start();
    writer.write(interim('یک'));
    writer.write(interim('یک دو'));
    writer.write(text('a'));
    writer.write(interim('سه'));
    await pass(gatherFor);
    expect(stored).toEqual([interim('یک دو'), text('a'), interim('سه')]);
  });

  it.each([
    [new DraftStorageError('full'), 'full'],
    [new DraftStorageError('forbidden'), 'forbidden'],
    [new TypeError('odd'), 'forbidden'],
  ])('X-33, S03: %s: retries rejected entries in order', async (error, reason) => {
    const { writer, stored, reports, pass, refuse } = start();
    const events: DraftEvent[] = [];
    refuse(error);
    writer.write(text('a'));
    await pass(gatherFor);
    writer.write(text('b'));
    expect(reports()).toEqual(['draft.changed', 'draft.refused', 'draft.changed']);
    refuse(null);
    await pass(retryAfter);
    expect([stored, reports(), events, reason]).toEqual([
      [text('a'), text('b')],
      ['draft.saved'],
      [],
      reason,
    ]);
  });

  it('X-33: a rejected entry stays before one that was written meanwhile', async () => {
    const stored: unknown[] = [];
    const writes = [
      () => {
        writer.write(text('b'));
        return Promise.reject(new DraftStorageError('full'));
      },
    ];
    const writer: DraftWriter = new DraftWriter({
      clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
      draft: {
        append: async (entries) => {
          await writes.shift()?.();
          stored.push(...entries);
        },
        compact: () => Promise.resolve(),
      },
      readWhole: () => [],
      report: () => undefined,
    });
    writer.write(text('a'));
    await writer.flush();
    expect(stored).toEqual([]);
    await writer.flush();
    expect(stored).toEqual([text('a'), text('b')]);
  });

  it('X-33: retries a rejected entry by itself', async () => {
    const { writer, stored, pass, refuse } = start();
    refuse(new DraftStorageError('full'));
    writer.write(text('a'));
    await pass(gatherFor);
    refuse(null);
    await pass(5_000);
    expect(stored).toEqual([text('a')]);
  });

  it('X-33: reports the draft as saved only when nothing waits', async () => {
    const said: DraftEvent['type'][] = [];
    const writes = [() => writer.write(text('b'))];
    const writer: DraftWriter = new DraftWriter({
      clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
      draft: {
        append: () => Promise.resolve(writes.shift()?.()),
        compact: () => Promise.resolve(),
      },
      readWhole: () => [],
      report: ({ type }) => said.push(type),
    });
    writer.write(text('a'));
    await writer.flush();
    expect(said).toEqual(['draft.changed', 'draft.changed']);
    await writer.flush();
    expect(said.at(-1)).toBe('draft.saved');
  });

  it('X-33: reports the reason of a rejected write', async () => {
    const said: DraftEvent[] = [];
    const writer = new DraftWriter({
      clock: { now: () => 0, setTimeout: () => 0, clearTimeout: () => undefined },
      draft: {
        append: () => Promise.reject(new DraftStorageError('full')),
        compact: () => Promise.resolve(),
      },
      readWhole: () => [],
      report: (event) => said.push(event),
    });
    writer.write(text('a'));
    await writer.flush();
    expect(said.at(-1)).toEqual({ type: 'draft.refused', reason: 'full' });
  });

  it('flushes at once, and writes nothing after it is closed', async () => {
    const { writer, stored } = start();
    writer.write(text('a'));
    await writer.close();
    writer.write(text('b'));
    await writer.flush();
    expect(stored).toEqual([text('a')]);
  });

  it('S14: writes the whole draft when the device has lost it', async () => {
    const { writer, stored, writes, reports, pass, lose } = start();
    writer.write(text('a'));
    await pass(gatherFor);
    lose();
    writer.write(text('b'));
    await pass(gatherFor);
    expect([stored, writes]).toEqual([
      [text('whole'), text('b')],
      [1, 1, 2],
    ]);
    expect(reports().at(-1)).toBe('draft.saved');
  });

  it('a whole text replaces the written entries and those that wait', async () => {
    const { writer, stored, pass } = start();
    const whole: DraftEntry = {
      kind: 'all',
      text: 'whole',
      segments: [],
      elapsed: 0,
      saved: null,
      literals: [],
      joins: [],
    };
    writer.write(text('a'));
    await pass(gatherFor);
    writer.write(text('b'));
    writer.write(whole);
    writer.write(text('c'));
    await pass(gatherFor);
    expect(stored).toEqual([whole, text('c')]);
  });

  it('compacts when no entry waits', async () => {
    const { writer, stored, pass, refuse } = start();
    writer.write(text('a'));
    writer.compact(text('too early'));
    await pass(gatherFor);
    expect([stored, writer.length]).toEqual([[text('a')], 1]);
    refuse(new DraftStorageError('full'));
    writer.compact(text('refused'));
    await pass(0);
    expect([stored, writer.length]).toEqual([[text('a')], 1]);
    refuse(null);
    writer.compact(text('all'));
    writer.write(text('b'));
    await pass(gatherFor);
    expect([stored, writer.length]).toEqual([[text('all'), text('b')], 1]);
  });

  it('X-33: is not behind while it compacts, so that a report of the sound is passed on', async () => {
    const behind: boolean[] = [];
    const writer: DraftWriter = new DraftWriter({
      clock: { now: () => 0, setTimeout: () => 1, clearTimeout: () => undefined },
      draft: {
        append: () => Promise.resolve(),
        compact: () => {
          behind.push(writer.isBehind);
          return Promise.resolve();
        },
      },
      readWhole: () => [],
      report: () => undefined,
    });
    writer.compact(text('all'));
    await writer.flush();
    expect(behind).toEqual([false]);
  });
});
