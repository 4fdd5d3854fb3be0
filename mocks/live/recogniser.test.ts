import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { join, makeNoise, makeSilence, makeThreeBursts, makeTone } from '../testing/audio.ts';
import { audioSampleRate } from '@nevisa/api';
import { createRecogniser, type Recognition } from './recogniser.ts';

const script = ['یک دو سه', 'چهار پنج شش هفت', 'هشت نه'];

describe('createRecogniser', () => {
  it('three bursts give three sentences in the order of the script', () => {
    expect(
      finalsIn(receive(makeThreeBursts())).map(({ segmentId, text }) => [segmentId, text]),
    ).toEqual([
      ['s1', script[0]],
      ['s2', script[1]],
      ['s3', script[2]],
    ]);
  });

  it('silence gives no result', () => {
    expect(receive(makeSilence(20))).toEqual([]);
  });

  it('noise below the threshold gives no result', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: -46, noNaN: true }),
        fc.integer({ min: 1, max: 9_999 }),
        (level, seed) => {
          expect(receive(makeNoise(3, level, seed))).toEqual([]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it.each([-60, -55, -50])(
    'a minute of steady noise at %i dB that a gain control raises gives no result',
    (level) => {
      for (const [raised, perSecond] of [
        [20, 1],
        [20, 3],
        [20, 7],
      ] as const) {
        expect(receive(rising(makeNoise(60, level), raised, perSecond))).toEqual([]);
      }
    },
  );

  it('speech in a noise that a gain control has raised is recognised', () => {
    const room = rising(makeNoise(12, -55), 20, 3);
    const voice = join(makeNoise(1, -35), makeTone(1, -12), makeNoise(1, -35));
    const recogniser = create();
    recogniser.receive(room);
    expect(finalsIn(recogniser.receive(voice))).toHaveLength(1);
  });

  it('the results do not depend on the division into chunks', () => {
    const audio = join(
      makeNoise(0.7, -60),
      makeTone(0.9),
      makeSilence(0.4),
      makeTone(0.6, -35),
      makeNoise(1.1, -55),
      makeTone(0.1),
      makeSilence(0.7),
      makeTone(1.4, -12),
      makeSilence(0.65),
    );
    const whole = receive(audio);
    expect(finalsIn(whole)).toHaveLength(2);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1 }), (sizes) => {
        expect(receive(audio, sizes)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('a sentence grows word by word and ends once', () => {
    expect(
      receive(join(makeSilence(0.5), makeTone(1), makeSilence(1))).map(({ type, text }) => [
        type,
        text,
      ]),
    ).toEqual([
      ['partial', 'یک'],
      ['partial', 'یک دو'],
      ['partial', 'یک دو سه'],
      ['final', 'یک دو سه'],
    ]);
  });

  it('each word has its times in seconds of the audio', () => {
    const [final] = finalsIn(receive(join(makeSilence(0.5), makeTone(0.9), makeSilence(1))));
    expect(final).toMatchObject({ start: 0.5, end: 1.4 });
    expect(final?.words.map(({ word, start, end }) => [word, start, end])).toEqual([
      ['یک', 0.5, 0.8],
      ['دو', 0.8, 1.1],
      ['سه', 1.1, 1.4],
    ]);
  });

  it('a click is no speech', () => {
    expect(
      receive(join(makeSilence(0.5), makeTone(0.1), makeSilence(1), makeTone(0.2), makeSilence(1))),
    ).toEqual([]);
  });

  it('a breath shorter than 600 ms does not end a sentence', () => {
    expect(
      finalsIn(
        receive(join(makeSilence(0.5), makeTone(1), makeSilence(0.5), makeTone(1), makeSilence(1))),
      ),
    ).toHaveLength(1);
  });

  it('speech above a steady noise is recognised', () => {
    const room = makeNoise(12, -42);
    const voice = join(makeNoise(1, -42), makeTone(1, -20), makeNoise(1, -42));
    const recogniser = create();
    recogniser.receive(room);
    recogniser.flush();
    expect(recogniser.receive(room)).toEqual([]);
    expect(finalsIn(recogniser.receive(voice))).toHaveLength(1);
  });

  it('quiet speech at the very start is recognised', () => {
    expect(finalsIn(receive(join(makeTone(0.6, -40), makeSilence(1))))).toHaveLength(1);
  });

  it('only flush ends an open sentence early', () => {
    const recogniser = create();
    recogniser.receive(join(makeSilence(0.5), makeTone(1)));
    expect(finalsIn(recogniser.flush())).toHaveLength(1);
    expect(recogniser.flush()).toEqual([]);
    expect(finalsIn(recogniser.receive(makeSilence(2)))).toEqual([]);
  });

  it('the script repeats after its end', () => {
    const recogniser = create();
    const texts = Array.from({ length: 4 }, () =>
      finalsIn(recogniser.receive(join(makeTone(0.5), makeSilence(0.7)))).map(({ text }) => text),
    );
    expect(texts.flat()).toEqual([...script, script[0]]);
  });
});

/** The audio, raised by `raised` dB at `perSecond` dB a second, as a browser's gain control does. */
function rising(audio: Int16Array, raised: number, perSecond: number): Int16Array {
  return audio.map((sample, index) => {
    const gain = Math.min(raised, (index / audioSampleRate) * perSecond);
    return Math.max(-32_768, Math.min(32_767, Math.round(sample * 10 ** (gain / 20))));
  });
}

function create() {
  return createRecogniser({
    sampleRate: audioSampleRate,
    script,
    createSegmentId: (number) => `s${number}`,
  });
}

/** Recognises the audio in chunks of the given sizes, repeated, without a flush. */
function receive(audio: Int16Array, sizes: readonly number[] = [audio.length]): Recognition[] {
  const recogniser = create();
  const heard: Recognition[] = [];
  let from = 0;
  for (let piece = 0; from < audio.length; piece += 1) {
    const size = sizes[piece % sizes.length] ?? audio.length;
    heard.push(...recogniser.receive(audio.subarray(from, from + size)));
    from += size;
  }
  return heard;
}

function finalsIn(recognitions: readonly Recognition[]) {
  return recognitions.filter((one) => one.type === 'final');
}
