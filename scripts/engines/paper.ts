import { inflateSync } from 'node:zlib';

/** A4 with the margins of a browser's own dialog, in cm; backgrounds are not printed, as people print. */
export const paperOptions = {
  page: { width: 21, height: 29.7 },
  margin: { top: 1, bottom: 1, left: 1, right: 1 },
  background: false,
  shrinkToFit: false,
};

/** A page of a PDF in mm. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the pages of a PDF, also of one whose objects are compressed.
 *
 * @throws Error for a file without a page
 */
export function readPages(pdf: Buffer): PaperPage[] {
  const text = [pdf.toString('latin1'), ...inflateStreams(pdf)].join('\n');
  const sizes = text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  const pages = Array.from(sizes, ([, width, height]) => ({
    width: toMillimetres(width),
    height: toMillimetres(height),
  }));
  if (pages.length === 0) {
    throw new Error('The PDF names no page.');
  }
  return pages;
}

/** The streams that are compressed objects; every other stream is left out. */
function inflateStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return Array.from(text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g), ([, bytes]) =>
    inflateSync(Buffer.from(bytes ?? '', 'latin1'), { finishFlush: 2 }).toString('latin1'),
  );
}

function toMillimetres(points: string | undefined): number {
  return Math.round((Number(points) / 72) * 25.4);
}
