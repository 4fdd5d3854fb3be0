import type { Id, WholeConversation } from '@nevisa/api/types';
import { formatDate, parseWireTime } from '@nevisa/ui';
import { useEffect, useRef, useState } from 'react';
import { useAppServices } from '../../../app/appServices.ts';
import { csvFileName } from '../../../shared/lists/csv/csvFileName.ts';
import { downloadFile } from '../../../shared/shell/downloadFile.ts';
import { appText } from '../../../shared/text/appText.ts';
import { failureLines } from '../../../shared/text/failureLines.ts';
import { fill } from '../../../shared/text/fill.ts';
import { listText } from '../../../shared/text/listText.ts';
import { liveText } from '../../../shared/text/liveText.ts';
import type { ExportFormat } from './exportedText.ts';
import { exportTexts, type FailedExport } from './exportTexts.ts';
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
        ids,
        formats,
        signal,
        read: (id, reading) =>
          authStore.client().retrieveHistory({ id, words: 1 }, { signal: reading }),
        rest,
        write: zip.ask,
        nameOf,
        describe: (faults) => ({
          name: `${listText.exportFaults}.txt`,
          text: `\uFEFF${faults.map(describeFault).join('\r\n')}\r\n`,
        }),
        onProgress: (done) => {
          setState({ step: 'making', done });
        },
      });
      if (written > 0) {
        downloadFile(archive, archiveName(Date.now()));
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

/** Waits, or ends with the reason of the signal. */
function rest(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** «نویسا-نوشته‌ها-1405-08-30.zip». */
function archiveName(moment: number): string {
  return csvFileName(appText.name, listText.exportFile, moment).replace(/csv$/u, 'zip');
}

function nameOf({ created_at: createdAt }: WholeConversation): string {
  const day = createdAt === null ? null : parseWireTime(createdAt);
  return day === null
    ? listText.exportUnnamed
    : fill(liveText.defaultTitle, { date: formatDate(day) });
}

function describeFault({ id, title, fault }: FailedExport): string {
  const reason = fault.kind === 'empty' ? listText.exportEmptyText : failureLines(fault).join(' ');
  return `${title ?? String(id)}: ${reason}`;
}
