import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { listBusyRows } from './historyListParts.ts';
import { makeRunningJob, makeRow, startHistoryList } from './historyListTesting.ts';
import type { BulkRequest, RenamedRow } from './historyListTypes.ts';
import { makeRefusal } from '../testing/fixtures.ts';

/** `lost`: the server did it, and its answer was lost. */
type Fate = 'done' | 'half' | 'refused' | 'lost';

type Step =
  | { do: 'bulk'; request: BulkRequest }
  | { do: 'settle'; fate: Fate }
  | { do: 'confirm' | 'cancel' | 'close' }
  | { do: 'type'; title: string }
  | { do: 'commit' | 'renamedElsewhere' | 'starredElsewhere' }
  | { do: 'saved'; fate: Fate }
  | { do: 'resolve'; choice: 'mine' | 'theirs' }
  | { do: 'poll' | 'show' | 'hide' };

const fate = fc.constantFrom<Fate>('done', 'half', 'refused', 'lost');
const simple = (...names: Step['do'][]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }) as Step);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({
      action: fc.constantFrom('trash' as const, 'restore' as const, 'deleteForever' as const),
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
    })
    .map((request): Step => ({ do: 'bulk', request })),
  fate.map((each): Step => ({ do: 'settle', fate: each })),
  simple('confirm', 'cancel', 'close'),
  fc.constantFrom('a', 'b', ' ', 'first').map((title): Step => ({ do: 'type', title })),
  simple('commit', 'renamedElsewhere', 'starredElsewhere'),
  fate.map((each): Step => ({ do: 'saved', fate: each })),
  fc
    .constantFrom('mine' as const, 'theirs' as const)
    .map((choice): Step => ({ do: 'resolve', choice })),
  simple('poll', 'show', 'hide'),
);

type Place = 'list' | 'trash' | 'gone';

/** A model of the server: rows move between the list and the trash; a title needs the last revision. */
class Server {
  places = new Map<number, Place>([1, 2, 3, 4, 5].map((id) => [id, 'list']));
  row: RenamedRow = makeRow('first');

  carryOut({ action }: BulkRequest, id: number): boolean {
    const place = this.places.get(id);
    if (action === 'trash' && place === 'list') {
      this.places.set(id, 'trash');
    } else if (action === 'restore' && place === 'trash') {
      this.places.set(id, 'list');
    } else if (action === 'deleteForever' && place === 'trash') {
      this.places.set(id, 'gone');
    }
    return true;
  }
}

function startHistory() {
  const list = startHistoryList();
  const server = new Server();
  const sends = {
    confirm: { type: 'bulk.confirmed' },
    cancel: { type: 'bulk.canceled' },
    close: { type: 'bulk.resultClosed' },
    commit: { type: 'rename.committed' },
    show: { type: 'page.shown' },
    hide: { type: 'page.hidden' },
  } as const;

  async function settle(how: Fate) {
    const call = list.bulk.calls.find(({ inFlight }) => inFlight);
    if (call === undefined) {
      return;
    }
    const ids = call.input.ids.filter((_, place) => how !== 'half' || place % 2 === 0).map(Number);
    const failed = call.input.ids.filter((id) => !ids.includes(Number(id)));
    if (how !== 'refused') {
      ids.forEach((id) => server.carryOut(call.input, id));
    }
    await call.answer(
      how === 'done' || how === 'half'
        ? { ok: true, answer: { done: ids, failed: failed.map((id) => ({ id, code: 'no' })) } }
        : makeRefusal(500),
    );
  }

  async function save(how: Fate) {
    const call = list.title.calls.find(({ inFlight }) => inFlight);
    if (call === undefined) {
      return;
    }
    if (how === 'refused' || how === 'half') {
      await call.answer(makeRefusal(500));
    } else if (call.input.revision !== server.row.revision) {
      await call.answer({ ...makeRefusal(409), current: server.row });
    } else {
      server.row = { ...call.input, revision: server.row.revision + 1 };
      await call.answer(how === 'lost' ? makeRefusal(500) : { ok: true, answer: server.row });
    }
  }

  return {
    list,
    server,
    settle,
    save,
    take: async (each: Step) => {
      if (each.do === 'bulk') {
        list.send({ type: 'bulk.requested', ...each.request });
      } else if (each.do === 'settle') {
        await settle(each.fate);
      } else if (each.do === 'type') {
        if (list.context().rename === null) {
          list.send({ type: 'rename.started', row: server.row });
        }
        list.send({ type: 'rename.typed', title: each.title });
      } else if (each.do === 'saved') {
        await save(each.fate);
      } else if (each.do === 'resolve') {
        list.send({ type: 'conflict.resolved', choice: each.choice });
      } else if (each.do === 'renamedElsewhere') {
        server.row = { ...server.row, title: 'elsewhere', revision: server.row.revision + 1 };
      } else if (each.do === 'starredElsewhere') {
        server.row = { ...server.row, revision: server.row.revision + 1 };
      } else if (each.do === 'poll') {
        list.send({ type: 'jobs.seen', jobs: [makeRunningJob(1)] });
        list.pass(30_000);
      } else {
        list.send(sends[each.do]);
      }
    },
  };
}

