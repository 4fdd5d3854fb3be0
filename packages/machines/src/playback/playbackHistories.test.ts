import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import { weigh } from '@nevisa/testing/steps';
import { fuzzTime } from '@nevisa/testing';
import { makeRefusal } from '../testing/fixtures.ts';
import { countInFlight } from '../testing/pretendPort.ts';
import { readSpeed } from './playbackParts.ts';
import { linkAt, linkLife, startPlayback } from './playbackTesting.ts';
import type { SoundCommand } from './playbackTypes.ts';

type Step =
  | { do: 'play' | 'pause' | 'type' | 'hide' | 'show' | 'starve' | 'feed' | 'break' | 'load' }
  | { do: 'systemPause' | 'end' }
  | { do: 'seek' | 'rate' | 'wait'; by: number }
  | { do: 'loop' | 'part'; start: number; length: number }
  | { do: 'answer'; status: number };

const span = { start: fc.integer({ min: 0, max: 300 }), length: fc.integer({ min: -1, max: 20 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  weigh(4, 'play'),
  weigh(4, 'load'),
  weigh(6, ['pause', 'type', 'hide', 'show', 'starve', 'feed']),
  weigh(4, ['break', 'systemPause', 'end']),
  weigh(2, 'seek', { by: fc.integer({ min: 0, max: 300 }) }),
  weigh(1, 'rate', { by: fc.constantFrom(0.5, 1.3, 3, 0, 99, Number.NaN) }),
  weigh(3, 'wait', { by: fc.constantFrom(1_000, 12_000, linkLife, 36 * linkLife) }),
  weigh(1, 'loop', span),
  weigh(1, 'part', span),
  weigh(6, 'answer', { status: fc.constantFrom(200, 200, 200, 200, 403, 500, 404, 410) }),
);

/**
 * A model of a sound on a server and of the element that plays it: an address works for a while,
 * the element keeps its place when it gets a new one, and reports what it does.
 */
class Sound {
  place = 0;
  rate = 1;
  isPlaying = false;
  isLoaded = false;
  /** The address of the element, and when it stops working. */
  until = 0;
  loads = 0;

  obey(command: SoundCommand): void {
    if (command.type === 'load') {
      this.loads += 1;
      this.isLoaded = false;
      this.isPlaying = false;
      this.until = command.link.expiresAt ?? Infinity;
    } else if (command.type === 'play') {
      this.isPlaying = true;
    } else if (command.type === 'pause') {
      this.isPlaying = false;
    } else if (command.type === 'seek') {
      this.place = command.seconds;
    } else if (command.type === 'step') {
      this.place = Math.max(0, this.place + command.seconds);
    } else if (command.type === 'rate') {
      this.rate = command.rate;
    }
  }
}

function startHistory() {
  const run = startPlayback();
  const sound = new Sound();
  /** What a second, simpler implementation says: what the person asked for last. */
  const oracle = { wants: false, place: 0, rate: 1, pressed: false, gone: false };
  const obey = () => run.commands.splice(0).forEach((command) => sound.obey(command));
  const stops = () => {
    oracle.wants = false;
  };
  const isOver = () => run.tags().some((tag) => ['expired', 'no-audio', 'failed'].includes(tag));
  const plays = () => sound.isPlaying && sound.isLoaded;
  const asks = {
    play: () => {
      run.send({ type: 'play.requested' });
      oracle.pressed = true;
      oracle.wants = !oracle.gone;
    },
    pause: () => {
      run.send({ type: 'pause.requested' });
      stops();
    },
    type: () => run.send({ type: 'text.typed' }),
    hide: () => run.send({ type: 'page.hidden' }),
    show: () => run.send({ type: 'page.shown' }),
    starve: () => plays() && run.hear('waiting'),
    feed: () => plays() && run.hear('playing'),
    break: () => {
      if (sound.loads > 0 && !oracle.gone) {
        sound.isLoaded = false;
        run.hear('failed');
      }
    },
    load: () => {
      const isAsked = run.tags().includes('loading');
      sound.isLoaded ||= isAsked;
      if (isAsked) {
        run.hear(run.now() < sound.until ? 'ready' : 'failed');
      }
    },
    systemPause: () => {
      if (plays()) {
        sound.isPlaying = false;
        run.hear('paused');
        stops();
      }
    },
    end: () => {
      if (plays()) {
        const isLooping = run.tags().includes('looping');
        const { part } = run.actor.getSnapshot().context;
        sound.isPlaying = false;
        run.hear('ended');
        // A part that is repeated begins anew.
        if (isLooping && part !== null) {
          oracle.place = part.start;
        } else {
          stops();
        }
      }
    },
  };

  async function take(each: Step): Promise<void> {
    if (each.do === 'seek') {
      run.send({ type: 'seek.requested', seconds: each.by });
      oracle.place = oracle.gone ? oracle.place : each.by;
    } else if (each.do === 'rate') {
      run.send({ type: 'rate.chosen', rate: each.by });
      oracle.rate = readSpeed(each.by);
    } else if (each.do === 'wait') {
      run.pass(each.by);
    } else if (each.do === 'loop') {
      const { start, length } = each;
      run.send({ type: 'loop.chosen', span: { start, end: start + length } });
    } else if (each.do === 'part') {
      run.send({ type: 'part.requested', start: each.start, end: each.start + each.length });
      oracle.place = oracle.gone ? oracle.place : each.start;
    } else if (each.do === 'answer') {
      const call = run.link.calls.find(({ inFlight }) => inFlight);
      await call?.answer(each.status === 200 ? linkAt(run.now()) : makeRefusal(each.status));
    } else {
      asks[each.do]();
    }
    const steps = run.commands.filter(({ type }) => type === 'step').length;
    oracle.place = Math.max(0, oracle.place - steps);
    obey();
    oracle.gone = run.tags().some((tag) => tag === 'expired' || tag === 'no-audio');
    if (isOver()) {
      stops();
    }
  }
  return { run, sound, oracle, take };
}

describe('playbackMachine in any history', { timeout: fuzzTime(1_000) }, () => {
  it('X-153: asks for one address at a time and not before play was pressed; place and speed are those that the person chose', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 40 }), async (steps) => {
      const { run, sound, oracle, take } = startHistory();
      for (const each of steps) {
        await take(each);
        expect(run.link.calls.length === 0 || oracle.pressed, 'asked after a press').toBe(true);
        expect(countInFlight(run.link)).toBeLessThanOrEqual(1);
        expect(sound.place).toBe(oracle.place);
        expect(sound.rate).toBe(oracle.rate);
      }
      run.actor.stop();
    });
  });

  it('X-153: the sound plays only while the person wants it, and comes as soon as server and network allow it', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 40 }), async (steps) => {
      const { run, sound, oracle, take } = startHistory();
      for (const each of steps) {
        await take(each);
        expect(sound.isPlaying && !oracle.wants, 'plays unwanted').toBe(false);
        const isShown = run.tags().includes('sounding');
        expect(oracle.wants && !isShown, 'wanted, and shown as such').toBe(false);
      }
      if (!oracle.gone) {
        await take({ do: 'play' });
        for (let turn = 0; turn < 3; turn += 1) {
          await take({ do: 'answer', status: 200 });
          await take({ do: 'load' });
        }
        await take({ do: 'wait', by: 2_000 });
        expect(sound.isPlaying && sound.isLoaded).toBe(true);
        // A renewal that failed is repeated after ten seconds.
        await take({ do: 'wait', by: 12_000 });
        await take({ do: 'answer', status: 200 });
        await take({ do: 'load' });
        expect(run.now()).toBeLessThan(sound.until);
      }
      run.actor.stop();
    });
  });

  it('X-153: a sound that always fails is given up after two addresses', async () => {
    await checkEveryInTime(1_000, fc.array(step, { maxLength: 20 }), async (steps) => {
      const { run, oracle, take } = startHistory();
      for (const each of steps) {
        await take(each);
      }
      if (!oracle.gone) {
        await take({ do: 'play' });
        const before = run.link.calls.length;
        for (let turn = 0; turn < 6; turn += 1) {
          await take({ do: 'answer', status: 200 });
          await take({ do: 'break' });
        }
        expect(run.tags()).toEqual(['failed']);
        expect(run.link.calls.length - before).toBeLessThanOrEqual(2);
      }
      run.actor.stop();
    });
  });
});
