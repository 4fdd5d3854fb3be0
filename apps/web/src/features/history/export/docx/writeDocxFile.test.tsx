import { describe, expect, it } from 'vitest';
import { readArchive } from '../../../../testing/readArchive.ts';
import { writeDocxFile } from './writeDocxFile.ts';

const options = { times: false, speakers: true, digits: 'kept', layout: 'paragraphs' } as const;
const makeSource = (count: number) => ({
  title: 'جلسه',
  text: '',
  speakers: [],
  segments: Array.from({ length: count }, (_, at) => ({
    segment_id: String(at),
    text: `جملهٔ ${at}\n`,
    start: null,
    end: null,
    words: [],
    speaker: null,
    is_edited: false,
  })),
});

describe('a Word document of a Worker', () => {
  it('X-168: has all paragraphs in their order, and reports the progress', async () => {
    const progress: string[] = [];
    const file = await writeDocxFile(makeSource(401), options, {
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
    const { 'word/document.xml': xml = '' } = readArchive(await file.arrayBuffer());
    const texts = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/gu)].map(([, text]) => text);
    expect(texts).toEqual(['جلسه', ...Array.from({ length: 401 }, (_, at) => `جملهٔ ${at}`)]);
    expect(progress).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
  });

  it('X-168: a canceled download ends without a file', async () => {
    const canceling = new AbortController();
    const writing = writeDocxFile(makeSource(1_000), options, {
      signal: canceling.signal,
      onProgress: () => canceling.abort(),
    });
    await expect(writing).rejects.toThrow(/abort/i);
    await expect(
      writeDocxFile(makeSource(1), options, { signal: canceling.signal }),
    ).rejects.toThrow(/abort/i);
  });
});
