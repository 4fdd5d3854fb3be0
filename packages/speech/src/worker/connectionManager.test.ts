import { closeCodes } from '@nevisa/api';
import type { EngineEvent } from '../engine.ts';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { nevisaProtocol } from './nevisaProtocol.ts';
import { createTransport } from './transport.ts';
import { waitForPromises } from '../testing/memoryFrames.ts';
import {
  openConnected,
  createLine,
  openBuffer,
  openReady,
  ready,
  session,
  makeStopped,
  listTypes,
  type Line,
} from '../testing/socketLine.ts';

describe('connectionManager', () => {
  it.each([
    ['does not open', async () => createLine(await openBuffer())],
    ['opens and is never ready', () => openConnected()],
  ])('X-24: reports a connection as lost that %s within 10 seconds', async (_, open) => {
    const line = await open();
    line.clock.increment(9_999);
    expect(line.events).toEqual([]);

    line.clock.increment(1);
    expect(line.events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
    expect(line.closed()).toBe(true);
  });

  it('reports a connection as lost when the browser refuses its address', async () => {
    const events: EngineEvent[] = [];
    const transport = createTransport(nevisaProtocol, {
      buffer: await openBuffer(),
      clock: new SimulatedClock(),
      report: (event) => events.push(event),
      requestSession: () => undefined,
      openConnection: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    transport.dispatch({ type: 'connect', address: 'ws://x', session });

    expect(events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
  });

  it('X-5: requests a new session once after a refused ticket', async () => {
    const line = await openConnected();
    line.drop(closeCodes.ticketBad);
    expect([line.asked(), line.events]).toEqual([1, []]);
    line.connect();
    line.drop(closeCodes.ticketBad);

    expect(line.asked()).toBe(1);
    expect(line.events).toEqual([{ type: 'engine.lost', retryAfter: null }]);
  });

  it('X-5: requests a new session again once a connection was ready, also for a session that is called bad', async () => {
    const line = await openConnected();
    for (const refuse of [
      () => line.drop(closeCodes.ticketBad),
      () => line.receive({ type: 'error', code: 'bad_session', fatal: true }),
    ]) {
      refuse();
      line.connect();
      line.open();
      line.receive(ready);
    }

    expect([line.asked(), listTypes(line.events)]).toEqual([2, ['engine.ready']]);
  });

  it('X-5: reports the refusal of the new session', async () => {
    const line = await openConnected();
    line.drop(closeCodes.ticketBad);
    line.refuse({ type: 'engine.refused', reason: { kind: 'no-credit' } });

    expect(line.events).toEqual([{ type: 'engine.refused', reason: { kind: 'no-credit' } }]);
  });

  it.each([
    [
      'the service warns of',
      (open: Line) => open.receive({ type: 'warning', code: 'session_limit' }),
    ],
    ['the clock reaches', (open: Line) => open.clock.increment(3_585_000)],
  ])(
    'X-35: a second connection silently replaces the first before a limit that %s',
    async (_, near) => {
      const line = await openReady();
      line.speak(3);
      near(line);
      expect(line.asked()).toBe(1);
      line.speak(1);
      line.connect();
      line.open();
      line.drop(closeCodes.takenOver, 0);
      line.speak(1);
      line.clock.increment(1_000);
      line.receive({ ...ready, next_seq: 3 });
      line.speak(1);

      expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 3, 4, 5]);
      expect(listTypes(line.events)).toEqual(['engine.ready']);
      expect(line.closed(1)).toBe(false);
    },
  );

  it('X-35: the first connection stays open until the second is ready', async () => {
    const line = await openReady();
    line.receive({ type: 'warning', code: 'session_limit' });
    line.connect();
    line.open();
    line.speak(2);
    expect([line.closed(0), line.audio.length]).toEqual([false, 2]);
    line.receive({ ...ready, next_seq: 2 });

    expect([line.closed(0), line.closed(1)]).toEqual([true, false]);
  });

  it('X-35: a late acknowledgement on the first connection causes no gap', async () => {
    const line = await openReady();
    line.receive({ type: 'warning', code: 'session_limit' });
    line.speak(5);
    line.connect();
    line.open();
    line.receive({ type: 'ack', seq: 4 }, 0);
    line.receive({ ...ready, next_seq: 2 });
    line.clock.increment(1_000);
    line.speak(1);
    line.stop();
    line.receive(makeStopped(true));

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-35: retries a failed second connection without affecting the first', async () => {
    const line = await openReady();
    line.receive({ type: 'warning', code: 'session_limit' });
    line.connect();
    line.drop(1006);
    expect(listTypes(line.events)).toEqual(['engine.ready']);
    line.clock.increment(5_000);

    expect(line.asked()).toBe(2);
  });

  it('X-35: requests the next session after an end that the service initiated', async () => {
    const line = await openReady();
    line.speak(2);
    line.receive({ ...makeStopped(true) });
    line.speak(2);
    expect(line.asked()).toBe(1);
    line.connect();
    line.open();
    line.receive({ ...ready, next_seq: 2 });

    expect(line.audio.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
    expect(listTypes(line.events)).toEqual(['engine.ready']);
  });

  it('X-35: requests the next session also while the rest of the audio is sent', async () => {
    const line = await openConnected();
    line.speak(8);
    line.receive(ready);
    await waitForPromises();
    line.stop();
    line.receive(makeStopped(true));

    expect([line.asked(), listTypes(line.events)]).toEqual([1, ['engine.ready']]);
  });

  it('X-35: reports a lost connection when no session follows such an end', async () => {
    const line = await openReady();
    line.receive(makeStopped(true));
    line.clock.increment(10_000);

    expect(listTypes(line.events)).toEqual(['engine.ready', 'engine.lost']);
  });
});
