import * as fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countdownMachine, type CountdownInput } from './countdownMachine.ts';
import { createSimulatedTime, startMachine, startOfTime } from '../testing/startMachine.ts';
import { checkEvery } from '@nevisa/testing/properties';

/** `pass` is real time; `setWall` moves only the wall clock; `sleep` stops timers and the monotonic clock. */
function start(overrides: Partial<CountdownInput> = {}) {
  const { clock, now, monotonicNow, setWall } = createSimulatedTime();
  const input = { seconds: 120, now, monotonicNow, ...overrides };
  const { actor, context, pass, send } = startMachine(countdownMachine, { clock, input });
  return {
    left: () => context().secondsLeft,
    endsAt: () => context().endsAt,
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
    pass,
    setWall,
    sleep: setWall,
    showPage: () => {
      if (actor.getSnapshot().status === 'active') {
        send({ type: 'page.shown' });
      }
    },
    stop: () => send({ type: 'countdown.stopped' }),
  };
}

describe('a countdown', () => {
  it('starts with the full number of seconds and shows each second', () => {
    const { left, pass } = start();
    const shown = [left()];
    for (let second = 0; second < 3; second++) {
      pass(1_000);
      shown.push(left());
    }
    expect(shown).toEqual([120, 119, 118, 117]);
  });

  it('ends after exactly its duration and not a millisecond earlier', () => {
    const { pass, state, output } = start();
    pass(119_999);
    expect(state()).toBe('running');
    pass(1);
    expect({ state: state(), output: output() }).toEqual({
      state: 'over',
      output: { secondsLeft: 0 },
    });
  });

  it('R-160: ends at once with the remaining seconds when it is stopped early', () => {
    const { pass, stop, state, output } = start({ seconds: 5 });
    pass(2_000);
    stop();
    pass(10_000);
    expect({ state: state(), output: output() }).toEqual({
      state: 'stopped',
      output: { secondsLeft: 3 },
    });
  });

  it('ends at once when it starts at zero', () => {
    expect(start({ seconds: 0 }).state()).toBe('over');
  });

  it('C01: shows the right number after one late tick of a hidden tab', () => {
    const { left, pass } = start();
    pass(100_600);
    expect(left()).toBe(20);
  });

  it('C01: changes its number on the full second also after a visibility event in between', () => {
    const { left, pass, showPage } = start();
    pass(400);
    showPage();
    pass(600);
    expect(left()).toBe(119);
  });

  it('C02: counts the time of a device sleep as soon as the tab is visible', () => {
    const { left, sleep, showPage } = start();
    sleep(59_000);
    showPage();
    expect(left()).toBe(61);
  });

  it('C02: ends when the tab becomes visible after a sleep longer than the countdown', () => {
    const { state, sleep, showPage } = start();
    sleep(600_000);
    showPage();
    expect(state()).toBe('over');
  });

  it('C03: continues from the same second when the clock is set back by an hour', () => {
    const { left, state, pass, setWall } = start();
    pass(10_000);
    setWall(-3_600_000);
    pass(1_000);
    expect(left()).toBe(109);
    pass(108_999);
    expect(state()).toBe('running');
    pass(1);
    expect(state()).toBe('over');
  });

  it('C03: moves its deadline by the whole step of the clock, also after a sleep', () => {
    const { left, pass, sleep, setWall, showPage } = start();
    sleep(60_000);
    showPage();
    setWall(-3_600_000);
    showPage();
    pass(10_000);
    expect(left()).toBe(50);
  });

  it('C03: never shows a higher number after a clock step too small to be detected', () => {
    const { left, pass, setWall, showPage } = start();
    pass(1_000);
    setWall(-900);
    showPage();
    expect(left()).toBe(119);
  });

  it('C03: does not detect a step back of one second and adds up undetected steps', () => {
    const { endsAt, pass, setWall, showPage } = start();
    const end = endsAt();
    pass(10_000);
    setWall(-1_000);
    showPage();
    expect(endsAt()).toBe(end);
    setWall(-1);
    showPage();
    expect(endsAt()).toBe(end - 1_001);
  });

  it('C03: cancels out small steps forward and back', () => {
    const { endsAt, pass, setWall, showPage } = start();
    const end = endsAt();
    pass(10_000);
    for (const step of [600, -600, 600, -600]) {
      setWall(step);
      showPage();
    }
    expect(endsAt()).toBe(end);
    setWall(1_000);
    showPage();
    setWall(-2_000);
    showPage();
    expect(endsAt()).toBe(end);
  });

  it('C04: ends early when the clock is set forward', () => {
    const { state, pass, setWall } = start();
    setWall(3_600_000);
    pass(1_000);
    expect(state()).toBe('over');
  });

  it('C03: stays between 0 and 120 and never rises with any clock steps', () => {
    const step = fc.record({
      wall: fc.oneof(fc.integer({ min: -7_200_000, max: 7_200_000 }), fc.constant(0)),
      pass: fc.integer({ min: 0, max: 5_000 }),
    });
    checkEvery(100, fc.array(step, { maxLength: 60 }), (steps) => {
      const countdown = start();
      let before = countdown.left();
      for (const { wall, pass } of steps) {
        countdown.setWall(wall);
        countdown.pass(pass);
        countdown.showPage();
        expect(countdown.left()).toBeLessThanOrEqual(before);
        expect(countdown.left()).toBeGreaterThanOrEqual(0);
        before = countdown.left();
      }
    });
  });

  it('C03: ends at most one second late, however often the clock is set back', () => {
    const back = fc.integer({ min: -7_200_000, max: 0 });
    checkEvery(100, fc.array(back, { maxLength: 30 }), (steps) => {
      const countdown = start({ seconds: 30 });
      for (const wall of steps) {
        countdown.setWall(wall);
        countdown.pass(1_000);
      }
      countdown.pass(31_000 - steps.length * 1_000);
      expect(countdown.state()).toBe('over');
    });
  });
});

