import { describeTranscript, listLines, type SavedSegment } from '@nevisa/transcript';
import { createDocx } from './createDocx.ts';
import type { DocxAnswer, DocxRequest } from './docxMessages.ts';

/** Writes one Word document from the messages of a page. Returns the answer to each. */
export function serveDocx(): (request: DocxRequest) => Promise<DocxAnswer> {
  const segments: SavedSegment[] = [];
  let begun: Extract<DocxRequest, { type: 'begin' }> | null = null;
  return async (request) => {
    switch (request.type) {
      case 'begin':
        begun = request;
        return { type: 'taken' };
      case 'segments':
        segments.push(...request.segments);
        return { type: 'taken' };
      case 'end': {
        if (begun === null) {
          throw new Error('A document ended before it began: send "begin" first.');
        }
        const described = describeTranscript({ ...begun, segments }, begun.options.digits);
        const lines = listLines(described, begun.options);
        return { type: 'file', file: await createDocx(described.title, lines) };
      }
    }
  };
}
