import type { Outcome } from '@nevisa/api/types';
import type { ToastQueue } from '@nevisa/ui';
import { useCsvDownload } from '../../../shared/lists/csv/useCsvDownload.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fillPlain } from '../../../shared/text/fill.ts';
import { listFailureLines } from '../../../shared/text/listFailureLines.ts';
import { codeColumns } from '../data/discountCsv.ts';

/** Saves the codes of a batch as a file. The read and the file are aborted when the component goes. */
export function useCodesFile(toasts: ToastQueue) {
  const csv = useCsvDownload();
  const readAndSave = (
    name: string,
    read: (signal: AbortSignal) => Promise<Outcome<readonly string[]>>,
    onSaved: () => void = () => undefined,
  ) => {
    csv.start<string>({
      things: fillPlain(discountWords.batchFile, { name }),
      columns: codeColumns,
      read: async (_, signal) => {
        const outcome = await read(signal);
        return outcome.ok
          ? { rows: outcome.answer, failure: null }
          : { rows: [], failure: outcome.failure };
      },
      onSaved,
      onFailed: (failure) => {
        const lines =
          failure === null
            ? [discountWords.exportFailed]
            : [discountWords.batchCodesFailed, ...listFailureLines(failure)];
        toasts.add({ text: lines.join('\n'), tone: 'danger' });
      },
    });
  };
  return {
    busy: csv.progress !== null,
    readAndSave,
    save: (name: string, codes: readonly string[], onSaved: () => void) =>
      readAndSave(name, () => Promise.resolve({ ok: true, answer: codes }), onSaved),
  };
}