describe('historyListMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('X-103, X-105: reports a row as done only when the server has done it, sends each request once and has one call under way', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 30 }), async (steps) => {
      const { list, take, settle } = startHistory();
      let accepted = 0;
      for (const each of steps) {
        const [asked, busyBefore] = [list.tags().includes('asking'), listBusyRows(list.context())];
        await take(each);
        expect(list.bulk.calls.filter(({ inFlight }) => inFlight).length).toBeLessThanOrEqual(1);
        const isAccepted =
          (each.do === 'confirm' && asked) ||
          (each.do === 'bulk' && each.request.action !== 'deleteForever');
        accepted += isAccepted ? 1 : 0;
        const busy = listBusyRows(list.context());
        if (isAccepted && each.do === 'bulk') {
          expect([...busy]).toEqual(expect.arrayContaining(each.request.ids.map(String)));
        }
        expect(busyBefore.size === 0 || each.do !== 'commit' || busy.size > 0).toBe(true);
      }
      while (list.tags().some((tag) => tag === 'working' || tag === 'asking')) {
        list.send({ type: 'bulk.canceled' });
        await settle('done');
      }
      expect(list.bulk.calls).toHaveLength(accepted);
      const reports = list.reports.filter((report) => report.type === 'bulk.settled');
      expect(reports).toHaveLength(accepted);
      for (const { request, result, failure } of reports) {
        const told = [...result.done, ...result.failed.map(({ id }) => id)].map(String);
        expect(told.toSorted()).toEqual(request.ids.map(String).toSorted());
        expect(failure === null || result.done.length === 0).toBe(true);
      }
      list.actor.stop();
    });
  });

  it('X-116, X-124: never writes over a title that the person has not seen, and keeps the typed one until it is saved or given up', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 40 }), async (steps) => {
      const { list, server, take } = startHistory();
      for (const each of steps) {
        const before = { row: server.row, rename: list.context().rename };
        await take(each);
        const { rename } = list.context();
        const wrote = each.do === 'saved' && server.row.revision > before.row.revision;
        if (wrote) {
          expect(before.rename?.row.title, 'the title that was seen').toBe(before.row.title);
        }
        if (before.rename !== null && rename === null) {
          const isGivenUp =
            each.do === 'commit' || (each.do === 'resolve' && each.choice === 'theirs');
          expect(isGivenUp || wrote, 'given up or saved').toBe(true);
        }
        if (before.rename !== null && rename !== null && each.do !== 'type') {
          expect(rename.typed).toBe(before.rename.typed);
        }
      }
      list.actor.stop();
    });
  });
});
