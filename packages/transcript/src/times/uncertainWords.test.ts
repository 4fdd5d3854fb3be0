import { describe, expect, it } from 'vitest';
import { openConversation } from '../conversation/openConversation.ts';
import { readSegments } from '../conversation/readSegments.ts';
import { getInternals } from '../model/documentInternals.ts';
import type { TranscriptDocument } from '../model/transcriptDocument.ts';
import type { SavedSegment } from '../segments/savedSegment.ts';
import { press, makeSaid, makeTyped } from '../testing/conversationStories.ts';
import { hasConfidences, listUncertainWords } from './uncertainWords.ts';

/** A segment whose words have these confidences. */
function heard(id: string, text: string, start: number, confidences: number[]): SavedSegment {
  const segment = makeSaid(id, text, start);
  const words = segment.words.map((word, at) => ({ ...word, conf: confidences[at] ?? 1 }));
  return { ...segment, words };
}

const saved = [
  heard('a', 'سلام به همه.\n', 0, [0.95, 0.5, 0.7]),
  makeTyped('t', 'یادداشت\n'),
  heard('b', 'این متن است', 10, [0.3, 1, 0.6]),
];

function read(document: TranscriptDocument, threshold = 0.9) {
  const { doc } = getInternals(document).state();
  return listUncertainWords(document, threshold).map(({ place, isCorrected }) => [
    place && doc.textBetween(place.from, place.to, '\n'),
    isCorrected,
  ]);
}

describe('listUncertainWords', () => {
  it('X-142: lists the words below the threshold in the order of the text', () => {
    const document = openConversation(saved);
    expect(read(document, 0.6)).toEqual([
      ['به', false],
      ['این', false],
    ]);
    expect(read(document, 0.61).length).toBe(3);
    expect(read(document).map(([text]) => text)).toEqual(['به', 'همه.', 'این', 'است']);
    expect(listUncertainWords(document, 0.6)[0]).toMatchObject({
      key: '1000-2000',
      confidence: 0.5,
      start: 1,
      end: 2,
    });
  });

  it('X-142: the highest threshold still finds a word that is almost certain', () => {
    const document = openConversation([heard('a', 'سلام همه', 0, [0.89, 0.9])]);
    expect(read(document, 0.9)).toEqual([['سلام', false]]);
  });

  it('X-142: a word that was written as several words is marked over all of them', () => {
    const document = openConversation(saved);
    document.replace([{ from: 5, to: 7, before: 'به', after: 'بر روی' }]);
    expect(read(document, 0.6)[0]).toEqual(['بر روی', true]);
  });

  it('X-142: a changed word is corrected, and a deleted one has no place', () => {
    const document = openConversation(saved);
    document.replace([{ from: 5, to: 7, before: 'به', after: 'بر' }]);
    const at = document.text().indexOf('این ');
    document.replace([{ from: at, to: at + 4, before: 'این ', after: '' }]);
    expect(read(document, 0.6)).toEqual([
      ['بر', true],
      [null, true],
    ]);
    document.undo();
    document.undo();
    expect(read(document, 0.6)).toEqual([
      ['به', false],
      ['این', false],
    ]);
  });

  it('X-142: a word has the same key when its segment is divided or opened again', () => {
    const document = openConversation(saved);
    const keys = () => listUncertainWords(document, 0.9).map(({ key }) => key);
    const before = keys();
    press(document, 'Enter', document.text().indexOf('همه'));
    expect(keys()).toEqual(before);
    const again = openConversation(readSegments(document));
    expect(listUncertainWords(again, 0.9).map(({ key }) => key)).toEqual(before);
  });

  it('X-142: a text without confidences has none', () => {
    const sure = openConversation([heard('a', 'سلام همه', 0, [1, 1]), makeTyped('t', 'متن')]);
    const unknown = openConversation([heard('a', 'سلام همه', 0, [0, 0])]);
    expect([hasConfidences(sure), hasConfidences(unknown)]).toEqual([false, false]);
    expect(hasConfidences(openConversation(saved))).toBe(true);
  });
});
