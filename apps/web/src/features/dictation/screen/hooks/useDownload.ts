import { documentTitle } from '../../workspace/documentTitle.ts';
import type { LiveDictation } from './useDictation.ts';

export interface Download {
  /** Saves the text as a file of plain text. */
  download: () => void;
  /** All that is on the sheet, the unfinished sentence included. */
  text: () => string;
}

/** The text as a file (D13: byte for byte, with a mark of UTF-8 for old readers of Windows). */
export function useDownload({ transcript, segments, interim }: LiveDictation): Download {
  const text = () =>
    transcript?.text({ interim: true }) ??
    [...segments.map((segment) => segment.text), interim ?? ''].join(' ').trim();
  return {
    text,
    download() {
      const file = new Blob(['\uFEFF', text()], { type: 'text/plain;charset=utf-8' });
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `${documentTitle()}.txt`;
      link.click();
      // The browser has to have begun with it first.
      setTimeout(() => {
        URL.revokeObjectURL(address);
      }, 10_000);
    },
  };
}
