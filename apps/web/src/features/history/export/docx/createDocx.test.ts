import { extractRawText, convertToHtml } from 'mammoth';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createDocx } from './createDocx.ts';
import { serveDocx } from './serveDocx.ts';

const line = (text: string, time: string | null = null, speaker: string | null = null) => ({
  text,
  time,
  speaker,
});
const lines = [
  line('GPU خیلی گران است.', '۰۰:۰۱:۰۱', 'سارا'),
  line('می‌خواهم ۵٪ را به sara@example.ir بفرستم & <بس>', null, 'Reza'),
];

async function open(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = unzipSync(bytes);
  const read = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { buffer: Buffer.from(bytes), document: read('word/document.xml'), read };
}

const listParagraphs = (xml: string) => xml.match(/<w:p>.*?<\/w:p>/gsu) ?? [];
const readRuns = (xml: string) =>
  (xml.match(/<w:r>.*?<\/w:r>/gsu) ?? []).map((run) => ({
    text: run.replaceAll(/<[^>]*>/gu, ''),
    isRightToLeft: run.includes('<w:rtl/>'),
    isBold: run.includes('<w:b/><w:bCs/>'),
  }));

describe('a Word document', () => {
  it('X-168: has right-to-left paragraphs from the start, and the title as heading', async () => {
    const { document } = await open(await createDocx('جلسهٔ Q3', lines));
    const paragraphs = listParagraphs(document);
    expect(paragraphs).toHaveLength(3);
    for (const paragraph of paragraphs) {
      expect(paragraph).toContain('<w:bidi/>');
      expect(paragraph).toContain('<w:jc w:val="start"/>');
    }
    expect(paragraphs[0]).toContain('<w:pStyle w:val="Heading1"/>');
  });

  it('X-168: only its Persian runs are right-to-left, and the speaker is bold', async () => {
    const { document } = await open(await createDocx('', lines));
    const [first = '', second = ''] = listParagraphs(document);
    expect(readRuns(first)).toEqual([
      { text: '[۰۰:۰۱:۰۱] ', isRightToLeft: true, isBold: false },
      { text: 'سارا: ', isRightToLeft: true, isBold: true },
      { text: 'GPU', isRightToLeft: false, isBold: false },
      { text: ' خیلی گران است.', isRightToLeft: true, isBold: false },
    ]);
    expect(readRuns(second).slice(0, 2)).toEqual([
      { text: 'Reza', isRightToLeft: false, isBold: true },
      { text: ': ', isRightToLeft: true, isBold: true },
    ]);
  });

  it('X-168: has the Persian language, and font and size of complex script', async () => {
    const { read } = await open(await createDocx('', lines));
    const [defaults = ''] =
      /<w:docDefaults>.*?<\/w:docDefaults>/su.exec(read('word/styles.xml')) ?? [];
    expect(defaults).toMatch(/<w:lang [^>]*w:bidi="fa-IR"/u);
    expect(defaults).toMatch(/<w:rFonts [^>]*w:cs="Tahoma"/u);
    expect(defaults).toContain('<w:szCs w:val="24"/>');
    expect(read('word/footer1.xml')).toContain('PAGE');
  });

  it('X-168: another reader finds the words, the heading and the bold speakers', async () => {
    const { buffer } = await open(await createDocx('جلسه', lines));
    const { value: text } = await extractRawText({ buffer });
    expect(text.split('\n\n').filter(Boolean)).toEqual([
      'جلسه',
      '[۰۰:۰۱:۰۱] سارا: GPU خیلی گران است.',
      'Reza: می‌خواهم ۵٪ را به sara@example.ir بفرستم & <بس>',
    ]);
    const { value: html } = await convertToHtml({ buffer });
    expect(html).toContain('<h1>جلسه</h1>');
    expect(html).toContain('<strong>سارا: </strong>');
  });
});

describe('the Worker of a Word document', () => {
  const begin = {
    type: 'begin',
    title: 'جلسه',
    text: 'یک\nدو',
    speakers: [],
    options: { times: false, speakers: true, digits: 'kept', layout: 'paragraphs' },
  } as const;

  it('X-168: writes the lines of a text that has no segments', async () => {
    const serve = serveDocx();
    expect(await serve(begin)).toEqual({ type: 'taken' });
    const answer = await serve({ type: 'end' });
    const file = answer.type === 'file' ? answer.file : new Blob();
    expect(readRuns((await open(file)).document).map(({ text }) => text)).toEqual([
      'جلسه',
      'یک',
      'دو',
    ]);
  });

  it('X-168: refuses an end before the begin', async () => {
    await expect(serveDocx()({ type: 'end' })).rejects.toThrow('before it began');
  });
});
