import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ZipAnswer, ZipRequest } from './zipMessages.ts';

/** The years that an archive can name. */
const firstYear = 1980;
const lastYear = 2099;

/** Writes one archive from the messages of a page. Returns the answer to each. */
export function serveZip(): (request: ZipRequest) => ZipAnswer {
  const parts: BlobPart[] = [];
  const archive = new Zip((error, part) => {
    if (error !== null) {
      throw error;
    }
    // A blob for each part: the browser may keep it outside of memory.
    parts.push(new Blob([part]));
  });
  return (request) => {
    if (request.type === 'end') {
      archive.end();
      return { type: 'archive', archive: new Blob(parts, { type: 'application/zip' }) };
    }
    const file = new ZipDeflate(request.name, { level: 6 });
    file.mtime = readTime(request.changedAt);
    archive.add(file);
    const { content } = request;
    file.push(typeof content === 'string' ? strToU8(content) : content, true);
    return { type: 'written' };
  };
}

function readTime(moment: number): Date {
  const time = new Date(moment);
  const year = time.getFullYear();
  return year >= firstYear && year <= lastYear ? time : new Date(firstYear, 0, 1);
}
