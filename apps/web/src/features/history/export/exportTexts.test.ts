import type { Id, Outcome, WholeConversation } from '@nevisa/api/types';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../../../testing/readArchive.ts';
import { isExportable } from './exportedText.ts';
import { nameExport } from './exportName.ts';
import { type DescribeFaults, exportTexts, type TextsWork } from './exportTexts.ts';
import { serveZip } from './serveZip.ts';

const whole = (id: Id, title: string, text = `متن ${id}`) =>
  ({
    id,
    title,
    text,
    segments: [],
    speakers: [],
    duration: 0,
    revision: 1,
    created_at: '2026-11-21T10:00:00Z',
    updated_at: null,
  }) as unknown as WholeConversation;

const found = (text: WholeConversation): Outcome<WholeConversation> => ({ ok: true, answer: text });
const busy = {
  ok: false,
  failure: { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 3_000 },
} as const;

type ExportWork = TextsWork & { describe: DescribeFaults };
type Read = (id: Id) => Outcome<WholeConversation>;

function arrange(count: number, read: Read, more: Partial<ExportWork> = {}) {
  const serve = serveZip();
  const seen = { progress: [] as number[], rests: [] as number[], underWay: 0, mostAtOnce: 0 };
  const work: ExportWork = {
    wanted: Array.from({ length: count }, (_, step) => ({ id: step + 1, title: null })),
    listFormats: (text) => (isExportable(text) ? ['txt'] : []),
    read: async (id) => {
      seen.underWay += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.underWay);
      await Promise.resolve();
      seen.underWay -= 1;
      return read(id);
    },
    rest: (time) => {
      seen.rests.push(time);
      return Promise.resolve();
    },
    write: (request) => Promise.resolve(serve(request)),
    nameText: ({ title }) => nameExport(title, 'نوشته'),
    describe: (failed) => ({
      name: 'خطاها.txt',
      text: failed.map(({ id, title, fault }) => `${id} ${title} ${fault.kind}`).join('\n'),
    }),
    onProgress: (done) => seen.progress.push(done),
    signal: new AbortController().signal,
    ...more,
  };
  return { work, seen };
}

async function readFiles(archive: Blob): Promise<Record<string, string>> {
  return readArchive(await archive.arrayBuffer());
}

describe('the export of chosen texts', () => {
  it('X-130: one archive has each text in each format, in their order, under unique names', async () => {
    const read: Read = (id) => found(whole(id, id === 3 ? '' : 'جلسه'));
    const { work, seen } = arrange(3, read, { listFormats: () => ['txt', 'md'] });
    const { archive, failed, written } = await exportTexts(work);
    expect(Object.keys(await readFiles(archive))).toEqual([
      'جلسه.txt',
      'جلسه.md',
      'جلسه (۲).txt',
      'جلسه (۲).md',
      'نوشته.txt',
      'نوشته.md',
    ]);
    expect([failed, written, seen.progress]).toEqual([[], 3, [1, 2, 3]]);
  });

  it('X-130: of fifty texts two fail; the archive has the others and the list of faults', async () => {
    const { work, seen } = arrange(50, (id) => {
      if (id === 7) {
        return { ok: false, failure: { kind: 'network' } };
      }
      return found(whole(id, id === 9 ? 'خطاها' : `متن ${id}`, id === 8 ? '' : 'سلام'));
    });
    const { archive, failed, written } = await exportTexts(work);
    const files = await readFiles(archive);
    expect(Object.keys(files)).toHaveLength(49);
    expect(files['خطاها.txt']).toBe('7 null network\n8 متن 8 empty');
    expect(files['خطاها (۲).txt']).toContain('سلام');
    expect([failed.length, written, seen.progress.at(-1), seen.mostAtOnce]).toEqual([2, 48, 50, 4]);
  });

  it('X-130: a busy server is asked again after its time, and not for ever', async () => {
    let reads = 0;
    const { work, seen } = arrange(1, (id) => {
      reads += 1;
      return reads < 3 ? busy : found(whole(id, 'الف'));
    });
    expect((await exportTexts(work)).written).toBe(1);
    expect(seen.rests).toEqual([3_000, 3_000]);
    const never = arrange(1, () => busy);
    expect((await exportTexts(never.work)).failed).toMatchObject([{ fault: { status: 429 } }]);
    expect(never.seen.rests).toHaveLength(3);
  });

  it('X-130: a canceled export ends at once, without an archive', async () => {
    const cancel = new AbortController();
    const reads: Id[] = [];
    const { work } = arrange(
      20,
      (id) => {
        reads.push(id);
        return found(whole(id, 'الف'));
      },
      { signal: cancel.signal, onProgress: (done) => done === 2 && cancel.abort() },
    );
    await expect(exportTexts(work)).rejects.toThrow('abort');
    expect(reads).toHaveLength(4);
  });
});
