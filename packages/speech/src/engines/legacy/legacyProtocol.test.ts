import type { EngineEvent } from '../../engine.ts';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { AudioSendBuffer } from '../../worker/audioSendBuffer.ts';
import { createTransport, type ConnectionListener } from '../../worker/transport.ts';
import { legacyProtocol } from './legacyProtocol.ts';
import { createMemoryFrames, waitForPromises } from '../../testing/memoryFrames.ts';

const session = { session_id: '', resume_token: '', usage_remained: 0, max_session_ms: Infinity };
const word = (text: string, start: number, end: number) => ({ word: text, start, end, conf: 0.9 });

describe('legacyProtocol', () => {
  it('X-1: sends no audio before the last step of the handshake', async () => {
    const line = await opened();
    line.speak(25);
    line.receive({ message: 'INIT' });
    line.receive({ message: 'REQ-RESPONSE' });
    expect(line.said).toEqual([
      {
        message: 'REQ',
        mode: 'stream-custom-raw',
        engine: '1',
        'decoding-info': { 'sample-rate': 16_000 },
      },
      { message: 'SOES' },
    ]);
    expect(line.blobs).toEqual([]);
    line.receive({ message: 'SOES-RESPONSE' });
    await waitForPromises();
    for (let tick = 0; tick < 50; tick += 1) {
      line.clock.increment(20);
    }

    expect(line.events).toContainEqual({ type: 'engine.ready', usageRemained: null });
    expect(line.blobs.map(({ byteLength }) => byteLength)).toEqual([16_044, 16_044]);
  });

  it('X-2: sends WAV files of 500 ms, 16 kHz and one channel', async () => {
    const line = await live();
    line.speakInTime(26);
    const file = new DataView(line.blobs[0] ?? new ArrayBuffer(44));

    expect(readText(file, 0, 4) + readText(file, 8, 8) + readText(file, 36, 4)).toBe(
      'RIFFWAVEfmt data',
    );
    expect([file.getUint16(22, true), file.getUint32(24, true), file.getUint16(34, true)]).toEqual([
      1, 16_000, 16,
    ]);
    expect([file.getUint32(40, true), file.getInt16(44, true)]).toEqual([16_000, 16_384]);
    expect(line.blobs).toHaveLength(2);
  });

  it('X-3: reports a partial and its final under one segment id', async () => {
    const line = await live();
    line.speakInTime(100);
    line.receive({ transcription: { partial: 'سلام' } });
    line.receive({
      transcription: { text: 'سلام دنیا', result: [word('سلام', 0, 1), word('دنیا', 1, 2)] },
    });
    line.receive({ transcription: { partial: 'خوبی' } });
    const { numbering } = line.buffer;

    expect(line.texts()).toEqual([
      { type: 'engine.partial', segmentId: `${numbering}.0.0`, text: 'سلام' },
      {
        type: 'engine.final',
        segmentId: `${numbering}.0.0`,
        text: 'سلام دنیا',
        start: 0,
        end: 2,
        words: [
          { text: 'سلام', start: 0, end: 1, confidence: 0.9 },
          { text: 'دنیا', start: 1, end: 2, confidence: 0.9 },
        ],
      },
      { type: 'engine.partial', segmentId: `${numbering}.50.0`, text: 'خوبی' },
    ]);
  });

  it('X-24: sends all audio after the last sentence again after a break, with times of the document', async () => {
    const line = await live();
    line.speakInTime(100);
    line.receive({ transcription: { text: 'سلام', result: [word('سلام', 0, 2)] } });
    line.drop(1006);
    line.speak(5);
    line.connect();
    line.handshake();
    for (let tick = 0; tick < 200; tick += 1) {
      line.clock.increment(20);
    }
    expect(line.buffer.unsent).toBe(55 * 40);
    // Four seconds before the break, and 2.2 s after it; the last 200 ms wait for a full file.
    expect(line.blobs).toHaveLength(8 + 4);
    line.receive({ transcription: { text: 'دنیا', result: [word('دنیا', 0.5, 1)] } });

    expect(line.texts().at(-1)).toMatchObject({
      segmentId: `${line.buffer.numbering}.50.0`,
      start: 2.5,
      end: 3,
    });
    expect(line.types()).toEqual([
      'engine.ready',
      'engine.final',
      'engine.lost',
      'engine.ready',
      'engine.final',
    ]);
  });

  it('X-34: takes the first sentence of a later visit for no repetition of one of an earlier visit', async () => {
    const disk = createMemoryFrames();
    const ids: unknown[] = [];
    for (const text of ['سلام', 'دوباره سلام']) {
      const line = await live(disk);
      line.speakInTime(50);
      line.receive({ transcription: { text, result: [word(text, 0, 2)] } });
      await waitForPromises();
      ids.push(...line.texts().map((event) => 'segmentId' in event && event.segmentId));
    }

    expect(disk.kept.size).toBe(0);
    expect(new Set(ids).size).toBe(2);
  });

  it('X-34: gives a sentence that comes again after a crash its id of before', async () => {
    const disk = createMemoryFrames();
    await disk.append([7, 8, 9].map((seq) => ({ seq, samples: new Int16Array(640) })));
    const ids: unknown[] = [];
    for (const visit of [1, 2]) {
      const line = await live(disk);
      line.clock.increment(1_000);
      await waitForPromises();
      line.receive({ transcription: { partial: `سلام ${visit}` } });
      ids.push(...line.texts().map((event) => 'segmentId' in event && event.segmentId));
    }

    expect(ids).toEqual(['7.0', '7.0']);
  });

  it('X-30: reports spent credit', async () => {
    const line = await live();
    line.receive({ message: 'NO-USAGE-REMAINED' });
    line.drop(1000);

    expect(line.events.at(-1)).toEqual({ type: 'engine.refused', reason: { kind: 'no-credit' } });
  });

  it.each([
    ['the service confirms it', (line: Line) => line.receive({ message: 'EOES-RESPONSE' })],
    ['the service closes the connection', (line: Line) => line.drop(1000)],
    [
      'no sentence follows the last one',
      (line: Line) => {
        line.receive({ transcription: { text: 'سلام' } });
        line.clock.increment(1_000);
      },
    ],
  ])('X-26: sends the remaining audio and the end, and ends complete when %s', async (_, end) => {
    const line = await live();
    line.speakInTime(13);
    line.transport.dispatch({ type: 'stop' });
    expect(line.said.at(-1)).toEqual({ message: 'EOES' });
    expect(line.blobs.map(({ byteLength }) => byteLength)).toEqual([16_044, 44 + 640]);
    expect(line.events.at(-1)).toEqual({ type: 'engine.flushed' });
    end(line);

    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
    expect(line.buffer.unsent).toBe(0);
  });

  it('X-26: waits for the sentence of words that follow the end', async () => {
    const line = await live();
    line.speakInTime(100);
    line.transport.dispatch({ type: 'stop' });
    line.receive({ transcription: { text: 'سلام', result: [word('سلام', 0, 1)] } });
    line.clock.increment(500);
    line.receive({ transcription: { partial: 'دنیا' } });
    line.clock.increment(3_000);
    expect(line.events.at(-1)?.type).toBe('engine.partial');
    expect(line.buffer.unsent).toBe(75 * 40);
    line.receive({ transcription: { text: 'دنیا', result: [word('دنیا', 1.5, 2)] } });
    line.clock.increment(1_000);

    expect(line.texts().at(-1)).toMatchObject({ type: 'engine.final', text: 'دنیا' });
    expect(line.events.at(-1)).toEqual({ type: 'engine.stopped', complete: true });
  });

  it('X-24: reports an interrupted end and a silent service as lost', async () => {
    const broken = await live();
    broken.transport.dispatch({ type: 'stop' });
    broken.drop(1006);
    const silent = await opened();
    silent.clock.increment(10_000);

    expect([broken.events.at(-1), silent.events.at(-1)]).toEqual([
      { type: 'engine.lost', retryAfter: null },
      { type: 'engine.lost', retryAfter: null },
    ]);
  });

  it('X-36: records nothing during a pause', async () => {
    const line = await live();
    line.transport.dispatch({ type: 'pause' });
    line.speakInTime(20);
    line.transport.dispatch({ type: 'resume' });
    line.speakInTime(13);

    expect(line.blobs).toHaveLength(1);
    expect(line.buffer.unsent).toBe(13 * 40);
  });

  it('accepts bare names, and counts unknown messages', async () => {
    const line = await opened();
    line.receiveRaw('INIT');
    line.receiveRaw('{');
    line.receiveRaw(new ArrayBuffer(2));
    line.receive({ transcription: { partial: 3 } });

    expect(line.said).toHaveLength(1);
    expect(line.transport.ignoredMessages).toBe(3);
  });
});

