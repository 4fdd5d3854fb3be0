import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import {
  makeSaveResult,
  makeSavedMessage,
  startCompose,
  written,
} from './messageComposeTesting.ts';
import type { SavedMessage, SaveResult, SendResult } from './messageComposeTypes.ts';

/** `lost`: the server did it, and its answer was lost. */
type Fate = 'done' | 'lost' | 'unreached';

type Step =
  | { do: 'type'; text: string }
  | { do: 'save' | 'count' | 'send'; fate: Fate }
  | { do: 'request' | 'confirm' | 'cancel' | 'rest' | 'join' | 'changedElsewhere' };

const fate = fc.constantFrom<Fate>('done', 'done', 'lost', 'unreached');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom('a', 'b', 'c').map((text): Step => ({ do: 'type', text })),
  fc
    .tuple(fc.constantFrom('save' as const, 'count' as const, 'send' as const), fate)
    .map(([name, each]): Step => ({ do: name, fate: each })),
  fc
    .constantFrom(
      'request' as const,
      'confirm' as const,
      'cancel' as const,
      'rest' as const,
      'join' as const,
      'changedElsewhere' as const,
    )
    .map((name): Step => ({ do: name })),
);

/** A model of the server: one message, an audience that grows, and every delivery. */
function startHistory() {
  const machine = startCompose({ saved: makeSavedMessage(written) });
  const server = { record: makeSavedMessage(written) as SavedMessage, people: 3 };
  const deliveries: { people: number; confirmed: number }[] = [];
  const unreached = { kind: 'failed', failure: { kind: 'network' } } as const;

  const inFlight = <Call extends { inFlight: boolean }>({ calls }: { calls: readonly Call[] }) =>
    calls.find((call) => call.inFlight);

  async function save(how: Fate) {
    const call = inFlight(machine.saveMessage);
    if (call === undefined) {
      return;
    }
    let result: SaveResult = unreached;
    if (how !== 'unreached') {
      const isSeen = call.input.saved?.revision === server.record.revision;
      if (isSeen) {
        const { values } = call.input;
        server.record = { ...server.record, values, revision: server.record.revision + 1 };
      }
      result = isSeen
        ? makeSaveResult(server.record)
        : { kind: 'conflict', current: server.record };
    }
    await call.answer(how === 'lost' ? unreached : result);
  }

  async function send(how: Fate) {
    const call = inFlight(machine.sendMessage);
    if (call === undefined) {
      return;
    }
    let result: SendResult = unreached;
    if (how !== 'unreached') {
      const { saved: seen, count } = call.input;
      if (server.record.state === 'SENT') {
        result = makeSaveResult(server.record);
      } else if (seen.revision !== server.record.revision) {
        result = { kind: 'conflict', current: server.record };
      } else if (count === server.people) {
        server.record = { ...server.record, state: 'SENT', revision: seen.revision + 1 };
        deliveries.push({ people: server.people, confirmed: count });
        result = makeSaveResult(server.record);
      } else {
        result = { kind: 'recount', count: server.people };
      }
    }
    await call.answer(how === 'lost' ? unreached : result);
  }

  async function count(how: Fate) {
    await inFlight(machine.countAudience)?.answer(
      how === 'done'
        ? { ok: true, answer: { count: server.people }, serverTime: null }
        : { ok: false, failure: { kind: 'network' } },
    );
  }

  const acts = {
    request: () => machine.send({ type: 'send.requested' }),
    confirm: () => machine.send({ type: 'send.confirmed' }),
    cancel: () => machine.send({ type: 'send.canceled' }),
    rest: () => machine.pass(20_000),
    join: () => {
      server.people += 1;
    },
    changedElsewhere: () => {
      if (server.record.state !== 'SENT') {
        const values = { ...server.record.values, title: 'elsewhere' };
        server.record = { ...server.record, values, revision: server.record.revision + 1 };
      }
    },
  };
  return {
    machine,
    deliveries,
    take: async (each: Step) => {
      if (each.do === 'type') {
        machine.change({ text: each.text });
      } else if (each.do === 'save' || each.do === 'send' || each.do === 'count') {
        await { save, send, count }[each.do](each.fate);
      } else {
        acts[each.do]();
      }
    },
  };
}

describe('messageComposeMachine in any history', { timeout: fuzzTime(500) }, () => {
  it('X-288, T-92: delivers at most once, and to the number of people that was confirmed', async () => {
    let delivered = 0;
    await checkEveryInTime(500, fc.array(step, { maxLength: 40 }), async (steps) => {
      const { machine, deliveries, take } = startHistory();
      machine.pass(500);
      await take({ do: 'count', fate: 'done' });
      let confirmed: number | null = null;
      for (const each of [...steps, ...toTheEnd]) {
        if (each.do === 'confirm' && isAsking(machine.tags())) {
          confirmed = machine.context().asked;
        }
        await take(each);
        expect(deliveries.length).toBeLessThanOrEqual(1);
        expect(machine.saveMessage.calls.filter((call) => call.inFlight).length).toBeLessThan(2);
        const [delivery] = deliveries;
        if (delivery !== undefined && each.do === 'send') {
          expect(confirmed).toBe(delivery.confirmed);
          expect(delivery.people).toBe(delivery.confirmed);
        }
      }
      delivered += deliveries.length;
      machine.actor.stop();
    });
    expect(delivered).toBeGreaterThan(0);
  });

  it('X-286: no history loses a typed value', async () => {
    await checkEveryInTime(500, fc.array(step, { maxLength: 40 }), async (steps) => {
      const { machine, take } = startHistory();
      let typed = written.text;
      for (const each of steps) {
        typed = each.do === 'type' ? each.text : typed;
        await take(each);
        expect(machine.context().values.text).toBe(typed);
      }
      machine.actor.stop();
    });
  });
});

/** What sends a message that can be sent. */
const toTheEnd: readonly Step[] = [
  { do: 'cancel' },
  { do: 'save', fate: 'done' },
  { do: 'send', fate: 'done' },
  { do: 'request' },
  { do: 'confirm' },
  { do: 'save', fate: 'done' },
  { do: 'send', fate: 'done' },
  { do: 'confirm' },
  { do: 'send', fate: 'done' },
];

function isAsking(tags: readonly string[]): boolean {
  return tags.includes('asking') && !tags.includes('busy');
}