describe('a countdown with a deadline', () => {
  it('continues from the same second after a reload', () => {
    const { left } = start({ deadline: startOfTime + 42_500 });
    expect(left()).toBe(43);
  });

  it('ends at once when the deadline has passed', () => {
    expect(start({ deadline: startOfTime - 1 }).state()).toBe('over');
  });

  it('C03: never lasts longer than a new countdown with any deadline', () => {
    const { left, state, pass } = start({ deadline: startOfTime + 3_721_000 });
    expect(left()).toBe(120);
    pass(120_000);
    expect(state()).toBe('over');
  });

  it('exposes the deadline that a reload needs', () => {
    const { endsAt, pass } = start();
    pass(30_000);
    expect(start({ deadline: endsAt(), now: () => startOfTime + 30_000 }).left()).toBe(90);
  });
});

describe('a countdown with the real clocks', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts with the full number of seconds', () => {
    const actor = createActor(countdownMachine, {
      clock: new SimulatedClock(),
      input: { seconds: 120 },
    }).start();
    expect(actor.getSnapshot().context.secondsLeft).toBe(120);
    actor.stop();
  });

  it('C03: detects with the monotonic clock that the wall clock was set back', () => {
    vi.useFakeTimers({ now: startOfTime, toFake: ['Date', 'performance'] });
    const clock = new SimulatedClock();
    const actor = createActor(countdownMachine, { clock, input: { seconds: 120 } }).start();
    vi.advanceTimersByTime(20_000);
    vi.setSystemTime(startOfTime - 3_600_000);
    actor.send({ type: 'page.shown' });
    vi.advanceTimersByTime(10_000);
    actor.send({ type: 'page.shown' });
    expect(actor.getSnapshot().context.secondsLeft).toBe(90);
    actor.stop();
  });
});