type Line = Awaited<ReturnType<typeof opened>>;

async function opened(disk = createMemoryFrames()) {
  const clock = new SimulatedClock();
  const buffer = new AudioSendBuffer({ unsent: disk, clock });
  await waitForPromises();
  const events: EngineEvent[] = [];
  const said: unknown[] = [];
  const blobs: ArrayBuffer[] = [];
  let listener: ConnectionListener | null = null;
  const transport = createTransport(legacyProtocol, {
    buffer,
    clock,
    report: (event) => event.type !== 'engine.unsent' && events.push(event),
    requestSession: () => undefined,
    openConnection: (_, given) => {
      listener = given;
      return {
        send: (message) =>
          typeof message === 'string' ? said.push(JSON.parse(message)) : blobs.push(message),
        close: () => undefined,
      };
    },
  });
  const connect = () =>
    transport.dispatch({ type: 'connect', address: 'wss://old/onlineASR6', session });
  const receive = (message: object) => listener?.received(JSON.stringify(message));
  const speak = (frames: number) => {
    for (let frame = 0; frame < frames; frame += 1) {
      transport.dispatch({
        type: 'audio',
        audio: {
          samples: new Float32Array(640).fill(0.5),
          sampleRate: 16_000,
          capturedAt: 0,
        },
      });
    }
  };
  connect();

  return {
    transport,
    buffer,
    clock,
    events,
    said,
    blobs,
    connect,
    receive,
    receiveRaw: (message: unknown) => listener?.received(message),
    drop: (code: number) => listener?.closed(code),
    handshake: () =>
      ['INIT', 'REQ-RESPONSE', 'SOES-RESPONSE'].forEach((message) => receive({ message })),
    speak,
    speakInTime(frames: number) {
      for (let frame = 0; frame < frames; frame += 1) {
        clock.increment(40);
        speak(1);
      }
    },
    types: () => events.map(({ type }) => type),
    texts: () => events.filter(({ type }) => type === 'engine.partial' || type === 'engine.final'),
  };
}

async function live(disk?: ReturnType<typeof createMemoryFrames>) {
  const line = await opened(disk);
  line.handshake();
  return line;
}

function readText(view: DataView, from: number, length: number): string {
  return String.fromCharCode(...new Uint8Array(view.buffer, from, length));
}
