import type { ToastQueue } from '@nevisa/ui';
import { useCsvDownload } from '../../../shared/lists/csv/useCsvDownload.ts';
import { discountWords } from '../../../shared/text/discountWords.ts';
import { fillPlain } from '../../../shared/text/fill.ts';
import { codeColumns } from '../data/discountCsv.ts';

/** Saves the codes of a batch as a file. */
export function useCodesFile(toasts: ToastQueue) {
  const csv = useCsvDownload();
  return {
    busy: csv.progress !== null,
    save: (name: string, codes: readonly string[], onSaved: () => void) => {
      csv.start<string>({
        things: fillPlain(discountWords.batchFile, { name }),
        columns: codeColumns,
        read: () => Promise.resolve({ rows: codes, failure: null }),
        onSaved,
        onFailed: () => toasts.add({ text: discountWords.exportFailed, tone: 'danger' }),
      });
    },
  };
}
