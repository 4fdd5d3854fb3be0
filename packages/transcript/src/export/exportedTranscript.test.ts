import { describe, expect, it } from 'vitest';
import { openConversation } from '../conversation/openConversation.ts';
import { readSegments } from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import { readSpeakers } from '../speakers/readSpeakers.ts';
import { createSaved } from '../testing/savedTexts.ts';
import { createSource, createSpoken } from '../testing/spokenTexts.ts';
import { describeTranscript, hasTimes } from './exportedTranscript.ts';
import { type LineOptions, listLines } from './exportLines.ts';
import { writeMarkdown, writePlainText } from './plainText.ts';

const plain: LineOptions = { times: false, speakers: true, digits: 'kept', layout: 'paragraphs' };
const people = [
  { id: 'a', name: 'سارا' },
  { id: 'b', name: 'رضا' },
];
const meeting = createSource(
  [
    createSpoken('1', 'سلام. رشد 5٪ است.', { start: 61, length: 0.5, speaker: 'a' }),
    createSpoken('2', 'خوبی؟\n', { start: 64, length: 0.5, speaker: 'b' }),
    createSpoken('3', '1. یک_دو با a2@b.ir', { start: 70, length: 0.5, speaker: 'b' }),
  ],
  { title: 'جلسهٔ #۱', speakers: people },
);

describe('an exported text', () => {
  it('X-165: is that of the open document, with the times of its words', () => {
    const document = openConversation([createSpoken('1', 'سلام دنیا')], { speakers: people });
    const { state, dispatch } = getInternals(document);
    dispatch(state().tr.insertText(' خوب', 5));
    const source = createSource(readSegments(document), { speakers: readSpeakers(document) });
    const [paragraph] = describeTranscript(source).paragraphs;
    expect(paragraph?.text).toBe('سلام خوب دنیا');
    expect(paragraph?.words.map(({ text }) => text).join(' ')).toBe(paragraph?.text);
    expect(paragraph?.words.some(({ start }) => start === 400)).toBe(true);
  });

  it('X-165: a segment with a line break ends its paragraph, and so does another speaker', () => {
    const source = createSource(
      [
        createSaved('1', 'یک', 'a'),
        createSaved('2', 'دو\n', 'a'),
        createSaved('3', 'سه\n\nچهار', 'a'),
        createSaved('4', '\nپنج', 'a'),
        createSaved('5', 'شش', 'b'),
        createSaved('6', ' \n', 'b'),
        createSaved('7', 'هفت', 'b'),
      ],
      { speakers: people },
    );
    expect(
      describeTranscript(source).paragraphs.map(({ speaker, text }) => `${speaker} ${text}`),
    ).toEqual(['سارا یک دو', 'سارا سه', 'سارا چهار', 'سارا پنج', 'رضا شش', 'رضا هفت']);
  });

  it('X-165: without segments its lines are its paragraphs', () => {
    const text = describeTranscript(createSource([], { text: 'یک\n\nدو' }));
    expect(text.paragraphs.map((paragraph) => paragraph.text)).toEqual(['یک', 'دو']);
    expect([hasTimes(createSource([])), hasTimes(meeting)]).toEqual([false, true]);
    expect(describeTranscript(createSource([], { text: ' \n ' })).paragraphs).toEqual([]);
  });

  it('X-165: its digits are written as they are, or in one script, but those of an address', () => {
    const digits = (choice: 'kept' | 'persian' | 'latin') =>
      describeTranscript(meeting, choice).paragraphs.map(({ text }) =>
        text.replaceAll(/[^\d۰-۹@]/gu, ''),
      );
    expect(digits('kept')).toEqual(['5', '', '12@']);
    expect(digits('persian')).toEqual(['۵', '', '۱2@']);
    expect(describeTranscript(meeting, 'latin').title).toBe('جلسهٔ #1');
  });

  it('X-168: has no character that a file of XML cannot have', () => {
    const [paragraph] = describeTranscript(
      createSource([createSaved('1', 'a\u0001b\tc\uD800')]),
    ).paragraphs;
    expect(paragraph?.text).toBe('ab c\uFFFD');
  });

  it('X-168: has no such character in its title and in the names of its speakers', () => {
    const source = createSource([createSaved('1', 'سلام\uFFFE', 'a')], {
      title: 'گز\u0002ارش \uD800',
      speakers: [{ id: 'a', name: 'سا\u0001را' }],
    });
    const { title, paragraphs } = describeTranscript(source);
    expect([title, paragraphs[0]?.speaker, paragraphs[0]?.text]).toEqual([
      'گزارش \uFFFD',
      'سارا',
      'سلام\uFFFD',
    ]);
  });
});

