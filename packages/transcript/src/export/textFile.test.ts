import { checkEvery } from '@nevisa/testing/properties';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpoken, spokenSource } from '../testing/spokenTexts.ts';
import { scanJson, toLineNumber } from './scanJson.ts';
import { readTextFile, type TextFile, writeTextFile } from './textFile.ts';

const data = {
  title: 'جلسه',
  created_at: '2026-11-21T10:00:00Z',
  revision: 4,
  duration: 1_000,
  speakers: [{ id: 'a', name: 'سارا' }],
  text: 'سلام دنیا',
  segments: [createSpoken('1', 'سلام دنیا', { speaker: 'a' })],
} as unknown as Omit<TextFile, 'format' | 'version'>;
const written = writeTextFile(data);
const findFault = (content: string) => {
  const read = readTextFile(content);
  return 'fault' in read ? read.fault : null;
};
const lineWith = (text: string) => written.slice(0, written.indexOf(text)).split('\n').length;

describe('a JSON file of a text', () => {
  it('X-169: has words, times, speakers and the revision, and is read as it was written', () => {
    checkEvery(50, spokenSource, ({ segments, speakers }) => {
      const content = writeTextFile({ ...data, segments, speakers } as typeof data);
      expect(content.startsWith('{')).toBe(true);
      expect(readTextFile(content)).toEqual({
        file: { format: 'nevisa-text', version: 1, ...data, segments, speakers },
      });
    });
  });

  it('X-169: is read with the mark of UTF-8 that another program wrote', () => {
    expect(readTextFile(`\uFEFF${written}`)).toHaveProperty('file');
  });

  it.each([
    ['{"a": 1}', 'foreign', 1],
    ['[]', 'foreign', 1],
    ['\n\n{\n  "format": "other"\n}', 'foreign', 4],
    ['1\n00:00:01,000 --> 00:00:02,000\nسلام', 'broken', 2],
    ['{\n  "format": "nevisa-text",\n}', 'broken', 3],
    ['', 'broken', 1],
  ])('X-169: %j is refused as %s with the line %i', (content, kind, line) => {
    expect(findFault(content)).toEqual({ kind, line });
  });

  it.each<[string, (text: string) => string, string]>([
    [
      'a time that is a word',
      (text) => text.replace('"start": 0,', '"start": "0",'),
      '"start": 0,',
    ],
    ['a confidence above 1', (text) => text.replace('"conf": 0.9', '"conf": 9'), '"conf": 0.9'],
    [
      'an unknown speaker',
      (text) => text.replace('"speaker": "a"', '"speaker": "b"'),
      '"speaker": "a"',
    ],
    [
      'a missing field',
      (text) => text.replace('"is_edited": false', '"other": false'),
      '"segments": [',
    ],
    [
      'another version of the shape',
      (text) => text.replace('"version": 1', '"version": 2'),
      '"version": 1',
    ],
  ])('X-169: %s is refused with its line', (_, change, place) => {
    const fault = findFault(change(written));
    expect(fault?.kind).toBe('invalid');
    expect([lineWith(place), lineWith(place) + 1]).toContain(fault?.line);
  });

  it('X-169: two segments with one id are refused at the second', () => {
    const twice = writeTextFile({ ...data, segments: [...data.segments, ...data.segments] });
    const line = twice.slice(0, twice.lastIndexOf('"segment_id"')).split('\n').length;
    expect(findFault(twice)).toEqual({ kind: 'invalid', line });
  });

  it('X-169: two speakers with one id, and a segment that ends before it begins, are refused there', () => {
    const speakers = [
      { id: 'a', name: 'سارا' },
      { id: 'a', name: 'رضا' },
    ];
    const segments = data.segments.map((segment) => ({ ...segment, start: 5, end: 1 }));
    const lineAfter = (text: string, place: string) =>
      text.slice(0, text.lastIndexOf(place)).split('\n').length;
    const twice = writeTextFile({ ...data, speakers });
    expect(findFault(twice)).toEqual({ kind: 'invalid', line: lineAfter(twice, '"id": "a"') });
    const back = writeTextFile({ ...data, segments });
    expect(findFault(back)).toEqual({ kind: 'invalid', line: lineAfter(back, '"end": 1,') });
  });

  it('X-169: a file that was cut is refused at its last line', () => {
    const lines = written.split('\n').slice(0, 9);
    expect(findFault(lines.join('\n'))).toEqual({ kind: 'broken', line: 9 });
  });
});

describe('the scanner of JSON', () => {
  it('X-169: finds a fault exactly where JSON.parse refuses', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"\\u00e9"',
      '"\\x"',
      '1',
      '-0.5e3',
      '01',
      'true',
      'nul',
      'True',
      '1E5',
      ' ',
      '\n',
      '"',
    );
    checkEvery(
      2_000,
      fc.oneof(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        fc.json(),
      ),
      (text) => {
        expect(scanJson(text, null) === null).toBe(isJson(text));
      },
    );
  });

  it('X-169: finds the line of a value in a deep text', () => {
    const depth = 100_000;
    const text = `{"a":[${'['.repeat(depth)}${']'.repeat(depth)},\n{"b\\n":\n7}]}`;
    const at = scanJson(text, ['a', 1, 'b\n']) ?? -1;
    expect([text[at], toLineNumber(text, at)]).toEqual(['7', 3]);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
