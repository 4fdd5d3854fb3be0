import type { ExportSource, LineOptions } from '@nevisa/transcript';
import { openWorkerLine } from '../../../../shared/workerLine.ts';
import type { DocxAnswer, DocxRequest } from './docxMessages.ts';
import { default as workerUrl } from './docx.worker.ts?worker&url';

export interface DocxOptions {
  /** Called with the number of parts that are done, of all. */
  onProgress?: (done: number, total: number) => void;
  /** Ends the work; the promise rejects with the reason of the signal. */
  signal?: AbortSignal;
}

/** The segments, each with some ten words, that one task of the page writes. */
const partSize = 100;

/**
 * Writes a text into a Word document in a Worker. The page sends a part of the text
 * at a time, so that it stays usable.
 *
 * @throws Error when the Worker does not load or fails; the reason of `signal` when it is aborted
 */
export async function writeDocxFile(
  { title, text, segments, speakers }: ExportSource,
  options: LineOptions,
  { onProgress, signal }: DocxOptions = {},
): Promise<Blob> {
  signal?.throwIfAborted();
  const line = openWorkerLine<DocxRequest, DocxAnswer>(workerUrl, 'nevisa-docx', signal);
  const total = Math.ceil(segments.length / partSize) + 1;
  try {
    await line.ask({ type: 'begin', title, text, speakers, options });
    for (let part = 0; part < total - 1; part += 1) {
      const from = part * partSize;
      await line.ask({ type: 'segments', segments: segments.slice(from, from + partSize) });
      onProgress?.(part + 1, total);
    }
    const answer = await line.ask({ type: 'end' });
    if (answer.type !== 'file') {
      throw new Error('The Worker ended without a file.');
    }
    onProgress?.(total, total);
    return answer.file;
  } finally {
    line.close();
  }
}
