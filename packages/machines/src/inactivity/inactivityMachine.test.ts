import { describe, expect, it } from 'vitest';
import { createSimulatedTime, startMachine } from '../testing/startMachine.ts';
import { inactivityMachine } from './inactivityMachine.ts';

const minute = 60_000;

/** Starts the machine with a limit of 30 minutes; `idle` is how long ago the last act was, in ms. */
function start({ idle = 0, isInUse = (): boolean => false } = {}) {
  const { clock, now, monotonicNow, setWall } = createSimulatedTime();
  let lastAct = now() - idle;
  const deeds: string[] = [];
  const machine = inactivityMachine.provide({
    actions: {
      storeAct: () => {
        lastAct = now();
      },
      endSession: () => {
        deeds.push('ended');
      },
    },
  });
  const input = { limit: 30 * minute, readLastAct: () => lastAct, isInUse, now, monotonicNow };
  const started = startMachine(machine, { clock, input });
  return {
    ...started,
    deeds,
    setWall,
    idle: () => now() - lastAct,
    secondsLeft: () =>
      started.actor.getSnapshot().children.countdown?.getSnapshot().context.secondsLeft,
    /** Another tab stores an act. */
    actElsewhere: () => {
      lastAct = now();
      started.send({ type: 'act.stored' });
    },
    /** Lets time go by as for a page that is awake. */
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1_000) {
        clock.increment(Math.min(1_000, ms - passed));
      }
    },
  };
}

describe('a session that is not used', () => {
  it('X-328: the session ends after the limit, and the warning comes a minute before', () => {
    const { pass, tags, secondsLeft, deeds } = start();
    pass(29 * minute - 1_000);
    expect([tags(), deeds]).toEqual([[], []]);
    pass(1_000);
    expect([tags(), secondsLeft(), deeds]).toEqual([['warned'], 60, []]);
    pass(minute - 1_000);
    expect([tags(), secondsLeft(), deeds]).toEqual([['warned'], 1, []]);
    pass(1_000);
    expect([tags(), deeds]).toEqual([['ended'], ['ended']]);
  });

  it('X-328: an act begins the time anew', () => {
    const { pass, send, tags } = start();
    pass(20 * minute);
    send({ type: 'person.acted' });
    pass(28 * minute);
    expect(tags()).toEqual([]);
    pass(minute);
    expect(tags()).toEqual(['warned']);
  });

  it('X-328: the warning ends with one press, and the time begins anew', () => {
    const { pass, send, tags, idle } = start({ idle: 29 * minute });
    expect(tags()).toEqual(['warned']);
    pass(30_000);
    send({ type: 'session.continued' });
    expect([tags(), idle()]).toEqual([[], 0]);
    pass(28 * minute);
    expect(tags()).toEqual([]);
  });

  it('X-328: an act in another tab ends the warning; an act behind the warning does not', () => {
    const { tags, actElsewhere, send } = start({ idle: 29 * minute });
    send({ type: 'person.acted' });
    expect(tags()).toEqual(['warned']);
    actElsewhere();
    expect(tags()).toEqual([]);
  });

  it('X-328: a session that was left for the limit ends at the start of the page', () => {
    const { tags, deeds } = start({ idle: 30 * minute });
    expect([tags(), deeds]).toEqual([['ended'], ['ended']]);
  });

  it.each(['person.acted', 'page.shown'] as const)(
    'X-328: after a sleep longer than the limit, %s ends the session',
    (type) => {
      const { setWall, send, deeds, pass } = start();
      pass(minute);
      setWall(40 * minute);
      send({ type });
      expect(deeds).toEqual(['ended']);
    },
  );

  it('X-328: after a sleep in the warning, a late press does not prolong the session', () => {
    const { setWall, send, deeds } = start({ idle: 29 * minute });
    setWall(2 * minute);
    send({ type: 'session.continued' });
    expect(deeds).toEqual(['ended']);
  });

  it('X-328: after a sleep in the warning, the shown page has the right second', () => {
    const { setWall, send, secondsLeft } = start({ idle: 29 * minute });
    setWall(40_000);
    send({ type: 'page.shown' });
    expect(secondsLeft()).toBe(20);
  });

  it('X-328: after a sleep, a page that is not touched ends within 15 seconds', () => {
    const { setWall, deeds, pass } = start();
    setWall(40 * minute);
    pass(15_000);
    expect(deeds).toEqual(['ended']);
  });

  it('X-328: a recording that runs counts as an act', () => {
    let isRecording = true;
    const { pass, tags, deeds } = start({ isInUse: () => isRecording });
    pass(90 * minute);
    expect([tags(), deeds]).toEqual([[], []]);
    isRecording = false;
    pass(28 * minute);
    expect(tags()).toEqual([]);
    pass(minute);
    expect(tags()).toEqual(['warned']);
  });
});
