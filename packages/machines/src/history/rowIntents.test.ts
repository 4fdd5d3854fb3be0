import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { RowIntents, withIntents } from './rowIntents.ts';

interface Flags {
  starred: boolean;
  hidden: boolean;
}
interface Row extends Flags {
  id: number;
  title: string;
}
type Fate = 'done' | 'refused' | 'lost';

/** A list over a server whose answers come in the order of a scheduler. */
function openList(scheduler: fc.Scheduler, fates: readonly Fate[]) {
  const rows = (): Row[] =>
    [1, 2].map((id) => ({ id, title: `row ${id}`, starred: false, hidden: false }));
  const server = rows();
  let cache = rows();
  let readsFrom = 0;
  let reads = 0;
  let calls = 0;
  const inFlight = new Map<number, number>();
  const seen: { most: number } = { most: 0 };
  const change = (list: Row[], id: number, fields: Partial<Flags>) =>
    list.map((row) => (row.id === id ? { ...row, ...fields } : row));

  /** Answers what the server has when it is asked, and arrives later. */
  const readList = async () => {
    reads += 1;
    const mine = reads;
    const answer = await scheduler
      .schedule(Promise.resolve(), 'the read is served')
      .then(() => structuredClone(server));
    await scheduler.schedule(Promise.resolve(), 'the read arrives');
    if (mine > readsFrom) {
      cache = answer;
    }
  };
  const intents = new RowIntents<Flags>({
    async send(id, fields) {
      const fate = fates[calls % fates.length] ?? 'done';
      calls += 1;
      const row = Number(id);
      inFlight.set(row, (inFlight.get(row) ?? 0) + 1);
      seen.most = Math.max(seen.most, inFlight.get(row) ?? 0);
      await scheduler.schedule(Promise.resolve(), 'the call is served');
      if (fate !== 'refused') {
        server.splice(0, server.length, ...change(server, row, fields));
      }
      await scheduler.schedule(Promise.resolve(), 'the call answers');
      inFlight.set(row, (inFlight.get(row) ?? 0) - 1);
      if (fate === 'done') {
        cache = change(cache, row, fields);
      }
      return fate === 'done';
    },
    cancelReads: () => {
      readsFrom = reads;
    },
    readAgain: () => void readList(),
    onChange: () => undefined,
  });
  return {
    intents,
    server,
    seen,
    readList,
    shown: () => cache.map((row) => withIntents<Flags, Row>(row, intents.read())),
  };
}

const intent = fc.record({
  id: fc.constantFrom(1, 2),
  fields: fc.constantFrom<Partial<Flags>>(
    { starred: true },
    { starred: false },
    { hidden: true },
    { hidden: false },
  ),
  readsFirst: fc.boolean(),
});
const fates = fc.array(fc.constantFrom<Fate>('done', 'done', 'refused', 'lost'), {
  minLength: 1,
  maxLength: 5,
});

describe('fields that change at once', { timeout: fuzzTime(1_000) }, () => {
  it('X-104: end in the last intent while the server takes it, in any order of the answers, and never flicker', async () => {
    await checkEveryInTime(
      1_000,
      fc.scheduler(),
      fc.array(intent, { minLength: 1, maxLength: 8 }),
      async (scheduler, steps) => {
        const list = openList(scheduler, ['done']);
        const wanted = new Map<string, boolean>();
        const check = () => {
          for (const [name, value] of wanted) {
            const [id, field] = name.split(' ') as [string, keyof Flags];
            expect(list.shown()[Number(id) - 1]?.[field], name).toBe(value);
          }
        };
        const { task } = scheduler.scheduleSequence(
          steps.map(({ id, fields, readsFirst }) => async () => {
            if (readsFirst) {
              void list.readList();
            }
            list.intents.want(id, fields);
            Object.entries(fields).forEach(([field, value]) => {
              wanted.set(`${id} ${field}`, value);
            });
          }),
        );
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          check();
        }
        await task;
        await drain(scheduler);
        check();
        expect(list.shown()).toEqual(list.server);
        expect(list.intents.read().size).toBe(0);
        expect(list.seen.most).toBe(1);
      },
    );
  });

  it('X-104: end in the server’s word when calls are refused or their answers lost', async () => {
    await checkEveryInTime(
      1_000,
      fc.scheduler(),
      fc.array(intent, { minLength: 1, maxLength: 8 }),
      fates,
      async (scheduler, steps, plan) => {
        const list = openList(scheduler, plan);
        const { task } = scheduler.scheduleSequence(
          steps.map(({ id, fields }) => async () => {
            list.intents.want(id, fields);
          }),
        );
        await scheduler.waitAll();
        await task;
        await drain(scheduler);
        expect(list.shown()).toEqual(list.server);
        expect(list.intents.read().size).toBe(0);
        expect(list.seen.most).toBe(1);
      },
    );
  });
});

it('X-104: the running reads are canceled before an intent is sent', () => {
  const calls: string[] = [];
  const intents = new RowIntents<Flags>({
    send: () => {
      calls.push('send');
      return new Promise(() => undefined);
    },
    cancelReads: () => calls.push('cancel'),
    readAgain: () => undefined,
    onChange: () => undefined,
  });
  intents.want(7, { starred: true });
  expect(calls).toEqual(['cancel', 'send']);
});

describe('a refused intent', () => {
  it('X-104, T-93: takes back the fields of its call and leaves those that were intended after it', async () => {
    const settle: ((taken: boolean) => void)[] = [];
    const sent: unknown[] = [];
    let reads = 0;
    const intents = new RowIntents<Flags>({
      send: (id, fields) => {
        sent.push([id, fields]);
        return new Promise((resolve) => {
          settle.push(resolve);
        });
      },
      cancelReads: () => undefined,
      readAgain: () => {
        reads += 1;
      },
      onChange: () => undefined,
    });
    const row: Row = { id: 7, title: 'a', starred: false, hidden: false };
    intents.want(7, { starred: true });
    intents.want('7', { hidden: true });
    expect(withIntents<Flags, Row>(row, intents.read())).toEqual({
      ...row,
      starred: true,
      hidden: true,
    });
    expect(sent).toEqual([[7, { starred: true }]]);

    settle[0]?.(false);
    await Promise.resolve();
    expect(withIntents<Flags, Row>(row, intents.read())).toEqual({ ...row, hidden: true });
    expect(sent[1]).toEqual(['7', { hidden: true }]);
    expect(reads).toBe(1);
  });
});

/** Lets everything happen that is scheduled, and everything that follows from it. */
async function drain(scheduler: fc.Scheduler): Promise<void> {
  do {
    await scheduler.waitAll();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  } while (scheduler.count() > 0);
}
