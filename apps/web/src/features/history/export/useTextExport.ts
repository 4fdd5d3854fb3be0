import type { Id } from '@nevisa/api/types';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { listText } from '../../../shared/text/listText.ts';
import { type ExportFormat, isExportable } from './exportedText.ts';
import { archiveName, describeFaults, nameOfFile } from './archiveWords.ts';
import { exportTexts } from './exportTexts.ts';
import { rest } from './rest.ts';
import { openZip } from './writeZipFile.ts';

export type TextExport =
  | { readonly step: 'choosing' }
  | { readonly step: 'making'; readonly done: number }
  | { readonly step: 'done'; readonly written: number; readonly failed: number }
  | { readonly step: 'failed' };

/** Writes the chosen texts into one archive and saves it. It ends with the component. */
export function useTextExport(ids: readonly Id[]) {
  const { authStore } = useAppServices();
  const [state, setState] = useState<TextExport>({ step: 'choosing' });
  const canceling = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      canceling.current?.abort();
    },
    [],
  );
  const make = async (formats: readonly ExportFormat[], signal: AbortSignal) => {
    const zip = openZip(signal);
    try {
      const { archive, failed, written } = await exportTexts({
        wanted: ids.map((id) => ({ id, title: null })),
        formatsOf: (text) => (isExportable(text) ? formats : []),
        signal,
        read: (id, reading) =>
          authStore.client().retrieveHistory({ id, words: 1 }, { signal: reading }),
        rest,
        write: zip.ask,
        nameOf: nameOfFile,
        describe: describeFaults,
        onProgress: (done) => {
          setState({ step: 'making', done });
        },
      });
      if (written > 0) {
        downloadFile(archive, archiveName(listText.exportFile, Date.now()));
      }
      setState({ step: 'done', written, failed: failed.length });
    } finally {
      zip.close();
    }
  };
  return {
    state,
    start: (formats: readonly ExportFormat[]) => {
      const abort = new AbortController();
      canceling.current = abort;
      setState({ step: 'making', done: 0 });
      make(formats, abort.signal).catch(() => {
        if (!abort.signal.aborted) {
          setState({ step: 'failed' });
        }
      });
    },
    cancel: () => {
      canceling.current?.abort();
    },
  };
}
