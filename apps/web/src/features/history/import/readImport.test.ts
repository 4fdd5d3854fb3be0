import { writeTextFile } from '@nevisa/transcript';
import { describe, expect, it } from 'vitest';
import { readImport } from './readImport.ts';
import { toNewConversation } from './toNewConversation.ts';

const segment = (segment_id: string, text: string) => ({
  segment_id,
  text,
  start: 0,
  end: 1,
  words: [{ word: text.trim(), start: 0, end: 1, conf: 0.5 }],
  speaker: 'a',
  is_edited: false,
});
const data = {
  title: 'جلسه',
  created_at: '2026-11-21T10:00:00Z',
  duration: 1_000.4,
  speakers: [{ id: 'a', name: 'سارا' }],
  text: 'سلام\nدنیا خوب',
  segments: [segment('1', 'سلام\n'), segment('2', 'دنیا'), segment('3', 'خوب')],
};
const blob = (content: BlobPart) => new Blob([content]);

describe('a text from a file', () => {
  it('X-169: has the words, times and speakers of the file, and an id of its own', async () => {
    const read = await readImport(blob(writeTextFile(data)));
    const file = read.ok ? read.file : null;
    expect(file).toMatchObject(data);
    const now = Date.parse('2026-11-27T10:00:00Z');
    expect(file && toNewConversation(file, 'one', now)).toEqual({
      client_id: 'one',
      title: 'جلسه',
      text: data.text,
      segments: data.segments,
      speakers: data.speakers,
      duration: 1_000,
      source: 'LIVE',
      created_at: '2026-11-27T10:00:00.000Z',
    });
  });

  it('X-169: a file without segments becomes one typed text', async () => {
    const read = await readImport(
      blob(writeTextFile({ ...data, segments: [], title: 'ا'.repeat(500) })),
    );
    const made = read.ok ? toNewConversation(read.file, 'one', 0) : null;
    expect(made?.segments).toMatchObject([{ text: data.text, start: null, words: [] }]);
    expect([made?.text, Array.from(made?.title ?? '')]).toEqual([data.text, Array(200).fill('ا')]);
  });

  it.each<[string, BlobPart, string]>([
    [
      'a cut file',
      writeTextFile(data).slice(0, 90),
      'این فایل json سالم نیست؛ خط ۵ خوانده نمی‌شود.',
    ],
    [
      'a foreign file',
      '{\n  "format": "x" }',
      'این فایل از نویسا نیست؛ خط ۲ با فایل‌های نویسا جور نیست.',
    ],
    [
      'a wrong value',
      writeTextFile(data).replace('"conf": 0.5', '"conf": 5'),
      'مقداری در خط ۲۵ این فایل نادرست است و نوشته‌ای ساخته نشد.',
    ],
    ['an empty text', writeTextFile({ ...data, segments: [], text: ' ' }), 'این فایل متنی ندارد.'],
    ['another encoding', new Uint8Array([0xc8, 0xc7, 0xff]), 'فایل خوانده نشد.'],
  ])('X-169: %s is refused in words, with its line', async (_, content, reason) => {
    expect(await readImport(blob(content))).toEqual({ ok: false, reason });
  });
});
