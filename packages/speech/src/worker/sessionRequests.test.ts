import { closeCodes } from '@nevisa/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEveryInTime } from '@nevisa/testing/properties';
import {
  openConnected,
  openBuffer,
  openReady,
  createLine,
  ready,
  makeStopped,
  type Line,
} from '../testing/socketLine.ts';

/** What a service does with a connection. */
type Behaviour = (line: Line) => void;

const behaviours: Record<string, Behaviour> = {
  'ends each session at once': (line) => {
    line.receive(ready);
    line.receive(makeStopped(true));
  },
  'warns of the limit of each session': (line) => {
    line.receive(ready);
    line.receive({ type: 'warning', code: 'session_limit' });
  },
  'refuses each ticket once it was ready': (line) => {
    line.receive(ready);
    line.drop(closeCodes.ticketBad);
  },
  'calls each session bad': (line) => {
    line.receive(ready);
    line.receive({ type: 'error', code: 'bad_session', fatal: true });
  },
  'refuses each ticket': (line) => line.drop(closeCodes.ticketBad),
  'is ready and silent': (line) => line.receive(ready),
};

/** In tenths of a second: a minute after the first request there may be another one. */
const lessThanAMinute = 599;

/** Plays less than a minute; the page answers each request of the Worker at once. */
function countRequests(line: Line, act: (second: number) => readonly Behaviour[], length: number) {
  let answered = 0;
  const answer = () => {
    while (answered < line.asked()) {
      answered += 1;
      line.connect({ max_session_ms: length });
      line.open();
    }
  };
  for (let tick = 0; tick < lessThanAMinute; tick += 1) {
    for (const behave of act(tick)) {
      behave(line);
      answer();
    }
    line.clock.increment(100);
    answer();
  }
  return line.asked();
}

describe('sessions that the Worker requests', () => {
  it.each(Object.entries(behaviours))(
    'X-35: are at most six in a minute when the service %s',
    async (_, behave) => {
      const line = createLine(await openBuffer());
      line.connect({ max_session_ms: 1 });
      line.open();
      expect(countRequests(line, () => [behave], 1)).toBeLessThanOrEqual(6);
    },
  );

  it('X-35: are at most six in a minute for any behaviour of the service', async () => {
    const behaviour = fc.constantFrom(...Object.values(behaviours));
    await checkEveryInTime(
      60,
      fc.array(fc.array(behaviour, { maxLength: 3 }), { minLength: 1, maxLength: 20 }),
      fc.oneof(fc.integer({ min: -1, max: 60_000 }), fc.constantFrom(1e300, 2 ** 31)),
      async (acts, length) => {
        const line = createLine(await openBuffer());
        line.connect({ max_session_ms: length });
        line.open();
        const requests = countRequests(line, (tick) => acts[tick % acts.length] ?? [], length);
        expect(requests).toBeLessThanOrEqual(6);
      },
    );
  });

  it('X-35: a session that claims to be shorter than 30 seconds is renewed like one of 30', async () => {
    const line = createLine(await openBuffer());
    line.connect({ max_session_ms: 1 });
    line.open();
    line.receive(ready);
    line.clock.increment(22_499);
    expect(line.asked()).toBe(0);
    line.clock.increment(1);
    expect(line.asked()).toBe(1);
  });

  it('X-24: end in a reported loss when the service ends session after session', async () => {
    const line = await openConnected();
    countRequests(line, () => [behaviours['ends each session at once'] ?? (() => undefined)], 1);

    expect(line.events.at(-1)).toEqual({ type: 'engine.lost', retryAfter: null });
  });

  it('X-35: are allowed again a minute later', async () => {
    const line = await openReady();
    for (let time = 0; time < 6; time += 1) {
      line.receive(makeStopped(true));
      line.connect();
      line.open();
      line.receive(ready);
    }
    line.clock.increment(60_000);
    line.receive(makeStopped(true));

    expect(line.asked()).toBe(7);
  });
});