describe('the times of a text', () => {
  it('X-166: a text whose segments have times, and no words with times, has subtitles', () => {
    const segment = { ...createSaved('1', 'سلام'), start: 1, end: 2 };
    const source = (more: object) => createSource([{ ...segment, ...more }]);
    expect([{}, { end: null }, { text: ' \n' }].map((more) => hasTimes(source(more)))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a text for reading', () => {
  it('X-167: plain text has the mark of UTF-8 and no mark of direction', () => {
    expect(writePlainText(listLines(describeTranscript(meeting), plain))).toBe(
      '\uFEFFسارا: سلام. رشد 5٪ است.\nرضا: خوبی؟\n1. یک_دو با a2@b.ir\n',
    );
  });

  it('X-165: has times and speakers by choice', () => {
    const lines = listLines(describeTranscript(meeting), {
      ...plain,
      times: true,
      speakers: false,
    });
    expect(writePlainText(lines)).toBe(
      '\uFEFF[۰۰:۰۱:۰۱] سلام. رشد 5٪ است.\n[۰۰:۰۱:۰۴] خوبی؟\n[۰۰:۰۱:۱۰] 1. یک_دو با a2@b.ir\n',
    );
    const latin = listLines(describeTranscript(meeting), {
      ...plain,
      times: true,
      digits: 'latin',
    });
    expect(latin.map(({ time }) => time)).toEqual(['00:01:01', '00:01:04', '00:01:10']);
  });

  it('X-165: is divided as subtitles are by choice, and a text without times as it is written', () => {
    const long = createSource([
      createSpoken('1', `${'کلمه '.repeat(30)}\n`),
      createSpoken('2', 'پایان', { start: 20 }),
    ]);
    const lines = listLines(describeTranscript(long), { ...plain, layout: 'cues' });
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.at(-1)?.text).toBe('پایان');
    const typed = createSource([createSaved('1', 'کلمه '.repeat(30))]);
    expect(listLines(describeTranscript(typed), { ...plain, layout: 'cues' })).toHaveLength(1);
  });

  it('X-167: Markdown has no heading without a title, and one line of a title of several', () => {
    expect(writeMarkdown(' \n', [])).toBe('\n');
    expect(writeMarkdown(' یک\n دو ', [])).toBe('# یک دو\n');
  });

  it('X-167: a line of Markdown begins no list with its first sign', () => {
    const write = (text: string) => writeMarkdown('', [{ time: null, speaker: null, text }]);
    expect(['- یک', '+ یک', 'یک - دو'].map(write)).toEqual(['\\- یک\n', '\\+ یک\n', 'یک - دو\n']);
  });

  it('X-167: Markdown has the title as heading, and the signs of the words stay words', () => {
    const lines = listLines(describeTranscript(meeting), { ...plain, times: true });
    expect(writeMarkdown(meeting.title, lines)).toBe(
      '# جلسهٔ \\#۱\n\n\\[۰۰:۰۱:۰۱\\] **سارا:** سلام. رشد 5٪ است.\n\n\\[۰۰:۰۱:۰۴\\] **رضا:** خوبی؟\n\n\\[۰۰:۰۱:۱۰\\] 1\\. یک\\_دو با a2@b.ir\n',
    );
  });
});
