import { defaultWriting, proposeCleanup } from '@nevisa/writing';
import { describe, expect, it } from 'vitest';
import { openConversation } from '../conversation/openConversation.ts';
import { readPlacedSegments, readSegments } from '../conversation/readSegments.ts';
import { createTranscriptDocument } from '../model/createTranscriptDocument.ts';
import { makeSaid } from '../testing/conversationStories.ts';
import { findWordTimes } from '../times/findWordTimes.ts';
import { cleanText } from './cleanText.ts';

const propose = (text: string) => [...proposeCleanup(text, defaultWriting)].flat();

const spoken = () =>
  openConversation([makeSaid('a', 'می روم ، خانه\n', 0), makeSaid('b', 'بیست و سه كتاب', 5)]);

describe('cleanText', () => {
  it('X-160: makes all accepted changes as one undo step, apart from the typing around it', () => {
    const document = spoken();
    document.insertText('!');
    const changes = propose(document.text());
    expect(cleanText(document, changes)).toBe(4);
    document.insertText('?');
    expect(document.text()).toBe('می‌روم، خانه\n۲۳ کتاب!?');
    document.undo();
    expect(document.text()).toBe('می‌روم، خانه\n۲۳ کتاب!');
    document.undo();
    expect(document.text()).toBe('می روم ، خانه\nبیست و سه كتاب!');
    document.redo();
    expect(document.text()).toBe('می‌روم، خانه\n۲۳ کتاب!');
  });

  it('X-49: makes only the given changes, and none where the text has changed since', () => {
    const document = spoken();
    const changes = propose(document.text()).filter(({ after }) => after !== '۲۳');
    document.replace([{ from: 0, to: 6, before: 'می روم', after: 'رفتیم' }]);
    expect(cleanText(document, changes)).toBe(0);
    expect(cleanText(document, propose(document.text()).slice(0, 1))).toBe(1);
    expect(document.text()).toBe('رفتیم، خانه\nبیست و سه كتاب');
    expect(cleanText(document, [])).toBe(0);
  });

  it('X-137: each segment keeps its words, and a number has the time of all of its words', () => {
    const document = spoken();
    const before = readSegments(document);
    cleanText(document, propose(document.text()));
    expect(readSegments(document).map(({ segment_id, text }) => [segment_id, text])).toEqual([
      ['a', 'می‌روم، خانه\n'],
      ['b', '۲۳ کتاب'],
    ]);
    expect(readSegments(document).map(({ words }) => words)).toEqual(
      before.map(({ words }) => words),
    );
    const second = readPlacedSegments(document)[1];
    const [number, book] = second === undefined ? [] : findWordTimes(second);
    expect([number?.start, number?.end, book?.start]).toEqual([5, 8, 8]);
  });

  it('X-40: a spoken line break ends the paragraph, and a mark belongs to the words before it', () => {
    const document = openConversation([
      makeSaid('a', 'سلام', 0),
      makeSaid('b', 'نقطه خط بعد خوبی', 5),
    ]);
    cleanText(document, propose(document.text()));
    expect(document.text()).toBe('سلام.\nخوبی');
    expect(
      readSegments(document)
        .map(({ text }) => text)
        .join(' '),
    ).toBe('سلام.\n خوبی');
  });

  it('X-32: text that the recogniser may still change stays', () => {
    const document = createTranscriptDocument();
    document.insertSegment({ id: 'a', text: 'می روم', confirmed: false });
    expect(cleanText(document, propose(document.text()))).toBe(0);
    expect(document.text()).toBe('می روم');
  });
});
