import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import fc from 'fast-check';
import { parseText } from 'media-captions';
import { describe, expect, it } from 'vitest';
import { createSource, createSpoken, spokenSource } from '../testing/spokenTexts.ts';
import { type Cue, createCues } from './cues.ts';
import { markChoices } from './directionMarks.ts';
import { describeTranscript, type ExportSource } from './exportedTranscript.ts';
import { writeSrt, writeVtt } from './subtitles.ts';
import { writeTimecode } from './timecode.ts';

const toCues = (source: ExportSource) => createCues(describeTranscript(source).paragraphs);
const withoutMarks = (text: string) => text.replaceAll(/[\u200F\u202B\u202C\uFEFF]/gu, '');
const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** A second reader: time and lines of each block. */
function readBlocks(text: string, line: string) {
  return text
    .split(`${line}${line}`)
    .map((block) => block.split(line).filter((each) => each !== ''))
    .filter((lines) => lines[1]?.includes(' --> '))
    .map(([, time = '', ...lines]) => ({ time, lines }));
}

const cue = (lines: string[], start = 1_000, end = 3_000): Cue => ({
  start,
  end,
  speaker: 'سارا',
  lines,
  isFast: false,
});

/** What a player may set in the wrong order. */
const fixtures = [
  'GPU خیلی گران است.',
  'جمله با نقطه پایان می‌گیرد.',
  'آیا آمدی؟',
  'همه (جز یکی)',
  '۱۲ نفر آمدند',
  'رشد ۵٪',
  'نشانی sara@example.ir',
  'نسخهٔ 2.0 & <b>بعد</b>',
];

describe('the time of a cue', () => {
  it.each([
    [0, '00:00:00,000'],
    [1, '00:00:00,001'],
    [Math.round(59.9996 * 1_000), '00:01:00,000'],
    [3_599_999, '00:59:59,999'],
    [99 * 3_600_000 + 3_599_999, '99:59:59,999'],
    [123 * 3_600_000, '123:00:00,000'],
  ])('X-166, T-48: %i ms are %s', (time, written) => {
    expect(writeTimecode(time, ',')).toBe(written);
  });

  it('X-166, T-48: 59.9996 s are a whole minute in the file', () => {
    const source = createSource([createSpoken('1', 'سلام', { start: 59.9996, length: 1 })]);
    expect(writeSrt(toCues(source), 'none')).toContain('00:01:00,000 --> 00:01:01,000');
  });
});

describe('a file of SubRip', () => {
  it('X-167: has the mark of UTF-8 and each line between the marks of its direction', () => {
    expect(writeSrt([cue(['GPU خیلی', 'گران است.']), cue(['بعدی'])], 'embedding')).toBe(
      [
        '\uFEFF1',
        '00:00:01,000 --> 00:00:03,000',
        '\u202BGPU خیلی\u202C',
        '\u202Bگران است.\u202C',
        '',
        '2',
        '00:00:01,000 --> 00:00:03,000',
        '\u202Bبعدی\u202C',
        '',
      ].join('\r\n'),
    );
    expect(writeSrt([cue(['سلام.'])], 'rlm')).toContain('\r\n\u200Fسلام.\u200F\r\n');
    expect(writeSrt([cue(['سلام.'])], 'none')).toContain('\r\nسلام.\r\n');
  });

  it(
    'X-167: without its marks it is the text, byte by byte',
    () => {
      checkEvery(100, spokenSource, fc.constantFrom(...markChoices), (source, marks) => {
        const cues = toCues(source);
        const blocks = readBlocks(withoutMarks(writeSrt(cues, marks)), '\r\n');
        expect(blocks.map(({ lines }) => lines)).toEqual(cues.map(({ lines }) => lines));
      });
    },
    fuzzTime(100),
  );

  it('X-167: marks that were pasted into the text turn no line', () => {
    const source = createSource([createSpoken('1', '\u202Eسلام\u2069 \u200F دنیا')]);
    expect(toCues(source)[0]?.lines).toEqual(['سلام دنیا']);
  });

  it('X-167: a word that looks like the sign of a time is none', () => {
    expect(writeSrt([cue(['از ۱ --> ۲'])], 'none').split('-->')).toHaveLength(2);
  });
});

describe('a file of WebVTT', () => {
  it('X-167: names the speaker, begins each line right-to-left and escapes its signs', () => {
    const cues = [{ ...cue(['a < b & c --> d', 'خط دو']), speaker: 'ر & <ض>' }];
    expect(writeVtt(cues, { speakers: true, marks: 'embedding' })).toBe(
      [
        'WEBVTT',
        '',
        '1',
        '00:00:01.000 --> 00:00:03.000 align:center',
        '<v ر &amp; &lt;ض&gt;>\u200Fa &lt; b &amp; c --&gt; d',
        '\u200Fخط دو',
        '',
      ].join('\n'),
    );
    expect(writeVtt([cue(['سلام'])], { speakers: false, marks: 'none' })).toMatch(/center\nسلام\n$/);
  });

  it(
    'X-167: without its marks and signs it is the text, byte by byte',
    () => {
      checkEvery(100, spokenSource, (source) => {
        const cues = toCues(source);
        const written = writeVtt(cues, { speakers: false, marks: 'embedding' });
        const blocks = readBlocks(withoutMarks(written), '\n');
        expect(blocks.map(({ lines }) => lines.map(unescape))).toEqual(
          cues.map(({ lines }) => lines),
        );
      });
    },
    fuzzTime(100),
  );
});

describe('another reader of subtitles', () => {
  it.each(['srt', 'vtt'] as const)(
    'X-167: reads each cue of %s with its time and words',
    async (type) => {
      const cues = fixtures.map((line, at) => cue([line], at * 4_000, at * 4_000 + 2_500));
      const file =
        type === 'srt'
          ? writeSrt(cues, 'embedding').slice(1)
          : writeVtt(cues, { speakers: true, marks: 'embedding' });
      const read = await parseText(file, { type, strict: type === 'vtt' });
      expect(read.errors).toEqual([]);
      expect(
        read.cues.map(({ startTime, endTime, text }) => [
          startTime * 1_000,
          endTime * 1_000,
          unescape(withoutMarks(text.replace(/^<v [^>]*>/u, ''))),
        ]),
      ).toEqual(cues.map(({ start, end, lines }) => [start, end, lines.join('\n')]));
      if (type === 'vtt') {
        expect(read.cues.every(({ align }) => align === 'center')).toBe(true);
      }
    },
  );
});
