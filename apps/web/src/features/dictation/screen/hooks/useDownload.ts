import { createTextFile, downloadFile } from '../../../../shared/shell/downloadFile.ts';
import { nameDocument } from '../../workspace/nameDocument.ts';
import type { LiveDictation } from './useDictation.ts';

export interface Download {
  /** Saves the text as a plain text file. */
  download: () => void;
  /** Returns the transcript with the interim text. */
  text: () => string;
}

/** Downloads the text as a file (D13: unchanged, with a byte order mark for old Windows programs). */
export function useDownload({ transcript, segments, interim }: LiveDictation): Download {
  const text = () =>
    transcript?.text({ interim: true }) ??
    [...segments.map((segment) => segment.text), interim ?? ''].join(' ').trim();
  return {
    text,
    download() {
      downloadFile(createTextFile(text()), `${nameDocument()}.txt`);
    },
  };
}
