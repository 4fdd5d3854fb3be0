import { closeCodes } from '@nevisa/api';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { AudioSendBuffer } from './audioSendBuffer.ts';
import { createMemoryFrames, waitForPromises } from '../testing/memoryFrames.ts';
import {
  openConnected,
  listTypes,
  openBuffer,
  openReady,
  ready,
  makeStopped,
} from '../testing/socketLine.ts';

describe('nevisaProtocol', () => {
  it('X-24: continues the document over the next connection', async () => {
    const buffer = await openBuffer();
    const first = await openReady(buffer);
    first.speak(5);
    first.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 0, end: 1, seq: 0 });
    first.receive({ type: 'ack', seq: 1 });
    first.drop(1006);
    const second = await openConnected(buffer);
    second.receive({ ...ready, next_seq: 2 });
    second.speak(1);

    expect(first.events.at(-1)).toEqual({ type: 'engine.lost', retryAfter: null });
    expect(second.said).toEqual([
      { type: 'start', session_id: 's1', resume_token: 'r1', last_seq: 0 },
    ]);
    expect(second.audio.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
  });

  it('X-24: sends audio over the next connection when the first one was never ready', async () => {
    const buffer = await openBuffer();
    const first = await openConnected(buffer);
    first.speak(2);
    first.close();
    const second = await openReady(buffer);
    await waitForPromises();

    expect(second.said).toEqual([{ type: 'start', session_id: 's1' }]);
    expect(second.audio.map(({ seq }) => seq)).toEqual([0, 1]);
  });

  it.each([
    ['the service reports it', () => openConnected(), false],
    ['audio was discarded', async () => openConnected(await incomplete()), true],
  ])('X-26: reports an incomplete end when %s', async (_, open, complete) => {
    const line = await open();
    line.receive(ready);
    line.stop();
    await waitForPromises();
    for (let tick = 0; tick < 100; tick += 1) {
      line.clock.increment(20);
      line.receive({ type: 'ack', seq: line.audio.length - 1 });
    }
    await waitForPromises();
    line.receive(makeStopped(complete));

    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: false });
  });

  it.each([
    [false, 120],
    [true, 0],
  ])(
    'X-26: after an end that is complete: %o, the device has %i ms of audio',
    async (complete, unsent) => {
      const buffer = await openBuffer();
      const line = await openReady(buffer);
      line.speak(3);
      line.stop();
      await waitForPromises();
      line.receive(makeStopped(complete));

      expect([listTypes(line.events).at(-1), buffer.unsent]).toEqual(['engine.stopped', unsent]);
    },
  );

  it('X-26: reports a connection as lost that closes before the end is confirmed', async () => {
    const line = await openReady();
    line.stop();
    line.drop(closeCodes.normal);

    expect(line.events.at(-1)).toEqual({ type: 'engine.lost', retryAfter: null });
  });

  it.each([
    [closeCodes.noUsageRemained, 'no_usage_remained', 'no-credit'],
    [closeCodes.noService, 'no_service', 'no-service'],
    [closeCodes.takenOver, 'session_active', 'busy-elsewhere'],
  ])(
    'X-6, X-30: maps close code %i and error %s to the refusal %s',
    async (closeCode, code, kind) => {
      const [dropped, told] = [await openConnected(), await openConnected()];
      dropped.drop(closeCode);
      told.receive({ type: 'error', code, fatal: true });

      const refusal = [{ type: 'engine.refused', reason: { kind } }];
      expect([dropped.events, told.events]).toEqual([refusal, refusal]);
    },
  );

  it.each([1000, 1006, 1011, 1012, closeCodes.frameTooLarge])(
    'X-24: reports close code %i as a lost connection',
    async (code) => {
      const line = await openReady();
      line.drop(code);
      line.drop(code);

      expect(line.events.slice(1)).toEqual([{ type: 'engine.lost', retryAfter: null }]);
    },
  );

  it('reports the messages of the service', async () => {
    const line = await openReady();
    line.receive({ type: 'partial', segment_id: 'a', text: 'سلا' });
    line.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 1, end: 2, seq: 3 });
    line.receive({ type: 'usage', usage_remained: 5 });
    line.receive({ type: 'warning', code: 'usage_low', remaining_ms: 7 });
    line.receive({ type: 'warning', code: 'clipping' });
    line.receive({ type: 'error', code: 'hiccup', fatal: false });

    expect(line.events.slice(1)).toEqual([
      { type: 'engine.partial', segmentId: 'a', text: 'سلا' },
      { type: 'engine.final', segmentId: 'a', text: 'سلام', start: 1, end: 2, words: [] },
      { type: 'engine.usage', usageRemained: 5 },
      { type: 'engine.warning', code: 'usage_low', remaining: 7 },
      { type: 'engine.warning', code: 'clipping', remaining: null },
    ]);
  });

  it('counts unknown messages and continues', async () => {
    const line = await openReady();
    line.receive({ type: 'news' });
    line.receive({ type: 'ack' });
    line.receiveRaw('{');
    line.receiveRaw(new ArrayBuffer(4));

    expect(line.ignored()).toBe(4);
    expect(line.events).toHaveLength(1);
  });

  it('sends and reports nothing after close', async () => {
    const line = await openReady();
    line.close();
    line.receive({ type: 'partial', segment_id: 'a', text: 'دیر' });
    line.speak(1);
    line.stop();
    line.clock.increment(60_000);
    line.drop(1006);

    expect(line.events).toHaveLength(1);
    expect([line.said.length, line.audio.length]).toEqual([1, 0]);
  });

  it('reports each loss once, and again after a retry', async () => {
    const line = await openReady();
    line.drop(1006);
    line.connect();
    line.drop(1006);
    line.refuse({ type: 'engine.lost', retryAfter: null });

    expect(listTypes(line.events)).toEqual(['engine.ready', 'engine.lost', 'engine.lost']);
  });

  it.each([
    [closeCodes.idle, { type: 'engine.idled' }],
    [closeCodes.slowDown, { type: 'engine.lost', retryAfter: 5_000 }],
  ])('X-36: maps close code %i to %o', async (code, event) => {
    const line = await openReady();
    line.drop(code);

    expect(line.events.slice(1)).toEqual([event]);
  });

  it('X-41: configures every connection once it is ready, before its audio', async () => {
    const line = await openConnected();
    const configuration = { preferences: { auto_punctuation: true } };
    line.transport.dispatch({ type: 'configure', configuration });
    expect(line.said).toEqual([{ type: 'start', session_id: 's1' }]);
    line.receive(ready);
    expect(line.said.at(-1)).toEqual({ type: 'configure', configuration });
    line.drop(1006);
    line.connect();
    line.open();
    line.receive(ready);

    expect(line.lines[1]?.said).toEqual([
      { type: 'start', session_id: 's1', resume_token: 'r1' },
      { type: 'configure', configuration },
    ]);
  });

  it('X-41: configures a live connection when the setting changes', async () => {
    const line = await openReady();
    const configuration = { preferences: { auto_punctuation: false } };
    line.transport.dispatch({ type: 'configure', configuration });

    expect(line.said.at(-1)).toEqual({ type: 'configure', configuration });
  });

  it('reports the words of a sentence', async () => {
    const line = await openReady();
    const words = [{ word: 'سلام', start: 0.1, end: 0.5, conf: 0.75 }];
    line.receive({ type: 'final', segment_id: 'a', text: 'سلام', start: 0, end: 1, seq: 0, words });

    expect(line.events.at(-1)).toMatchObject({
      words: [{ text: 'سلام', start: 0.1, end: 0.5, confidence: 0.75 }],
    });
  });
});

/** A buffer whose device stored frames with a gap between them. */
async function incomplete(): Promise<AudioSendBuffer> {
  const unsent = createMemoryFrames();
  await unsent.append([0, 2].map((seq) => ({ seq, samples: new Int16Array(640) })));
  const buffer = new AudioSendBuffer({ unsent, clock: new SimulatedClock() });
  await waitForPromises();
  return buffer;
}
