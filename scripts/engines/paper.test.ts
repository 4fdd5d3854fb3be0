import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readPages } from './paper.ts';

const page = '<< /Type /Page /MediaBox [ 0 0 595.28 841.89 ] >>';
const a4 = { width: 210, height: 297 };

function pack(objects: string): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

describe('the pages of a PDF', () => {
  it('are read from plain objects, as Chromium writes them', () => {
    expect(readPages(Buffer.from(`%PDF-1.4\n${page}\n${page}`))).toEqual([a4, a4]);
  });

  it('are read from compressed objects, as Firefox writes them', () => {
    expect(readPages(pack(`${page} ${page}`))).toEqual([a4, a4]);
    expect(readPages(Buffer.concat([pack(page), pack(page)]))).toEqual([a4, a4]);
  });

  it('are never none', () => {
    expect(() => readPages(Buffer.from('%PDF-1.4'))).toThrow('The PDF names no page.');
  });
});
