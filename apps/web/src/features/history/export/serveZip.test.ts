import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { serveZip } from './serveZip.ts';

it('X-130: the archive has each file with its Persian name and its text', async () => {
  const serve = serveZip();
  const long = 'سلام دنیا '.repeat(20_000);
  const changedAt = Date.parse('2026-11-21T10:00:00Z');
  serve({ type: 'file', name: 'جلسه (۲).txt', content: '\uFEFFسلام', changedAt });
  serve({ type: 'file', name: 'long.md', content: long, changedAt: Number.NaN });
  const answer = serve({ type: 'end' });
  if (answer.type !== 'archive') {
    throw new Error('The last answer has the archive.');
  }
  const files = unzipSync(new Uint8Array(await answer.archive.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['جلسه (۲).txt', 'long.md']);
  expect(Array.from(files['جلسه (۲).txt'] ?? []).slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(strFromU8(files['long.md'] as Uint8Array)).toBe(long);
  expect(answer.archive.size).toBeLessThan(5_000);
});

it('X-130: an archive without a file is an archive too', async () => {
  const answer = serveZip()({ type: 'end' });
  const archive = answer.type === 'archive' ? await answer.archive.arrayBuffer() : null;
  expect(unzipSync(new Uint8Array(archive as ArrayBuffer))).toEqual({});
});
